import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'What can be done with something, in a list that hangs on a button.',
  when: [
    'Three to eight things, in a place where a sheet would be too much: a row of a table, the head of a card.',
    '`MenuCheckItem` for what is on or off; the menu stays open for the next.',
  ],
  whenNot: [
    { case: 'On a phone, within reach of the thumb.', use: 'action-sheet' },
    { case: 'It holds words to read or a form.', use: 'popover' },
    { case: 'It chooses a value of a form.', use: 'select' },
  ],
  anatomy: [
    { name: 'Button', description: '`trigger`; says that it opens a menu.', at: 'button' },
    {
      name: 'Item',
      description: 'A verb, with a glyph or without: all of them or none.',
      at: '[role="menuitem"]',
    },
    {
      name: 'Separator',
      description: 'Between groups; what cannot be taken back is the last group.',
      at: '[role="separator"]',
    },
  ],
  story: 'Open',
  keyboard: [
    ['Enter, Space, ↓', 'Open it and go to the first item.'],
    ['↑, ↓, Home, End', 'Go about in it.'],
    ['Letters', 'Go to the item that begins with them.'],
    ['Escape', 'Closes it; the focus goes back to the button.'],
  ],
};
