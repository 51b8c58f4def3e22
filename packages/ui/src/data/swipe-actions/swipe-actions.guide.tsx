import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A row that is pulled aside for what can be done with it.',
  when: [
    'Letters and notices: archive, delete. The menu at its end offers the same to whoever does not pull.',
    'Whatever can be done by a pull can be taken back by a toast.',
  ],
  whenNot: [
    { case: 'Something that cannot be taken back: a pull happens by mistake.', use: 'confirm' },
    { case: 'The row leads to a page on which it can be done.', use: 'list-row' },
  ],
  anatomy: [
    { name: 'Row', description: 'Follows the finger.' },
    { name: 'Actions', description: 'Two at most; the most usual first.' },
    { name: 'Menu', description: 'The same, for keys, mice and readers.', at: 'button' },
  ],
  story: 'PulledAside',
  keyboard: [['Enter, Space', 'On the button at the end: open the menu with the same actions.']],
};
