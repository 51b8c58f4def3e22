import { outcomes } from './outcomes.ts';
import type { Outcome, Rail, Way } from './script.ts';

export const outcomeOf = (code: string | null): Outcome | undefined =>
  outcomes.find((outcome) => outcome.code === code);

export const outcomesFor = (way: Way, rail?: Rail): readonly Outcome[] =>
  outcomes.filter(
    (outcome) => outcome.way === way && (rail === undefined || outcome.rails.includes(rail)),
  );
