import type { FastifyRequest } from 'fastify';
import type { CountrySource } from './source.ts';
import { openTable } from './table.ts';

/** Who says where a visitor is. */
export interface Countries {
  /** ISO 3166; undefined where it is not known. */
  of(request: FastifyRequest): string | undefined;
  /** Whether it is known of everybody who comes as the operator means them to come. */
  readonly isCertain: boolean;
}

/**
 * What a client says of itself is never taken. A header is believed because the
 * operator says that the proxy in front sets it and takes the client's away.
 */
export function openCountries(source: CountrySource): Countries {
  if (source.kind === 'none') return { of: () => undefined, isCertain: false };
  if (source.kind === 'file') {
    const table = openTable(source.path);
    return { of: ({ ip }) => table(ip), isCertain: false };
  }
  return { of: (request) => countryIn(request.headers[source.name]), isCertain: true };
}

function countryIn(given: string | readonly string[] | undefined): string | undefined {
  return typeof given === 'string' && /^[A-Z]{2}$/.test(given) ? given : undefined;
}
