/** How far the platform's clock is ahead of the device's own, which may be an hour off. */
let ahead = 0;

/** Told by every answer. */
export function hearPlatformTime(serverTime: number): void {
  ahead = serverTime - Date.now();
}

export const platformNow = (): number => Date.now() + ahead;

/** A moment of the platform's, as the device's own clock will show it. */
export const onThisClock = (instant: number): number => instant - ahead;
