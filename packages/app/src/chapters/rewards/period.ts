import { dayIn } from '@livery/web/texts/day-in';
import type { PromotionData } from './api/promotions.ts';

/** A day as `2026/11/20`, in every language, by the clock of the site. */
export const dayOf = (at: number, timeZone: string): string =>
  dayIn(timeZone, at).replaceAll('-', '/');

export const isLasting = ({ noExpiry }: Pick<PromotionData, 'noExpiry'>): boolean => noExpiry === 1;

/** From which day to which. */
export const periodOf = (
  { startDate, endDate }: Pick<PromotionData, 'startDate' | 'endDate'>,
  timeZone: string,
): string => `${dayOf(startDate, timeZone)} - ${dayOf(endDate, timeZone)}`;

/** Time is told by the second from three days on; nobody needs to know it before. */
const near = 3 * 86_400_000;

export const isNear = (at: number, now: number): boolean => at > now && at - now <= near;
