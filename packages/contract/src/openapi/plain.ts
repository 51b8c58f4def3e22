import type { TSchema } from 'typebox';

/** Without what the schema library keeps for itself. */
export function plain(schema: TSchema): object {
  return JSON.parse(JSON.stringify(schema)) as object;
}
