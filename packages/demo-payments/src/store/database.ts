import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS orders (
  id TEXT PRIMARY KEY,
  way TEXT NOT NULL CHECK (way IN ('in', 'out')),
  token TEXT NOT NULL UNIQUE,
  merchant TEXT NOT NULL,
  reference TEXT NOT NULL,
  rail TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL,
  party TEXT,
  last4 TEXT,
  return_url TEXT,
  status TEXT NOT NULL,
  reason TEXT,
  outcome TEXT,
  created_at INTEGER NOT NULL,
  processing_at INTEGER,
  expires_at INTEGER,
  updated_at INTEGER NOT NULL,
  UNIQUE (merchant, way, reference)
) STRICT;
CREATE TABLE IF NOT EXISTS movement (
  place INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  merchant TEXT NOT NULL,
  order_id TEXT NOT NULL REFERENCES orders,
  kind TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL,
  of TEXT REFERENCES movement (id),
  payer TEXT,
  last4 TEXT,
  at INTEGER NOT NULL,
  funding TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS movement_order ON movement (order_id);
CREATE INDEX IF NOT EXISTS movement_day ON movement (merchant, at);
CREATE TABLE IF NOT EXISTS step (
  place INTEGER PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders,
  due_at INTEGER NOT NULL,
  act TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS step_due ON step (due_at);
CREATE TABLE IF NOT EXISTS event (
  id TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  order_id TEXT NOT NULL REFERENCES orders,
  type TEXT NOT NULL,
  body TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS delivery (
  place INTEGER PRIMARY KEY,
  event_id TEXT NOT NULL REFERENCES event,
  forged INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER,
  tries INTEGER NOT NULL DEFAULT 0,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'lost', 'given_up')),
  answer TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS delivery_due ON delivery (due_at) WHERE due_at IS NOT NULL;
CREATE TABLE IF NOT EXISTS reply (
  merchant TEXT NOT NULL,
  key TEXT NOT NULL,
  request TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (merchant, key)
) STRICT;
CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

/** A store of before has the table without it. */
function addColumn(database: DatabaseSync, table: string, column: string): void {
  const known = database.prepare('SELECT name FROM pragma_table_info(?)').all(table);
  if (known.some(({ name }) => name === column)) return;
  database.exec(`ALTER TABLE ${table} ADD COLUMN ${column} TEXT`);
}

export interface Store {
  run(text: string, ...values: readonly SQLInputValue[]): void;
  one<T>(text: string, ...values: readonly SQLInputValue[]): T | undefined;
  all<T>(text: string, ...values: readonly SQLInputValue[]): readonly T[];
  /** All of it or nothing. */
  together<T>(work: () => T): T;
  close(): void;
}

/** Nothing awaits within a transaction, so whatever else is asked meanwhile waits its turn. */
export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'payments.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  database.exec(SCHEMA);
  addColumn(database, 'movement', 'funding');
  const prepared = new Map<string, StatementSync>();
  const statement = (text: string): StatementSync => {
    const known = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, known);
    return known;
  };
  let isOpen = false;
  return {
    run: (text, ...values) => void statement(text).run(...values),
    one: <T>(text: string, ...values: readonly SQLInputValue[]) =>
      statement(text).get(...values) as T | undefined,
    all: <T>(text: string, ...values: readonly SQLInputValue[]) =>
      statement(text).all(...values) as T[],
    together(work) {
      if (isOpen) return work();
      database.exec('BEGIN IMMEDIATE');
      isOpen = true;
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      } finally {
        isOpen = false;
      }
    },
    close: () => database.close(),
  };
}
