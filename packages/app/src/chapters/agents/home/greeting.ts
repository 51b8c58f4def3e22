import type { TextKey } from '#kernel/i18n/text-key.ts';

/** By the hour of the device. */
export function greetingAt(hour: number): TextKey {
  if (hour <= 10) return 'flag.AGENCY3.morning';
  if (hour <= 14) return 'flag.AGENCY3.noon';
  return hour <= 18 ? 'flag.AGENCY3.afternoon' : 'flag.AGENCY3.evening';
}
