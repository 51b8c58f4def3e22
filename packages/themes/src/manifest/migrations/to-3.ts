import { valueAt, withEdits, type Edit } from '../../edit/edit.ts';
import type { Migration } from './migration.ts';

const lifted = (text: string): string => text.replaceAll('/schemas/v2/', '/schemas/v3/');

/** Slots were named by the part that they were first drawn for; now by what they decide. */
const renamed = [
  // Before another slot takes its name.
  ['marks', 'sportMarks'],
  ['ornament', 'marks'],
  ['corners', 'edges'],
  ['tile', 'frames'],
  ['edge', 'seam'],
] as const;

/** One choice decided more than it said: what else it did is a choice of its own. */
const apart = [
  { slot: 'winners', choice: 'ledger', set: ['blocks', 'rules'] },
  { slot: 'tile', choice: 'frame', set: ['notes', 'centred'] },
] as const;

function template(text: string): string {
  const split = apart.flatMap(({ slot, choice, set: [name, value] }): Edit[] =>
    valueAt(text, ['slots', slot]) === choice ? [{ op: 'set', path: ['slots', name], value }] : [],
  );
  const moved = renamed.flatMap(([from, to]): Edit[] =>
    valueAt(text, ['slots', from]) === undefined
      ? []
      : [{ op: 'move', path: ['slots', from], to: ['slots', to] }],
  );
  return lifted([...split, ...moved].reduce((file, edit) => withEdits(file, [edit]), text));
}

export const toVersion3: Migration = {
  to: 3,
  renamed: [],
  manifest: (text) => lifted(withEdits(text, [{ op: 'set', path: ['schemaVersion'], value: 3 }])),
  tokens: lifted,
  template,
  texts: lifted,
};
