import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Shows what is where on a page: a ring of light, a card beside it, step by step.',
  when: [
    'The first time on a page that has changed, in at most five steps of one sentence each.',
    'One step alone for something new. Keep what `onEnd` says, so that nobody sees it twice.',
  ],
  whenNot: [
    { case: 'It is asked for by a press.', use: 'popover' },
    { case: 'Something has to be answered before one may go on.', use: 'dialog' },
    { case: 'Steps that somebody does.', use: 'stepper' },
  ],
  anatomy: [
    {
      name: 'Light',
      description: 'Around what is shown; the page under it stays bright and can be used.',
    },
    {
      name: 'Place',
      description: 'Which of how many, of those that are there.',
      at: '[role="dialog"] span',
    },
    { name: 'Skip', description: 'Leaves out the rest; not there at the last.' },
    { name: 'Words', description: 'What it is, and what it is good for.', at: 'h2' },
    { name: 'Buttons', description: 'Back, and on; the last one says that it is done.' },
  ],
  story: 'FirstVisit',
  keyboard: [
    ['Tab', 'To the buttons of the card, and on to the page.'],
    ['→, ←', 'A step on or back, in the direction of the page.'],
    ['Escape', 'Ends it, wherever the focus is, and gives the focus back.'],
  ],
};
