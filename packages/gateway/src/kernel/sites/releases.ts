import { unwatchFile, watchFile } from 'node:fs';
import { loadMerchants, type Merchant } from './merchants.ts';

/** Which build of each site lies there now; a site may be built anew while the gateway runs. */
export interface Releases {
  /** Undefined for a site whose build has no name. */
  buildOf(merchant: Merchant): string | undefined;
  /** Called for each site whose build changed; returns the way to stop hearing. */
  subscribe(hear: (merchant: string, build: string) => void): () => void;
  close(): void;
}

/** Looked at, and not waited for: that works on every disk, and a stat costs nothing. */
const LOOK_EVERY = 2_000;

export function watchReleases(
  file: string,
  merchants: readonly Merchant[],
  onError: (error: unknown) => void,
): Releases {
  const builds = new Map(merchants.map(({ code, build }) => [code, build]));
  const hearers = new Set<(merchant: string, build: string) => void>();
  const renew = (): void => {
    try {
      for (const { code, build } of loadMerchants(file)) {
        if (build === undefined || builds.get(code) === build || !builds.has(code)) continue;
        builds.set(code, build);
        for (const hear of hearers) hear(code, build);
      }
    } catch (error) {
      // Half written, or gone for a moment: the next look finds it whole.
      onError(error);
    }
  };
  watchFile(file, { interval: LOOK_EVERY, persistent: false }, renew);
  return {
    buildOf: ({ code }) => builds.get(code),
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    close: () => unwatchFile(file, renew),
  };
}
