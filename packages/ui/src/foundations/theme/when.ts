import type { SlotChoice, SlotName } from '@livery/themes/contract';

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A selector that holds where a brand has made this choice. */
export const when = <Name extends SlotName>(
  slot: Name,
  choice: SlotChoice<Name>,
  target = '&',
): string => `[data-${kebab(slot)}="${choice}"] ${target}`;
