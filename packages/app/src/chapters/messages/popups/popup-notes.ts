import { local, perTab } from '@livery/web/store/storage';

/** Where a browser keeps nothing, this page remembers by itself. */
const here = new Set<string>();

/** A day as the device has it; what is kept is which one it was, and no name. */
const today = (): string => new Date().toDateString();
const quietKey = (key: string): string => `${key}_QUIET`;

/** Whether it was closed in this session, or is to stay away for today. */
export const isAway = (key: string): boolean =>
  perTab.get(key) === '1' || here.has(key) || local.get(quietKey(key)) === today();

export function keepAway(key: string, allDay: boolean): void {
  perTab.set(key, '1');
  if (perTab.get(key) !== '1') here.add(key);
  if (allDay) local.set(quietKey(key), today());
}
