import type { Guide } from '../../testing/guide.ts';
import { Stepper } from './index.ts';

export const guide: Guide = {
  is: 'How far one has come in something that takes a few steps.',
  when: [
    'Opening an account, proving who one is: two to five steps that come in one order.',
    '`size="small"` over the screens of a short flow, such as a deposit; `currentLabel` says each aloud.',
  ],
  whenNot: [
    { case: 'One may go to any of them at any time.', use: 'tabs' },
    { case: 'The steps are not the reader’s: things happen to a payment.', use: 'timeline' },
    { case: 'One long task with a known end.', use: 'progress' },
  ],
  anatomy: [
    { name: 'Done', description: 'A tick, and said to those who do not see it.', at: 'li' },
    {
      name: 'Current',
      description: 'The one that is open; only its name is sure to be shown on a narrow phone.',
      at: '[aria-current]',
    },
    { name: 'To come', description: 'Quiet.' },
  ],
  story: 'Third',
  pairs: [
    {
      good: {
        caption: 'Steps in a word or two, few enough to be seen at once.',
        shows: (
          <Stepper
            label="Opening an account"
            steps={['Account', 'Address', 'Papers']}
            current={1}
            doneLabel="Done"
            locale="en"
          />
        ),
      },
      bad: {
        caption: 'A form in eight steps: nobody begins it.',
        shows: (
          <Stepper
            label="Opening an account"
            steps={['Name', 'Birth', 'Mail', 'Phone', 'Street', 'Town', 'Card', 'Face']}
            current={1}
            doneLabel="Done"
            locale="en"
          />
        ),
      },
    },
  ],
};
