import type { SlotChoice, SlotName } from '@livery/themes/contract';

export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The page of a brand that has made this choice. */
export const pageOf = <Name extends SlotName>(slot: Name, choice: SlotChoice<Name>): string =>
  `[data-${kebab(slot)}="${choice}"]`;

/** A selector that holds where a brand has made this choice. */
export const when = <Name extends SlotName>(
  slot: Name,
  choice: SlotChoice<Name>,
  target = '&',
): string => `${pageOf(slot, choice)} ${target}`;
