/** The platform’s clock as a page knows it. */
export interface Clock {
  /** Told by every answer. */
  hear(serverTime: number): void;
  now(): number;
  /** A moment of the platform's, as the device's own clock will show it. */
  onThisClock(instant: number): number;
}

export function createClock(): Clock {
  /** How far it is ahead of the device's own, which may be an hour off. */
  let ahead = 0;
  return {
    hear: (serverTime) => void (ahead = serverTime - Date.now()),
    now: () => Date.now() + ahead,
    onThisClock: (instant) => instant - ahead,
  };
}
