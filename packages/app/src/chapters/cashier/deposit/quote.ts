import { compareDecimals } from '@livery/ui/money';
import type { DepositMethod, DepositRoom } from '../api/deposit-methods.ts';

/** What a deposit costs, and what of it comes into the wallet. */
export interface Quote {
  readonly fee: string;
  readonly credit: string;
}

/** A percentage is told with two places, so that this is all of it. */
const whole = 10_000n;

const toMinor = (amount: string, places: number): bigint => {
  const [figures = '0', fraction = ''] = amount.split('.');
  return BigInt(figures + fraction.padEnd(places, '0').slice(0, places));
};

function toDecimal(minor: bigint, places: number): string {
  if (places === 0) return `${minor}`;
  const digits = `${minor}`.padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const placesOf = (amount: string): number => amount.split('.')[1]?.length ?? 0;

/** As the platform reckons it: rounded down, so that what is not whole is the member’s. */
export function quoteOf({ fee }: Pick<DepositMethod, 'fee'>, amount: string): Quote {
  const places = placesOf(fee.fixed);
  const paid = toMinor(amount, places);
  const cost = toMinor(fee.fixed, places) + (paid * toMinor(fee.percent, 2)) / whole;
  const credit = paid > cost ? paid - cost : 0n;
  return { fee: toDecimal(cost, places), credit: toDecimal(credit, places) };
}

/** What is left of an amount once another is taken from it; nothing less than nothing. */
export function lessOf(amount: string, other: string): string {
  const places = Math.max(placesOf(amount), placesOf(other));
  const left = toMinor(amount, places) - toMinor(other, places);
  return toDecimal(left > 0n ? left : 0n, places);
}

/** The most that may be paid in by a way: what it takes, or what a limit leaves of it. */
export const mostByMethod = ({ max }: Pick<DepositMethod, 'max'>, room: DepositRoom | undefined) =>
  room !== undefined && compareDecimals(room.amount, max) < 0 ? room.amount : max;

/** Whether a limit leaves enough for the least that a way takes. */
export const hasRoom = ({ min }: Pick<DepositMethod, 'min'>, room: DepositRoom | undefined) =>
  room === undefined || compareDecimals(room.amount, min) >= 0;

/** Whether an amount can be paid in by a way. */
export const isSound = (method: DepositMethod, room: DepositRoom | undefined, amount: string) =>
  /[1-9]/.test(amount) &&
  compareDecimals(amount, method.min) >= 0 &&
  compareDecimals(amount, mostByMethod(method, room)) <= 0;
