import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS verification (
  id TEXT PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  merchant TEXT NOT NULL,
  reference TEXT NOT NULL,
  name TEXT NOT NULL,
  birth_date TEXT NOT NULL,
  return_url TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'submitted', 'finished', 'expired')),
  outcome TEXT,
  due_at INTEGER,
  expires_at INTEGER NOT NULL,
  UNIQUE (merchant, reference)
) STRICT;
CREATE TABLE IF NOT EXISTS finding (
  id TEXT PRIMARY KEY,
  verification TEXT NOT NULL REFERENCES verification,
  result TEXT NOT NULL,
  document TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS delivery (
  place INTEGER PRIMARY KEY,
  id TEXT NOT NULL,
  merchant TEXT NOT NULL,
  body TEXT NOT NULL,
  due_at INTEGER,
  tries INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE IF NOT EXISTS listed (
  id TEXT PRIMARY KEY,
  phone TEXT NOT NULL,
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  birth_date TEXT NOT NULL,
  until INTEGER
) STRICT;
INSERT OR IGNORE INTO listed VALUES
  ('lst_first', '', 'excluded@example.org', 'Alex Rivermouth', '1988-03-09', NULL);
CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS delivery_due ON delivery (due_at) WHERE due_at IS NOT NULL;
`;

export interface Verification {
  readonly id: string;
  readonly token: string;
  readonly merchant: string;
  readonly reference: string;
  readonly name: string;
  readonly birth_date: string;
  readonly return_url: string;
  readonly status: 'open' | 'submitted' | 'finished' | 'expired';
  readonly outcome: string | null;
  readonly due_at: number | null;
  readonly expires_at: number;
}

export const newId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;

export interface Store {
  run(text: string, ...values: readonly SQLInputValue[]): void;
  all<T>(text: string, ...values: readonly SQLInputValue[]): readonly T[];
  /** All of it or nothing; nothing awaits in it. */
  together<T>(work: () => T): T;
  close(): void;
}

export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'identity.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  database.exec(SCHEMA);
  return {
    run: (text, ...values) => void database.prepare(text).run(...values),
    all: <T>(text: string, ...values: readonly SQLInputValue[]) =>
      database.prepare(text).all(...values) as T[],
    together(work) {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}
