/** Several people on one device: the tokens of their seats stay in this browser. */
import { kept } from './kept.ts';

const nameOf = (code: string): string => `together-${code}`;
/** The token of each seat that a person has. */
export type Tokens = Readonly<Record<number, string>>;

/** Where nothing can be kept there is no such table: the next reload would lose everybody's seat. */
export function keepTokens(code: string, tokens: Tokens): void {
  if (!kept.writeValue(nameOf(code), tokens)) throw new Error('this browser keeps nothing');
}

/** The seats of a table that this device hands round; null if one person plays here, or nobody. */
export function tokensOf(code: string): Tokens | null {
  const tokens = kept.readValue<Tokens>(nameOf(code), {});
  return Object.keys(tokens).length > 1 ? tokens : null;
}
