import type { MerchantRecord } from '@livery/contract/merchants';
import type { CountrySource } from '../../kernel/sites/country/source.ts';
import { HOW_TO_KNOW } from '../../kernel/sites/country/require.ts';
import { StartError } from '../../kernel/start-error.ts';
import { merchantNamed } from '../terminal/command.ts';
import { orderHelp } from '../terminal/options.ts';
import { everyChapter, settingsOf } from '../../chapters/all.ts';
import { isCountry, requireFlag, requireSetting } from '../../chapters/site/index.ts';

/** What an operator can order of a site that runs. */
export type Order =
  | { readonly kind: 'show' }
  | { readonly kind: 'close'; readonly info: string; readonly until: Date | null }
  | { readonly kind: 'open' }
  | { readonly kind: 'switch'; readonly flag: string; readonly off: boolean }
  | { readonly kind: 'block'; readonly what: string; readonly off: boolean }
  | { readonly kind: 'set'; readonly key: string; readonly file: string };

const settings = settingsOf(everyChapter);

export const usage = `Usage: pnpm gateway site <merchant> [order]

Orders a site that runs; without an order it shows how the site stands.

  close [text] [--until 2026-12-01T06:00Z]   closed for maintenance
  open                                       open again
  off <flag> | on <flag>                     switches a feature off, or no longer
  block <country or network> | unblock …     DE, 203.0.113.0/24, 2001:db8::/32
  set <setting> <file.json>                  ${Object.keys(settings).join(', ')}

Every order is written into the audit. With it:

${orderHelp}`;

export interface SiteOrder {
  readonly merchant: string;
  readonly order: Order;
}

export function readOrder(args: readonly string[]): SiteOrder {
  const [merchant, word = 'show', ...rest] = args;
  if (merchant === undefined || merchant.startsWith('-')) throw new StartError(usage);
  return { merchant, order: orderOf(word, rest) };
}

type KnownSite = Pick<MerchantRecord, 'code' | 'flags'>;

/** Said before anything is asked of the database. */
export function requireKnown(
  merchants: readonly KnownSite[],
  { merchant, order }: SiteOrder,
): void {
  const site = merchantNamed(merchants, merchant);
  if (order.kind === 'switch') requireFlag(site, order.flag);
}

/** As the gateway is set, so is this command: both read the same environment. */
export function requireCountrySource(order: Order, source: CountrySource): void {
  if (order.kind !== 'block' || order.off || !isCountry(order.what)) return;
  if (source.kind !== 'none') return;
  throw new StartError(
    `Nobody says where a visitor is, so ${order.what} could not be kept out. ${HOW_TO_KNOW}`,
  );
}

function orderOf(word: string, rest: readonly string[]): Order {
  const [first, second, ...more] = rest;
  if (word === 'close') return closing(rest);
  if (word === 'set' && first !== undefined && second !== undefined && more.length === 0) {
    requireSetting(settings, first);
    return { kind: 'set', key: first, file: second };
  }
  if (second !== undefined) throw new StartError(usage);
  if (word === 'show' && first === undefined) return { kind: 'show' };
  if (word === 'open' && first === undefined) return { kind: 'open' };
  if (first === undefined) throw new StartError(usage);
  if (word === 'off' || word === 'on') {
    if (!/^[A-Z][A-Z0-9]{1,39}$/.test(first))
      throw new StartError(`${first} is no name of a flag.`);
    return { kind: 'switch', flag: first, off: word === 'off' };
  }
  if (word === 'block' || word === 'unblock') {
    return { kind: 'block', what: first, off: word === 'unblock' };
  }
  throw new StartError(usage);
}

function closing(rest: readonly string[]): Order {
  const at = rest.indexOf('--until');
  const words = at === -1 ? rest : rest.slice(0, at);
  const [text, ...more] = at === -1 ? [] : rest.slice(at + 1);
  if (more.length > 0 || (at !== -1 && text === undefined)) throw new StartError(usage);
  const until = text === undefined ? null : new Date(text);
  if (until !== null && Number.isNaN(until.getTime())) {
    throw new StartError(`${text} is no time. It is written 2026-12-01T06:00Z.`);
  }
  return { kind: 'close', info: words.join(' '), until };
}
