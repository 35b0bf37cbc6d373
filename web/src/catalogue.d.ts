declare module 'virtual:catalogue' {
  type Loader = Record<string, () => Promise<{ default: string }>>;
  export const words: Loader;
  export const rules: Loader;
}
