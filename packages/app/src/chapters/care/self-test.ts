import type { TextKey } from '#kernel/i18n/text-key.ts';

/** The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001), in plain words. */
export const questions = [
  'selfTest.1',
  'selfTest.2',
  'selfTest.3',
  'selfTest.4',
  'selfTest.5',
  'selfTest.6',
  'selfTest.7',
  'selfTest.8',
  'selfTest.9',
] as const satisfies readonly TextKey[];

/** From never, which counts 0, to almost always, which counts 3. */
export const answers = [
  'selfTest.answer.0',
  'selfTest.answer.1',
  'selfTest.answer.2',
  'selfTest.answer.3',
] as const satisfies readonly TextKey[];
