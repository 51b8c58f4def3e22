import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A panel from below that follows the finger down.',
  when: [
    'More about one thing, and what can be done with it, while the page stays where it was.',
    '`tall` for a line to type in and what it finds: the sheet stands still while that grows.',
    '`dismissible={false}` only where there is no way without an answer.',
  ],
  whenNot: [
    { case: 'A choice in two sentences.', use: 'dialog' },
    { case: 'Actions alone.', use: 'action-sheet' },
    { case: 'It is a page of its own: it wants an address and the way back.', use: 'page' },
  ],
  anatomy: [
    { name: 'Cover', description: 'A picture that rises above the edge.' },
    { name: 'Title', description: 'Names it.', at: 'h2' },
    {
      name: 'Close',
      description: 'In the corner; the handle and a drag do the same.',
      at: 'button[aria-label]',
    },
    { name: 'Body', description: 'Scrolls by itself.' },
    { name: 'Actions', description: '`SheetActions`: the main one full, a second under it.' },
  ],
  keyboard: [
    ['Escape', 'Closes it; the focus goes back to what opened it.'],
    ['Tab, Shift + Tab', 'Go round within it.'],
  ],
};
