import { formatPadded } from '@livery/ui/money';

/** Minutes and seconds, with hours from the first on, in the figures of a language. */
export function playedTime(milliseconds: number, locale: string): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  return (hours > 0 ? [hours, ...parts] : parts)
    .map((part) => formatPadded(part, locale))
    .join(':');
}
