import type { SafeStorage } from '../store/storage.ts';

export interface Release {
  /** The platform says which build of the site is out. */
  note(build: string, own: string | undefined): void;
  /** Whether the next page should be loaded anew: once for each release, and never in a circle. */
  take(): boolean;
}

const key = 'releaseLoaded';

export function createRelease(perTab: SafeStorage): Release {
  let newer: string | undefined;
  return {
    note(build, own) {
      newer = own !== undefined && build !== own ? build : undefined;
    },
    take() {
      if (newer === undefined || perTab.get(key) === newer) return false;
      perTab.set(key, newer);
      return perTab.get(key) === newer;
    },
  };
}
