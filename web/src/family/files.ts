/** A family as a file: to keep, or to bring to another server. */

/** So much a server takes, with room for letters that are longer than one byte. */
const MOST = 7_000_000;

/** As much of a file as a server takes: of a family that played for years the oldest matches stay behind, not their scores. */
export function fitted(file: object, most = MOST): object {
  let over = JSON.stringify(file).length - most;
  if (over <= 0 || !('games' in file) || !Array.isArray(file.games)) return file;
  return {
    ...file,
    games: (file.games as { records?: string[] }[]).map((game) => {
      if (over <= 0) return game;
      over -= JSON.stringify(game.records ?? []).length;
      return { ...game, records: [] };
    }),
  };
}

/** What a file says; null if it is none of ours. */
export async function readFile(file: File): Promise<object | null> {
  try {
    const found = JSON.parse(await file.text()) as unknown;
    return typeof found === 'object' ? found : null;
  } catch {
    return null;
  }
}
