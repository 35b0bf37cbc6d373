/** The store of the device: pages of a database under their numbers, in IndexedDB. */
const NAME = 'tilerummy-device';
const PAGES = 'pages';
/** Bytes of a page (`PAGE` in device/memory_store.py). */
export const PAGE = 4096;

export class PageStore {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<PageStore> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(PAGES);
    return new PageStore(await done(request));
  }

  /** Everything that was kept, in order. */
  async read(): Promise<Uint8Array<ArrayBuffer>> {
    const pages = this.database.transaction(PAGES).objectStore(PAGES);
    const found = (await done(pages.getAll())) as Uint8Array[];
    const whole = new Uint8Array(found.length * PAGE);
    found.forEach((page, number) => whole.set(page, number * PAGE));
    return whole;
  }

  /** Puts a whole database in the place of what is kept. */
  async replace(whole: Uint8Array): Promise<void> {
    const count = whole.length / PAGE;
    await this.keep(count, [...Array(count).keys()], whole);
  }

  /** Keeps pages that have changed, all or none; `count` is how many there are from now on. */
  async keep(count: number, numbers: readonly number[], bytes: Uint8Array): Promise<void> {
    const change = this.database.transaction(PAGES, 'readwrite');
    const pages = change.objectStore(PAGES);
    // A copy of each: of a view, the whole of the bytes behind it would be kept.
    numbers.forEach((number, at) => pages.put(bytes.slice(at * PAGE, (at + 1) * PAGE), number));
    // A database that has shrunk has fewer pages than before.
    pages.delete(IDBKeyRange.lowerBound(count));
    change.commit(); // from here on it is the browser's, whatever becomes of this page
    await new Promise<void>((kept, lost) => {
      change.oncomplete = () => kept();
      change.onabort = () => lost(change.error ?? new Error('not kept'));
    });
  }
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
