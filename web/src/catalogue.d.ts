declare module 'virtual:catalogue' {
  type Loaders = Record<string, () => Promise<{ default: string }>>;
  export const words: Loaders;
  export const rules: Loaders;
  export const learn: Loaders;
  export const doors: Loaders;
  export const table: Loaders;
  export const device: Loaders;
}
