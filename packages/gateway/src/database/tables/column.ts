import type { ColumnType } from 'kysely';

/** Filled in by the database and never written by hand. */
export type Identity = ColumnType<bigint, never, never>;
export type Json<T> = ColumnType<T, string, string>;
