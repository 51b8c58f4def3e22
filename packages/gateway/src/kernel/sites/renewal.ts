import { unwatchFile, watchFile } from 'node:fs';
import type { Live } from '../live/live.ts';
import { StartError } from '../start-error.ts';
import { loadMerchants, type Merchant } from './merchants.ts';
import { changesBetween, type LiveSites, type MerchantChange } from './sites.ts';

/** Takes over what changed in the merchants file while the gateway runs (ADR 51). */
export interface Renewal {
  /** Looks now, and has every gateway on this database look at its own file. */
  renew(): Promise<void>;
  close(): void;
}

export interface Renewing {
  readonly file: string;
  readonly sites: LiveSites;
  readonly live: Pick<Live, 'publish' | 'subscribe'>;
  readonly log: {
    info(about: object, sentence: string): void;
    warn(about: object, sentence: string): void;
  };
  /** Refuses merchants that must not be served as they are. */
  requireSafe(merchants: readonly Merchant[]): void;
  /** What has to be there before the first request: of those that are new or changed. */
  prepare(merchants: readonly Merchant[]): Promise<void>;
}

/** Looked at, and not waited for: that works on every disk, and a stat costs nothing. */
const LOOK_EVERY = 2_000;
/** For what stood in the way and was no fault of the file, such as a database that was away. */
const AGAIN_AFTER = 10_000;

export function watchMerchants(renewing: Renewing): Renewal {
  const { file, sites, live, log } = renewing;
  const currencies = new Map<string, string>();
  let isClosed = false;
  /** Several looks find the same fault. */
  let refused: string | undefined;
  let again: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  const look = async (tells: 'always' | 'changes' | 'nobody'): Promise<void> => {
    if (isClosed) return;
    clearTimeout(again);
    let changes: readonly MerchantChange[] = [];
    try {
      changes = await takeOver(renewing, currencies);
      refused = undefined;
    } catch (error) {
      const known = error instanceof StartError;
      if (!known)
        log.warn({ err: error }, 'the merchants file was not taken over, and is tried again');
      else if (error.message !== refused) {
        refused = error.message;
        log.warn({ reason: refused }, 'the merchants file was not taken over');
      }
      if (!known && !isClosed) {
        again = setTimeout(() => void renew(tells), AGAIN_AFTER);
        again.unref();
      }
    }
    if (changes.length > 0) log.info(summary(changes), 'the merchants file was taken over');
    const isTold = tells === 'always' || (tells === 'changes' && changes.length > 0);
    if (isTold) live.publish({ merchant: '', event: 'sites', data: {} });
  };
  /** One after the other: what two looks prepare would get mixed up. */
  const renew = (tells: Parameters<typeof look>[0]) => (last = last.then(() => look(tells)));

  for (const { code, currency } of sites.merchants) currencies.set(code, currency);
  const onFile = () => void renew('changes');
  watchFile(file, { interval: LOOK_EVERY, persistent: false }, onFile);
  const unsubscribe = live.subscribe(({ event }) => {
    if (event === 'sites') void renew('nobody');
  });
  return {
    renew: () => renew('always'),
    close: () => {
      isClosed = true;
      clearTimeout(again);
      unwatchFile(file, onFile);
      unsubscribe();
    },
  };
}

/** Everything or nothing: it is served when all of it is ready. */
async function takeOver(
  { file, sites, requireSafe, prepare }: Renewing,
  currencies: Map<string, string>,
): Promise<readonly MerchantChange[]> {
  const merchants = loadMerchants(file);
  const changes = changesBetween(sites.merchants, merchants);
  if (changes.length === 0) return changes;
  requireSafe(merchants);
  requireSameCurrencies(merchants, currencies);
  const touched = new Set(changes.map(({ code }) => code));
  await prepare(merchants.filter(({ code }) => touched.has(code)));
  for (const { code, currency } of merchants) currencies.set(code, currency);
  sites.replace(merchants);
  return changes;
}

/** Its books are kept in it, and its players have it in their wallets. */
function requireSameCurrencies(
  merchants: readonly Merchant[],
  currencies: ReadonlyMap<string, string>,
): void {
  for (const { code, currency } of merchants) {
    const kept = currencies.get(code) ?? currency;
    if (kept === currency) continue;
    throw new StartError(
      `${code} keeps its books in ${kept}, and its currency cannot become ${currency}.`,
    );
  }
}

const summary = (changes: readonly MerchantChange[]) =>
  Object.fromEntries(
    (['added', 'changed', 'removed'] as const).map((kind) => [
      kind,
      changes.filter((one) => one.kind === kind).map(({ code }) => code),
    ]),
  );
