import type { SlotChoice, SlotName } from '@livery/themes/contract';

/** A selector that holds where a brand has made this choice. */
export const when = <Name extends SlotName>(
  slot: Name,
  choice: SlotChoice<Name>,
  target = '&',
): string => `[data-${slot}="${choice}"] ${target}`;

/** As {@link when}, in one mode only. */
export const inMode = (mode: 'dark' | 'light', target = '&'): string =>
  `[data-theme="${mode}"] ${target}`;
