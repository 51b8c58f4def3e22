import { ErrorState } from '../../feedback/error-state/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { words } from '../../testing/words.ts';
import { LabelsProvider } from './index.ts';

export const guide: Guide = {
  is: 'The words that many parts need, given once for the whole page.',
  when: [
    'Once, at the root of an app, with the language of the page: close, back, next, try again.',
    'A part may still be told its own word; that one wins.',
  ],
  whenNot: [
    { case: 'A word is used by one part: it is a prop of that part.' },
    { case: 'Whole texts: they belong to the app’s catalogues.' },
  ],
  anatomy: [
    { name: 'Provider', description: 'Around everything that may need a word.' },
    {
      name: 'Words',
      description: 'Short, as they stand on a button. A missing one is a type error.',
    },
  ],
  pairs: [
    {
      good: {
        caption: 'Said once for the page: the same thing has the same word everywhere.',
        shows: (
          <LabelsProvider labels={words}>
            <Stack gap="section">
              <ErrorState title="Your bets did not load" onRetry={() => undefined} />
              <ErrorState title="Your limits did not load" onRetry={() => undefined} />
            </Stack>
          </LabelsProvider>
        ),
      },
      bad: {
        caption: 'Each part was told a word of its own: do the two buttons do the same?',
        shows: (
          <LabelsProvider labels={words}>
            <Stack gap="section">
              <ErrorState
                title="Your bets did not load"
                retryLabel="Reload"
                onRetry={() => undefined}
              />
              <ErrorState
                title="Your limits did not load"
                retryLabel="Once more"
                onRetry={() => undefined}
              />
            </Stack>
          </LabelsProvider>
        ),
      },
    },
  ],
};
