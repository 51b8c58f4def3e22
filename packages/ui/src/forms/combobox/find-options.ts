import type { ReactNode } from 'react';

import { fold } from './fold.ts';

export interface ComboboxOption {
  readonly value: string;
  /** Its name, which the field shows once it is chosen. */
  readonly label: string;
  /** A second line: the name in its own language, a branch. */
  readonly description?: string;
  /** A mark before the name: a flag, a logo. */
  readonly start?: ReactNode;
  /** Language of the name where it is not the page's. */
  readonly lang?: string;
  /** Other words that find it, and are not shown: a short form, an old name. */
  readonly keywords?: string;
  /** Heading that it stands under. */
  readonly group?: string;
  /** Shown, but not to be had now. */
  readonly disabled?: boolean;
}

/** How near an option is to what was typed: 0 begins with it, 3 is none. */
function farOff({ label, description = '', keywords = '' }: ComboboxOption, asked: string): number {
  const name = ` ${fold(label)}`;
  if (name.startsWith(` ${asked}`)) return 0;
  if (name.includes(` ${asked}`)) return 1;
  const all = `${name} ${fold(description)} ${fold(keywords)}`;
  return asked.split(' ').every((word) => all.includes(word)) ? 2 : 3;
}

/** Those that hold every word that was typed, the nearest first; all of them where nothing was. */
export function findOptions(
  options: readonly ComboboxOption[],
  text: string,
): readonly ComboboxOption[] {
  const asked = fold(text);
  // Punctuation alone is no name.
  if (!asked) return text.trim() ? [] : options;
  return options
    .map((option) => ({ option, far: farOff(option, asked) }))
    .filter(({ far }) => far < 3)
    .toSorted((one, other) => one.far - other.far)
    .map(({ option }) => option);
}

export interface OptionGroup {
  readonly name: string | undefined;
  readonly options: readonly ComboboxOption[];
}

/** Under their headings, in the order in which these first appear. */
export function groupsOf(options: readonly ComboboxOption[]): readonly OptionGroup[] {
  const groups = new Map<string | undefined, ComboboxOption[]>();
  for (const option of options) {
    const group = groups.get(option.group);
    if (group) group.push(option);
    else groups.set(option.group, [option]);
  }
  return Array.from(groups, ([name, members]) => ({ name, options: members }));
}
