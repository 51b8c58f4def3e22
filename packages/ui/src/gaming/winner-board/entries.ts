import { compareDecimals } from '../../foundations/money/decimal.ts';

export interface WinnerEntry {
  readonly id: string;
  /** Masked by the server; shown as it comes. */
  readonly name: string;
  readonly game: string;
  /** A decimal string. */
  readonly amount: string;
  readonly cover: string | undefined;
}

/** More than this and the board moves by itself. */
const stillUpTo = 8;

export const moves = (entries: readonly WinnerEntry[]): boolean => entries.length > stillUpTo;

/** The largest win first; equal ones keep their order. */
export const byAmount = (entries: readonly WinnerEntry[]): readonly WinnerEntry[] =>
  entries.toSorted((a, b) => compareDecimals(b.amount, a.amount));
