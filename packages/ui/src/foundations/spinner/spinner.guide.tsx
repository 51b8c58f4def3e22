import { SkeletonRows } from '../../feedback/skeleton/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Spinner } from './index.ts';

export const guide: Guide = {
  is: 'Something is under way and nobody knows for how long.',
  when: [
    'A wait of about a second to ten, in a place that is known: in a button, a field, a sheet.',
  ],
  whenNot: [
    {
      case: 'What comes has a known shape: bones keep its place, and nothing jumps.',
      use: 'skeleton',
    },
    { case: 'It is known how far it has come.', use: 'progress' },
    { case: 'A button waits: it has one of its own.', use: 'button' },
  ],
  anatomy: [
    {
      name: 'Turn',
      description: 'In the manner of the brand; under reduced motion it fades instead of turning.',
      at: 'span',
    },
    { name: 'Words', description: '`label`, unless something beside it says the same.' },
  ],
  pairs: [
    {
      good: {
        caption: 'The list keeps its form while it is fetched.',
        shows: <SkeletonRows count={3} height="list" />,
      },
      bad: {
        caption: 'An empty page with a wheel: nobody knows what will come or where.',
        shows: (
          <Stack align="centre">
            <Spinner size="large" label="Loading" />
          </Stack>
        ),
      },
    },
  ],
};
