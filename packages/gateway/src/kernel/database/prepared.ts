import { sql } from 'kysely';
import { hash } from 'node:crypto';

const MARK = '/* prepared */';

/** At the end of a statement that is asked all the time: each connection plans it once. */
export const prepared = sql.raw(MARK);

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
