import type { CompiledQuery, Kysely, QueryExecutorProvider } from 'kysely';
import { hash } from 'node:crypto';
import type { Database } from '../schema.ts';

const MARK = '/* prepared */';

/** Stands for a value until the statement is asked. */
class Blank {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** A query that is put together, or one that is written out. */
interface Statement<Row> {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row>;
}

const blanks = new Proxy({}, { get: (_none, name) => new Blank(name) });

/**
 * A statement that is asked all the time: it is written once, with a blank for
 * each value it is given, and each connection plans it once (ADR 56).
 */
export function prepared<Given extends object, Row>(
  build: (db: Kysely<Database>, given: Given) => Statement<Row>,
): (db: Kysely<Database>, given: Given) => Promise<readonly Row[]> {
  let written: CompiledQuery<Row> | undefined;
  const write = (db: Kysely<Database>): CompiledQuery<Row> => {
    const compiled = build(db, blanks as Given).compile(db);
    return { ...compiled, sql: `${compiled.sql} ${MARK}` };
  };
  return async (db, given) => {
    written ??= write(db);
    const parameters = written.parameters.map((one) =>
      one instanceof Blank ? given[one.name as keyof Given] : one,
    );
    const { rows } = await db.executeQuery<Row>({ ...written, parameters });
    return rows;
  };
}

const names = new Map<string, string>();

/** The name under which a connection keeps a statement; undefined for one that is planned each time. */
export function preparedName(text: string): string | undefined {
  if (!text.endsWith(MARK)) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = hash('sha256', text).slice(0, 32);
  names.set(text, name);
  return name;
}
