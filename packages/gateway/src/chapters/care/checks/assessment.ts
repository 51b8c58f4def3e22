import type { Reply } from '@livery/contract';

type Assessment = Reply<'selfAssessment'>;

/** Nine questions of the Problem Gambling Severity Index, each from 0 to 3 (RG-35). */
export function assess(answers: readonly number[]): Assessment {
  const score = answers.reduce((sum, one) => sum + one, 0);
  if (score === 0) return { band: 'none', advice: ['limits'] };
  if (score <= 2) return { band: 'low', advice: ['limits', 'realityCheck'] };
  if (score <= 7) return { band: 'moderate', advice: ['limits', 'timeout', 'help'] };
  return { band: 'high', advice: ['help', 'exclusion', 'timeout', 'limits'] };
}
