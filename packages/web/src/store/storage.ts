/** Storage that may be blocked, full or absent: reading gives nothing, writing gives up. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

/** While the build renders a page there is no visitor to remember anything of. */
const isRendering = typeof document === 'undefined';

function attempt<T>(work: () => T, otherwise: T): T {
  if (isRendering) return otherwise;
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const safe = (open: () => Storage): SafeStorage => ({
  get: (key) => attempt(() => open().getItem(key), null),
  set: (key, value) => attempt(() => open().setItem(key, value), undefined),
  remove: (key) => attempt(() => open().removeItem(key), undefined),
  clear: () => attempt(() => open().clear(), undefined),
});

export const local = safe(() => localStorage);
export const perTab = safe(() => sessionStorage);

/** JSON under a key, or nothing when it is missing or not of the form asked for. */
export function readJson<T>(
  storage: SafeStorage,
  key: string,
  accept: (value: unknown) => value is T,
): T | null {
  const text = storage.get(key);
  if (text === null) return null;
  const value = attempt<unknown>(() => JSON.parse(text), null);
  return accept(value) ? value : null;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
