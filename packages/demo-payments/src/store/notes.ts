import type { Store } from './database.ts';

/** Single facts that outlive the process: the time of a test, what is to happen next. */
export function readNote(store: Store, name: string): string | undefined {
  return store.one<{ value: string }>('SELECT value FROM note WHERE name = ?', name)?.value;
}

export function writeNote(store: Store, name: string, value: string): void {
  store.run(
    `INSERT INTO note (name, value) VALUES (?, ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    name,
    value,
  );
}

/** Reads it once: the next reader finds nothing. */
export function takeNote(store: Store, name: string): string | undefined {
  const value = readNote(store, name);
  if (value !== undefined) store.run('DELETE FROM note WHERE name = ?', name);
  return value;
}
