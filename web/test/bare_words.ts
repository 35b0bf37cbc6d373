/** The words of the page without a catalogue: each message says its key. For `vi.mock`. */
export const t = (key: string): string => key;
export const named = (family: string, name: string): string => `${family}-${name.replaceAll('_', '-')}`;
export const has = (): boolean => true;
export const learn = (): Promise<void> => Promise.resolve();
export const hasName = (): boolean => true;
export const capital = (text: string): string => text;
export const labelled = (label: string, text: string): string => `${label}: ${text}`;
export const nameList = (names: readonly string[]): string => names.join(', ');
export const reasonText = ({ code }: { code: string }): string => code;
export const tileName = (text: string): string => text;
