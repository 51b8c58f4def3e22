import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Something small that hangs on a button: words to read, a few controls.',
  when: ['An explanation that somebody asks for by a press, such as what wagering is.'],
  whenNot: [
    { case: 'It can be done without, and only a mouse rests on it.', use: 'tooltip' },
    { case: 'A list of actions.', use: 'menu' },
    { case: 'More than a few lines: on a phone it would cover what it explains.', use: 'sheet' },
  ],
  anatomy: [
    { name: 'Button', description: 'Says whether it is open.', at: 'button' },
    {
      name: 'Panel',
      description: 'On the side where there is room; the browser puts it above everything.',
      at: '[popover]',
    },
  ],
  story: 'Open',
  keyboard: [
    ['Enter, Space', 'Open and close it.'],
    ['Escape', 'Closes it and gives the focus back.'],
  ],
};
