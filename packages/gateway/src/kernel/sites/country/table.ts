import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { Reader, type Response } from 'mmdb-lib';
import { StartError } from '../../start-error.ts';

/** Which country an address is in; undefined where the table does not say. */
export type CountryTable = (address: string) => string | undefined;

/** A file in the format of MaxMind, as several sell it or give it away; nothing is asked of anybody. */
export function openTable(path: string): CountryTable {
  const reader = read(path);
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/s, '');
    return isIP(plain) === 0 ? undefined : countryOf(reader.get(plain));
  };
}

function read(path: string): Reader<Response> {
  try {
    const reader = new Reader(readFileSync(path));
    reader.get('::1');
    return reader;
  } catch (error) {
    const isThere = !(error instanceof Error && 'code' in error);
    throw new StartError(
      `LIVERY_COUNTRY names ${path}, which ${isThere ? 'is no table of countries' : 'cannot be read'}. Name a table (.mmdb) that this user may read.`,
    );
  }
}

interface Shown {
  readonly country?: { readonly iso_code?: unknown } | string;
  readonly country_code?: unknown;
}

/** Makers of tables call it differently. */
function countryOf(record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const { country, country_code: code }: Shown = record;
  const found = code ?? (typeof country === 'object' ? country.iso_code : country);
  return typeof found === 'string' && /^[A-Z]{2}$/.test(found) ? found : undefined;
}
