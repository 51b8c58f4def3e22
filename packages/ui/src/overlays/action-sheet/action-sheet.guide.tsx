import { Heading } from '../../foundations/heading/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { ActionSheetItem } from './index.ts';

export const guide: Guide = {
  is: 'What can be done with something, in a sheet from below.',
  when: [
    'On a phone, after a press on “more”: three to seven things that can be done with one row or card.',
  ],
  whenNot: [
    { case: 'It hangs on a button in a dense row, beside a mouse.', use: 'menu' },
    { case: 'One is chosen and stays chosen.', use: 'radio-group' },
    { case: 'It asks whether to do a single thing.', use: 'confirm' },
  ],
  anatomy: [
    { name: 'Title', description: 'What the actions are done to.', at: 'h2' },
    {
      name: 'Action',
      description: 'A glyph and a verb; a quiet line where the verb is not enough.',
      at: 'button',
    },
    { name: 'Danger', description: 'What cannot be taken back stands last.' },
  ],
  keyboard: [['Escape', 'Closes it; the focus goes back to the button.']],
  pairs: [
    {
      good: {
        caption: 'What cannot be taken back stands last, away from what is pressed often.',
        shows: (
          <Surface pad="inset">
            <Heading level={3}>Payment of 12 March</Heading>
            <ActionSheetItem icon="copy" onSelect={() => {}}>
              Copy the number
            </ActionSheetItem>
            <ActionSheetItem icon="share" onSelect={() => {}}>
              Send the receipt
            </ActionSheetItem>
            <ActionSheetItem icon="trash" tone="danger" onSelect={() => {}}>
              Call it back
            </ActionSheetItem>
          </Surface>
        ),
      },
      bad: {
        caption: 'It stands between the others, and a thumb that is a little off presses it.',
        shows: (
          <Surface pad="inset">
            <Heading level={3}>Payment of 12 March</Heading>
            <ActionSheetItem icon="copy" onSelect={() => {}}>
              Copy the number
            </ActionSheetItem>
            <ActionSheetItem icon="trash" tone="danger" onSelect={() => {}}>
              Call it back
            </ActionSheetItem>
            <ActionSheetItem icon="share" onSelect={() => {}}>
              Send the receipt
            </ActionSheetItem>
          </Surface>
        ),
      },
    },
    {
      good: {
        caption: 'Verbs: what a press does is known before it.',
        shows: (
          <Surface pad="inset">
            <Heading level={3}>Payment of 12 March</Heading>
            <ActionSheetItem icon="copy" onSelect={() => {}}>
              Copy the number
            </ActionSheetItem>
            <ActionSheetItem icon="refresh" onSelect={() => {}}>
              Pay in once more
            </ActionSheetItem>
          </Surface>
        ),
      },
      bad: {
        caption: 'Nouns: does a press show it, change it or pay?',
        shows: (
          <Surface pad="inset">
            <Heading level={3}>Payment of 12 March</Heading>
            <ActionSheetItem icon="copy" onSelect={() => {}}>
              Number
            </ActionSheetItem>
            <ActionSheetItem icon="refresh" onSelect={() => {}}>
              Payment
            </ActionSheetItem>
          </Surface>
        ),
      },
    },
  ],
};
