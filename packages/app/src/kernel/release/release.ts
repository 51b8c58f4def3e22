import { perTab } from '../storage.ts';

const key = 'releaseLoaded';
let newer: string | undefined;

/** The platform says which build of the site is out. */
export function noteRelease(build: string, own: string | undefined): void {
  newer = own !== undefined && build !== own ? build : undefined;
}

/** Whether the next page should be loaded anew: once for each release, and never in a circle. */
export function takeRelease(): boolean {
  if (newer === undefined || perTab.get(key) === newer) return false;
  perTab.set(key, newer);
  return perTab.get(key) === newer;
}
