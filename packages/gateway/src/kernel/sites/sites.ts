import { hostOf } from './host.ts';
import type { Merchant } from './merchants.ts';
import { bareHost, DEFAULT_GAMES_HOST, DEFAULT_HOOKS_HOST, START_HOSTS } from './own-hosts.ts';

/** Whose host a request was sent to. */
export type Site =
  | { readonly kind: 'merchant'; readonly merchant: Merchant }
  | { readonly kind: 'games' }
  | { readonly kind: 'hooks' }
  | { readonly kind: 'codes' }
  | { readonly kind: 'start' }
  | { readonly kind: 'unknown' };

/** A merchant as it is now and as it was; undefined where it is not served. */
export type HearChange = (now: Merchant | undefined, before: Merchant | undefined) => void;

/** Who is served. Merchants come, change and go while the gateway runs: whoever keeps one keeps a moment. */
export interface Sites {
  readonly merchants: readonly Merchant[];
  readonly gamesHost: string;
  find(hostHeader: string | undefined): Site;
  /** A merchant as it is now. */
  of(code: string): Merchant | undefined;
  /** Called for each merchant that came, changed or went; returns the way to stop hearing. */
  subscribe(hear: HearChange): () => void;
}

export interface LiveSites extends Sites {
  /** All at once: no request meets half of the old and half of the new. */
  replace(merchants: readonly Merchant[]): void;
}

const unknown: Site = { kind: 'unknown' };

export function createSites(first: readonly Merchant[], hooksHost = DEFAULT_HOOKS_HOST): LiveSites {
  let now = tableOf(first, hooksHost);
  const hearers = new Set<HearChange>();
  return {
    get merchants() {
      return now.merchants;
    },
    get gamesHost() {
      return now.gamesHost;
    },
    find: (hostHeader) =>
      hostHeader === undefined ? unknown : (now.asked.get(hostHeader) ?? look(now, hostHeader)),
    of: (code) => now.codes.get(code),
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    replace: (merchants) => {
      const before = now;
      now = tableOf(merchants, hooksHost);
      for (const { code } of changesBetween(before.merchants, merchants)) {
        for (const hear of hearers) hear(now.codes.get(code), before.codes.get(code));
      }
    },
  };
}

type Table = ReturnType<typeof tableOf>;

/** A host is written in a few ways only, and each request asks several times whose it is. */
const MOST_ASKED = 1_000;

function look({ hosts, asked }: Table, hostHeader: string): Site {
  const site = hosts.get(hostOf(hostHeader)?.name ?? '');
  if (site === undefined) return unknown;
  if (asked.size >= MOST_ASKED) asked.clear();
  asked.set(hostHeader, site);
  return site;
}

function tableOf(merchants: readonly Merchant[], hooksHost: string) {
  const hosts = new Map<string, Site>();
  for (const host of START_HOSTS) hosts.set(host, { kind: 'start' });
  hosts.set(hooksHost, { kind: 'hooks' });
  const gamesHosts = merchants.flatMap((merchant) => merchant.hosts.games.map(bareHost));
  for (const host of [DEFAULT_GAMES_HOST, ...gamesHosts]) hosts.set(host, { kind: 'games' });
  for (const { firebase } of merchants) {
    if (firebase?.codes) hosts.set(firebase.codes.host, { kind: 'codes' });
  }
  for (const merchant of merchants) {
    for (const domain of merchant.domains) hosts.set(domain, { kind: 'merchant', merchant });
  }
  const codes = new Map(merchants.map((merchant) => [merchant.code, merchant]));
  /** By the header as it came. */
  const asked = new Map<string, Site>();
  return { merchants, hosts, asked, codes, gamesHost: gamesHosts[0] ?? DEFAULT_GAMES_HOST };
}

export interface MerchantChange {
  readonly code: string;
  readonly kind: 'added' | 'changed' | 'removed';
}

/** What differs between two moments of one file. */
export function changesBetween(
  before: readonly Merchant[],
  after: readonly Merchant[],
): readonly MerchantChange[] {
  const texts = new Map(before.map((one) => [one.code, JSON.stringify(one)]));
  const left = new Set(after.map(({ code }) => code));
  const coming = after.flatMap((one): MerchantChange[] => {
    const known = texts.get(one.code);
    if (known === undefined) return [{ code: one.code, kind: 'added' }];
    return known === JSON.stringify(one) ? [] : [{ code: one.code, kind: 'changed' }];
  });
  const gone = before.filter(({ code }) => !left.has(code));
  return [...coming, ...gone.map(({ code }): MerchantChange => ({ code, kind: 'removed' }))];
}
