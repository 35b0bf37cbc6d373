/** Several people on one device: the tokens of their seats stay in this browser. */
const KEY = 'tilerummy-together-';
/** The token of each seat that a person has. */
export type Tokens = Readonly<Record<number, string>>;

export const keepTokens = (code: string, tokens: Tokens): void =>
  localStorage.setItem(KEY + code, JSON.stringify(tokens));

/** The seats of a table that this device hands round; null if one person plays here, or nobody. */
export function tokensOf(code: string): Tokens | null {
  try {
    const tokens = JSON.parse(localStorage.getItem(KEY + code) ?? '{}') as Tokens;
    return Object.keys(tokens).length > 1 ? tokens : null;
  } catch {
    return null;
  }
}
