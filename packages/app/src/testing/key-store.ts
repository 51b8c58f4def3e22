import { vi } from 'vitest';

const answer = <T>(result: T, before?: string) => {
  const request = Object.assign(new EventTarget(), { result });
  queueMicrotask(() => {
    if (before) request.dispatchEvent(new Event(before));
    request.dispatchEvent(new Event('success'));
  });
  return request;
};

/** As much of a browser's database as keeps a key; what is in it, for a look. */
export function startKeyStore(): ReadonlyMap<string, CryptoKey> {
  const kept = new Map<string, CryptoKey>();
  const store = {
    count: () => answer(kept.size),
    get: (name: string) => answer(kept.get(name)),
    put: (key: CryptoKey, name: string) => answer(kept.set(name, key) && name),
    delete: (name: string) => answer(kept.delete(name)),
  };
  const database = {
    createObjectStore: () => store,
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
  vi.stubGlobal('indexedDB', { open: () => answer(database, 'upgradeneeded') });
  return kept;
}
