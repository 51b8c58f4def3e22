import type { Guide } from '../../testing/guide.ts';

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
};
