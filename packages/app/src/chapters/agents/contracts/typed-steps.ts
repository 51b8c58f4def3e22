import { compareDecimals } from '@livery/ui/money';
import { ppmOf, rateOf } from '@livery/ui/rate-field';
import type { ContractStep, StepFault } from '@livery/ui/step-table';
import type { Body } from '@livery/contract/client';
import type { TextKey } from '#kernel/i18n/text-key.ts';

type SentSteps = Body<'offerContract'>['steps'];

/** What is wrong with a field, by the text that says it. */
export type StepFaultKeys = Partial<Record<keyof StepFault, TextKey>>;

const isAmount = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text);

function faultOf(
  step: ContractStep,
  before: ContractStep | undefined,
  most: number,
): StepFaultKeys {
  const faults: StepFaultKeys = {};
  const ppm = ppmOf(step.rate);
  if (!isAmount(step.from)) faults.from = 'flag.AGECONTRACT3.steps.amount';
  else if (before && isAmount(before.from) && compareDecimals(step.from, before.from) <= 0)
    faults.from = 'flag.AGECONTRACT3.steps.higher';
  if (before && Number(step.active) < Number(before.active))
    faults.active = 'flag.AGECONTRACT3.steps.fewer';
  if (ppm === undefined || ppm === 0) faults.rate = 'flag.AGENCY3.rates.shape';
  else if (ppm > most) faults.rate = 'error.contract.above_own';
  else if (before && ppm <= (ppmOf(before.rate) ?? 0))
    faults.rate = 'flag.AGECONTRACT3.steps.higher';
  return faults;
}

/** Of each step what is wrong with it; an empty one where nothing is. */
export const faultsOf = (steps: readonly ContractStep[], most: string): StepFaultKeys[] =>
  steps.map((step, at) => faultOf(step, steps[at - 1], ppmOf(most) ?? 0));

/** As the platform takes them. */
export const sentSteps = (steps: readonly ContractStep[]): SentSteps =>
  steps.map(({ from, active, rate }) => ({
    from,
    active: Number(active),
    rate: rateOf(ppmOf(rate) ?? 0),
  }));
