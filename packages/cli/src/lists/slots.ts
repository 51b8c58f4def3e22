import { clashes } from '@livery/themes';
import { slotNames, slotPlaces, slots as registry, type SlotName } from '@livery/themes/contract';
import { table } from '../terminal/table.ts';
import { listCommand } from './listing.ts';
import { slotKeys } from '../choices/slot-keys.ts';

interface Row {
  readonly slot: SlotName;
  readonly where: string;
  readonly role: string;
  /** The first is what holds when nothing is said. */
  readonly choices: readonly string[];
  /** The key in template.json. */
  readonly key: string;
  readonly clashes: readonly { choice: string; slot: string; other: string; why: string }[];
}

/** Every pair, seen from each of its two sides. */
const sides = clashes.flatMap(({ one, other, why }) => [
  { of: one, with: other, why },
  { of: other, with: one, why },
]);

const clashesOf = (slot: SlotName): Row['clashes'] =>
  sides
    .filter(({ of }) => of[0] === slot)
    .map(({ of, with: other, why }) => ({
      choice: of[1],
      slot: other[0],
      other: other[1],
      why,
    }));

const rowOf = (slot: SlotName): Row => ({
  slot,
  where: slotPlaces.get(slot) ?? '',
  role: registry[slot].role,
  choices: registry[slot].choices,
  key: slotKeys[slot] ?? `slots.${slot}`,
  clashes: clashesOf(slot),
});

/** Each pair that cannot stand together, once. */
function clashNotes(found: readonly Row[]): string {
  const pairs = new Map(
    found.flatMap((row) =>
      row.clashes.map(({ choice, slot, other, why }) => {
        const pair = [`${row.slot} ${choice}`, `${slot} ${other}`].toSorted();
        return [pair.join(), [`  ${pair[0]}`, pair[1] ?? '', why]] as const;
      }),
    ),
  );
  return pairs.size === 0 ? '' : `What does not go together:\n${table([...pairs.values()])}`;
}

/** The layout: what a brand chooses that no token can say. */
export const slots = listCommand<Row>({
  name: 'slots',
  summary: 'List every choice of layout, what it is and where it shows',
  one: 'slot',
  about: `The first choice is what holds when nothing is said. "livery set <code> slot <slot> <choice>"
writes one into template.json, and refuses what does not go together.`,
  rows: () => slotNames.map(rowOf),
  called: ({ slot, choices }) => `${slot} ${choices.join(' ')}`,
  described: ({ role, where, key }) => `${role} ${where} ${key}`,
  head: ['slot', 'choices', 'where it shows', 'what it is'],
  columns: ({ slot, choices, where, role }) => [slot, choices.join(', '), where, role],
  notes: clashNotes,
  page: 'choices',
});
