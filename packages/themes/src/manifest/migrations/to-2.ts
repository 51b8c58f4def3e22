import { valueAt, withEdits } from '../../edit/edit.ts';
import type { Migration } from './migration.ts';
import { withAliasMoved, withTokenMoved } from './move-token.ts';

/** The fill of tags and of the bonus badge became a colour of its own, apart from winning. */
const renamed = [
  ['color.win.fill', 'color.second.fill'],
  ['color.win.on', 'color.second.on'],
] as const;

const tokens = (text: string): string =>
  renamed.reduce(
    (file, [from, to]) => withAliasMoved(withTokenMoved(file, from, to), from, to),
    text,
  );

/** A mosaic had a notch; now the notch is a choice. */
const template = (text: string): string =>
  valueAt(text, ['slots', 'hot']) === 'mosaic' && valueAt(text, ['slots', 'rank']) === undefined
    ? withEdits(text, [{ op: 'set', path: ['slots', 'rank'], value: 'notch' }])
    : text;

const lifted = (text: string): string => text.replaceAll('/schemas/v1/', '/schemas/v2/');

export const toVersion2: Migration = {
  to: 2,
  renamed,
  manifest: (text) => lifted(withEdits(text, [{ op: 'set', path: ['schemaVersion'], value: 2 }])),
  tokens: (text) => lifted(tokens(text)),
  template: (text) => lifted(template(text)),
  texts: lifted,
};
