import { currentSession } from '#kernel/session/session.ts';
import { isRecord, local, readJson } from '@livery/web/store/storage';
import { currentVisit } from '#kernel/session/visits.ts';

/** What this device keeps: in which visit each was shown last, and to whom the newest of them. */
interface Shown {
  readonly visits: Readonly<Record<string, number>>;
  readonly toMember: boolean;
}

const key = 'POPUPS_SHOWN';
const isShown = (value: unknown): value is Shown =>
  isRecord(value) && isRecord(value['visits']) && typeof value['toMember'] === 'boolean';

/** Where a browser keeps nothing, this page remembers by itself. */
let here: Shown | undefined;
const shown = (): Shown => readJson(local, key, isShown) ?? here ?? { visits: {}, toMember: false };

const isMember = (): boolean => currentSession() !== null;

/** Something was shown in this visit already, to a visitor or to a member as now. */
export function hadTheirOne(): boolean {
  const { visits, toMember } = shown();
  const visit = currentVisit();
  return toMember === isMember() && Object.values(visits).includes(visit);
}

/** In which visit it was shown last; in none is the longest ago. */
export const lastShown = (name: string): number => shown().visits[name] ?? 0;

export function noteShown(name: string): void {
  const visits = { ...shown().visits, [name]: currentVisit() };
  const now = { visits, toMember: isMember() };
  local.set(key, JSON.stringify(now));
  here = readJson(local, key, isShown) ? undefined : now;
}
