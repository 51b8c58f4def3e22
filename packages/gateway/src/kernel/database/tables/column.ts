import type { ColumnType } from 'kysely';

/** Filled in by the database and never written by hand. */
export type IdentityColumn = ColumnType<bigint, never, never>;
/** Given once. */
export type FixedColumn<T> = ColumnType<T, T, never>;
export type Json<T> = ColumnType<T, string, string>;
/** The database has a value of its own where none is given. */
export type JsonDefault<T> = ColumnType<T, string | undefined, string>;
/** What stands in several languages, by their codes. */
export type Texts = Readonly<Record<string, string>>;
