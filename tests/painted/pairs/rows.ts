import {
  slotNames,
  slots,
  type SlotName,
  type Template,
} from '../../../packages/themes/src/contract/index.ts';
import { clashesIn } from '../../../packages/themes/src/templates/pairs.ts';

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What the root element says of a brand's choices and of the mode. */
export type Row = ReadonlyMap<string, string>;

const attributeOf = (slot: SlotName): string => `data-${kebab(slot)}`;
const themes = ['dark', 'light'] as const;
const themeAttribute = 'data-theme';

/** Attributes of the root that styles may ask for. */
export const attributes: readonly string[] = [...slotNames.map(attributeOf), themeAttribute];

/** The same without what a check refuses: the second of two that clash takes another choice. */
function untangled(template: Template): Template {
  const clashes = clashesIn(template);
  const [clash] = clashes;
  if (!clash) return template;
  const [slot] = clash.other;
  const all: readonly string[] = slots[slot].choices;
  const taking = (choice: string): Template => ({ ...template, [slot]: choice });
  const free = all.find((choice) => clashesIn(taking(choice)).length < clashes.length);
  if (free === undefined) throw new Error(`Every choice of ${slot} clashes with the rest`);
  return untangled(taking(free));
}

/**
 * Looks in which every choice of the slots that matter here comes up, and each
 * in both modes where the mode matters. A slot begins where the one before it
 * does not, so that two of as many choices do not always go together.
 */
export function rowsOf(matters: ReadonlySet<string>): readonly Row[] {
  const lengths = slotNames.map((name) =>
    matters.has(attributeOf(name)) ? slots[name].choices.length : 1,
  );
  const modes = matters.has(themeAttribute) ? themes : themes.slice(0, 1);
  return modes.flatMap((theme, mode) =>
    Array.from({ length: Math.max(...lengths) }, (_, row): Row => {
      const chosen = slotNames.map((name, index): [SlotName, string] => {
        const { choices: all } = slots[name];
        return [name, all[(row + mode + index) % all.length] ?? all[0]];
      });
      const template = untangled(Object.fromEntries(chosen) as Template);
      const choices = slotNames.map((name): [string, string] => [
        attributeOf(name),
        template[name],
      ]);
      return new Map([...choices, [themeAttribute, theme]]);
    }),
  );
}
