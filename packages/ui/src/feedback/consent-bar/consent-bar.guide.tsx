import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Asks what may be kept on the device, without standing in anybody’s way.',
  when: [
    'The site would keep something that it does not need, and the law or good manners ask for a yes.',
    'To refuse is as easy as to allow: both buttons are of one size and one look, in every brand, and nothing is chosen before.',
    'The answer is kept by whoever asks, and can be changed in the settings.',
  ],
  whenNot: [
    { case: 'Something must be confirmed before it happens.', use: 'confirm' },
    { case: 'It is news that nobody has to answer.', use: 'announcement' },
    {
      case: 'It is a question about play that must be answered before anything goes on.',
      use: 'reality-check',
    },
  ],
  anatomy: [
    { name: 'Question', description: 'Short, and a question.', at: 'h2, h3' },
    { name: 'What and why', description: 'Two sentences and a link to all of it.', at: 'a' },
    {
      name: 'Refuse and allow',
      description: 'Two buttons that nobody can tell apart but by their words.',
      at: 'button',
    },
    {
      name: 'Choose',
      description:
        'Opens a sheet with a switch for each purpose. What the site needs is on, and says so.',
    },
  ],
  keyboard: [
    ['Tab', 'Goes through the bar in its order. It is no trap: the page behind it can be reached.'],
    ['Escape', 'Closes the sheet of choices and keeps the question.'],
  ],
};
