import { moneyRules } from './money.ts';
import { peopleRules } from './people.ts';
import type { FlagRule } from './rule.ts';

/** Each is a sentence about what somebody did, so that whoever decides can hold it against the rows. */
export const flagRules: readonly FlagRule[] = [...moneyRules, ...peopleRules];
