import type { FastifyRequest } from 'fastify';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';

/** Where somebody comes from, as it is shown to them later; empty is not known. */
export interface Visitor {
  readonly device: string;
  readonly address: string;
  readonly country: string;
}

export function visitorOf(
  { states }: Pick<Services, 'states'>,
  merchant: Merchant,
  request: FastifyRequest,
): Visitor {
  return {
    device: deviceName(request.headers['user-agent'] ?? ''),
    address: request.ip,
    country: states.gateFor(merchant, request).country ?? '',
  };
}

/** What somebody's browser says of itself, in words that all have to be there. */
type Naming = readonly [marks: readonly RegExp[], name: string];

/** The first that fits: who builds on another's browser is named before it. */
const browsers: readonly Naming[] = [
  [[/\bSamsungBrowser\//], 'Samsung Internet'],
  [[/\b(EdgA|EdgiOS|Edg)\//], 'Edge'],
  [[/\b(OPR|OPT|Opera)\//], 'Opera'],
  [[/\b(UCBrowser|UCWEB)/], 'UC Browser'],
  [[/\b(FBAN|FBAV)\//], 'Facebook'],
  [[/\b(Firefox|FxiOS)\//], 'Firefox'],
  [[/\b(Chrome|CriOS)\//], 'Chrome'],
  [[/\bVersion\//, /\bSafari\//], 'Safari'],
];

const systems: readonly Naming[] = [
  [[/\biPhone\b/], 'iPhone'],
  [[/\biPad\b/], 'iPad'],
  [[/\bAndroid\b/], 'Android'],
  [[/\bWindows\b/], 'Windows'],
  [[/\bCrOS\b/], 'ChromeOS'],
  [[/\bMac OS X\b/], 'Mac'],
  [[/\bLinux\b/], 'Linux'],
];

/** `Chrome · Android`: names only, which are the same in every language. */
export function deviceName(agent: string): string {
  const named = (table: readonly Naming[]) =>
    table.find(([marks]) => marks.every((mark) => mark.test(agent)))?.[1];
  return [named(browsers), named(systems)].filter((one) => one !== undefined).join(' · ');
}
