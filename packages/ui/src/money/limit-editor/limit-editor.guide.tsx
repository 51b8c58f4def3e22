import type { Guide } from '../../testing/guide.ts';
import { LimitEditor } from './index.ts';

const deposits = {
  limit: '1000',
  limitText: '₱1,000',
  locale: 'en',
  currency: 'PHP',
  used: { label: 'Today', value: 400, max: 1000, valueText: '₱400 of ₱1,000' },
  labels: {
    none: 'No limit',
    set: 'Set a limit',
    change: 'Change',
    amount: 'New limit',
    lower: 'It holds at once.',
    raise: 'It waits for 24 hours. Then we ask you once more.',
    remove: 'The limit holds for another 24 hours. Then we ask you once more.',
    save: 'Save',
    cancel: 'Leave it',
    removeButton: 'Remove the limit',
  },
  onSave: () => undefined,
};

export const guide: Guide = {
  is: 'A limit that a player sets: what holds, what waits, and what a change means before it is asked for.',
  when: [
    'Deposits, losses, time. To make it stricter takes one step and holds at once; to loosen it waits and is confirmed again.',
  ],
  whenNot: [
    { case: 'An amount that is paid.', use: 'amount-field' },
    { case: 'A setting that protects nobody.', use: 'list-row' },
  ],
  anatomy: [
    { name: 'Title', description: 'What is limited and for how long.', at: 'h2, h3' },
    { name: 'Holds', description: 'The limit, and how much of it is used.' },
    { name: 'Waits', description: 'A change to come, with a way to stop it.' },
    {
      name: 'Meaning',
      description: 'Said before the button is pressed, in words for stricter, looser and none.',
    },
    { name: 'Buttons', description: 'Neither way is louder.', at: 'button' },
  ],
  story: 'Holds',
  keyboard: [['Tab', 'Through amounts, the field and the buttons.']],
  pairs: [
    {
      good: {
        caption: 'The title says what is limited, and for how long.',
        shows: <LimitEditor {...deposits} title="Deposits in a day" />,
      },
      bad: {
        caption: 'A limit of what? Deposits, losses and time look alike.',
        shows: <LimitEditor {...deposits} title="Limit" />,
      },
    },
    {
      good: {
        caption: 'What waits: how much, and from when on.',
        shows: (
          <LimitEditor
            {...deposits}
            title="Deposits in a day"
            pending={{
              text: '₱5,000 from 21 November, 20:05',
              cancelLabel: 'Stop the change',
              onCancel: () => undefined,
            }}
          />
        ),
      },
      bad: {
        caption: 'Something is under way. Nobody can decide whether to stop it.',
        shows: (
          <LimitEditor
            {...deposits}
            title="Deposits in a day"
            pending={{
              text: 'Your request is being processed',
              cancelLabel: 'Stop the change',
              onCancel: () => undefined,
            }}
          />
        ),
      },
    },
  ],
};
