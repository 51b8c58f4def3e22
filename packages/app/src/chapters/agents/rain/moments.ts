import type { TextKey } from '#kernel/i18n/text-key.ts';

const HOUR = 3_600_000;

export type RainMoment = 'now' | 'hour' | 'hours' | 'day';

interface Moment {
  readonly text: TextKey;
  /** From now. */
  readonly wait: number;
}

/** When a rain can open, in the order of their list. */
export const rainMoments = {
  now: { text: 'flag.AGENTRANSMULTDOWN3.now', wait: 0 },
  hour: { text: 'flag.AGENTRANSMULTDOWN3.hour', wait: HOUR },
  hours: { text: 'flag.AGENTRANSMULTDOWN3.hours', wait: 3 * HOUR },
  day: { text: 'flag.AGENTRANSMULTDOWN3.day', wait: 24 * HOUR },
} as const satisfies Readonly<Record<RainMoment, Moment>>;
