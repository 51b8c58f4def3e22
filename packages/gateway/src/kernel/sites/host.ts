import { isIPv6 } from 'node:net';
import type { Merchant } from './merchants.ts';

/** What a Host header says, and nothing that it does not. */
export interface Host {
  /** In small letters. */
  readonly name: string;
  /** With its colon; empty where none is said. */
  readonly port: string;
}

const NAME = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/;
/** No zone: which of its lines a machine means is nobody else's. */
const LITERAL = /^\[[0-9a-f:.]+\]$/;
const PORT = /^:[1-9]\d{0,4}$/;
/** As long as a name of the net may be. */
const LONGEST_NAME = 253;
const LONGEST = LONGEST_NAME + ':65535'.length;

/**
 * A name or an address of the net, and a port or none. Whatever else a header
 * says is undefined: what one program reads as a path, a user or a second host,
 * another would read as part of the name. A dot at the end is none either: to a
 * browser that is another site, for which no cookie, key or policy of ours
 * holds (ADR 141).
 */
export function hostOf(header: string | undefined): Host | undefined {
  if (header === undefined || header.length > LONGEST) return undefined;
  const text = header.toLowerCase();
  const end = text.startsWith('[') ? text.indexOf(']') + 1 : text.indexOf(':');
  const name = end < 1 ? text : text.slice(0, end);
  const port = end < 1 ? '' : text.slice(end);
  if (port !== '' && !(PORT.test(port) && Number(port.slice(1)) <= 65_535)) return undefined;
  if (LITERAL.test(name)) return isIPv6(name.slice(1, -1)) ? { name, port } : undefined;
  return name.length <= LONGEST_NAME && NAME.test(name) ? { name, port } : undefined;
}

/** The merchant's own domain that was asked: whatever a header says, it is one of the merchant's. */
export function domainAsked(
  { domains }: Pick<Merchant, 'domains'>,
  header: string | undefined,
): string {
  const name = hostOf(header)?.name;
  return domains.find((domain) => domain === name) ?? domains[0] ?? '';
}
