import type { Guide } from '../../testing/guide.ts';
import { Switch } from './index.ts';

export const guide: Guide = {
  is: 'On or off, from the press on.',
  when: ['Settings that hold at once; `busy` while the server is told.'],
  whenNot: [
    { case: 'It is agreed to and then sent.', use: 'checkbox' },
    { case: 'Two ways that are neither on nor off.', use: 'segmented' },
  ],
  anatomy: [
    { name: 'Label', description: 'What is on: a noun, no question.', at: 'label' },
    { name: 'Description', description: 'What follows from it.' },
    { name: 'Switch', description: 'Said as on or off.', at: 'input' },
  ],
  story: 'Settings',
  keyboard: [['Space', 'Switches.']],
  pairs: [
    {
      good: {
        caption: 'The noun tells what is on.',
        shows: <Switch label="Hide my name on the winner board" defaultChecked />,
      },
      bad: {
        caption: 'Off or on, which is yes?',
        shows: <Switch label="Do not show my name?" defaultChecked />,
      },
    },
  ],
};
