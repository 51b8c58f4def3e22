import type { Guide } from '../../testing/guide.ts';
import { ErrorState } from './index.ts';

export const guide: Guide = {
  is: 'Something is not here as it should be: says why, and what to do.',
  when: [
    'In the place of what did not come. `kind` has the right picture for a failure, no network, no right to see, no such page.',
    '`code` where customer service will ask for it.',
  ],
  whenNot: [
    { case: 'There is nothing, and that is as it should be.', use: 'empty-state' },
    { case: 'A field was filled in wrongly: it says so itself.', use: 'form' },
    { case: 'The whole site is away.', use: 'app-status' },
  ],
  anatomy: [
    { name: 'Picture', description: 'By the kind.', at: 'svg' },
    {
      name: 'Title',
      description: 'What is the matter, in the words of a player.',
      at: 'h1, h2, h3, p',
    },
    { name: 'Words', description: 'What to do.' },
    { name: 'Retry', description: 'Only where trying again can help.', at: 'button' },
    { name: 'Code', description: 'A number to tell somebody.' },
  ],
  pairs: [
    {
      good: {
        caption: 'Whose fault it is does not matter; what to do does.',
        shows: (
          <ErrorState
            title="Your records did not load"
            description="They are safe. Try again in a moment."
            retryLabel="Try again"
            onRetry={() => undefined}
          />
        ),
      },
      bad: {
        caption: 'A number instead of words, and no way on.',
        shows: <ErrorState title="Error 0x80004005" />,
      },
    },
  ],
};
