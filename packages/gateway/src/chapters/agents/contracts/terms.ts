import { toDecimal, toMinor } from '../../../kernel/money/money.ts';
import { percentOf, ppmOf } from '../rates/percent.ts';
import type { Periods } from './periods.ts';
import type { ContractKind } from './kinds.ts';

/** Sums in minor units, as texts. */
export interface TermStep {
  readonly from: string;
  readonly active: number;
  readonly ppm: number;
}

/** What was agreed, whole: no setting that changes later makes it worse (ADR 228). */
export interface ContractTerms extends AgreedRules {
  readonly steps: readonly TermStep[];
}

export interface AgreedRules {
  readonly periods: Periods;
  /** From what on somebody counts as active. */
  readonly activeValid: string;
  readonly activeDeposits: string;
  readonly carry: 'keep' | 'forgive';
  /** Millionths. */
  readonly fee: number;
}

/** Nobody may have more, whatever anybody offers: a tenth of turnover, and half of what a line lost. */
const MOST_RATE: Readonly<Record<ContractKind, number>> = {
  salary: 100_000,
  hour: 100_000,
  dividend: 500_000,
};

interface AskedStep {
  readonly from: string;
  readonly active: number;
  readonly rate: string;
}

/**
 * Steps as they are kept, or the place of the first that is none. Each asks for
 * more than the one before it and brings more, so that the highest that is
 * reached is the best.
 */
export function stepsOf(
  asked: readonly AskedStep[],
  kind: ContractKind,
  currency: string,
): readonly TermStep[] | number {
  const steps: TermStep[] = [];
  for (const [place, { from, active, rate }] of asked.entries()) {
    const [minor, ppm] = [toMinor(from, currency), ppmOf(rate)];
    if (minor === undefined || ppm === undefined || ppm < 1 || ppm > MOST_RATE[kind]) return place;
    const before = steps.at(-1);
    if (
      before !== undefined &&
      (minor <= BigInt(before.from) || active < before.active || ppm <= before.ppm)
    ) {
      return place;
    }
    steps.push({ from: minor.toString(), active, ppm });
  }
  return steps;
}

export const shownSteps = (steps: readonly TermStep[], currency: string): AskedStep[] =>
  steps.map(({ from, active, ppm }) => ({
    from: toDecimal(BigInt(from), currency),
    active,
    rate: percentOf(ppm),
  }));

/** What the highest step brings that is reached; nothing where none is. */
export function rateAt(steps: readonly TermStep[], base: bigint, active: number): number {
  const reached = steps.findLast((step) => base >= BigInt(step.from) && active >= step.active);
  return reached?.ppm ?? 0;
}

/**
 * The first step at which a contract is above the one it is granted from, and
 * what there is of it there. Steps only rise, so that no other point says more:
 * whoever has as much at each of them has as much everywhere.
 */
export function firstAbove(
  granted: readonly TermStep[],
  own: readonly TermStep[],
): { readonly step: number; readonly most: number } | undefined {
  for (const [step, { from, active, ppm }] of granted.entries()) {
    const most = rateAt(own, BigInt(from), active);
    if (ppm > most) return { step, most };
  }
  return undefined;
}
