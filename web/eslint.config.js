import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import layers from './lint/layers.js';
import noCycle from './lint/no-cycle.js';

export default ts.config(
  { ignores: ['node_modules/', '.svelte-check/', 'src/wire/protocol.ts', 'keys.d.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    plugins: { own: { rules: { layers, 'no-cycle': noCycle } } },
    languageOptions: {
      globals: { ...globals.browser, STATIC: 'readonly' },
      parserOptions: { parser: ts.parser },
    },
    rules: {
      'own/layers': 'error',
      'own/no-cycle': 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: false }],
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({ name, message: 'Keep it by wire/kept.ts.' })),
      ],
      // Sets and maps here are values: a change is a new one in $state.raw.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSNeverKeyword',
          message: 'Give the value its type: `as never` switches the check off.',
        },
      ],
    },
  },
  // Where there are types, `svelte-check` finds what nobody uses (noUnusedLocals, noUnusedParameters).
  { files: ['**/*.ts', '**/*.svelte'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  // The keeper itself, and the copy of all that is kept; a table tells a browser that keeps nothing from an empty one.
  {
    files: ['src/wire/kept.ts', 'src/device/Kept.svelte', 'src/table/room/*.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  { files: ['src/offline/worker.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['*.config.*', 'device/**', 'lint/**', 'test/**'], languageOptions: { globals: globals.node } },
);
