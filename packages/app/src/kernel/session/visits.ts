import { isRecord, local, readJson } from '@livery/web/store/storage';

/** Whoever was away for so many ms comes for another visit. */
const away = 30 * 60_000;
const key = 'VISITS';

interface Visits {
  /** How many there were, this one among them. */
  readonly count: number;
  /** When somebody was last here, by the device's clock. */
  readonly at: number;
}

const isVisits = (value: unknown): value is Visits =>
  isRecord(value) && typeof value['count'] === 'number' && typeof value['at'] === 'number';

/** Where a browser keeps nothing, every page that is loaded is somebody’s first visit. */
let here: Visits | undefined;

/** Which visit of this device it is, the first being 1; looking for it is being here. */
export function currentVisit(): number {
  const before = readJson(local, key, isVisits) ?? here;
  const now = Date.now();
  const isSame = before !== undefined && Math.abs(now - before.at) < away;
  const visits = { count: (before?.count ?? 0) + (isSame ? 0 : 1), at: now };
  local.set(key, JSON.stringify(visits));
  here = readJson(local, key, isVisits) ? undefined : visits;
  return visits.count;
}

const roundKey = 'PLAYED';

/** A round was played on this device. */
export const notePlayed = (): void => local.set(roundKey, '1');

export const hasPlayed = (): boolean => local.get(roundKey) === '1';
