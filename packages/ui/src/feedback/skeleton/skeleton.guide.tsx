import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Skeleton, SkeletonRows } from './index.ts';

export const guide: Guide = {
  is: 'Grey parts in the shape of what is on its way.',
  when: [
    'The shape is known: tiles, rows, a line of text. The parts are as large as the real ones, so that nothing jumps.',
    'It is not fetched yet, only kept room for: put it into an element with `data-resting`, and nothing of it moves.',
    '`SkeletonGrid`, `SkeletonStrip` and `SkeletonRows` name what is fetched; single bones are silent.',
  ],
  whenNot: [
    { case: 'It takes less than a fifth of a second: show nothing, or it flickers.' },
    { case: 'A button waits for an answer.', use: 'button' },
    { case: 'Nothing is known of what comes.', use: 'spinner' },
  ],
  anatomy: [
    { name: 'Bone', description: 'Seen at 1.25 : 1 on every ground of every brand.', at: 'span' },
    { name: 'Label', description: 'Read out once for all of them.' },
  ],
  story: 'Rows',
  pairs: [
    {
      good: {
        caption: 'The bones are what comes: a picture, two lines.',
        shows: <SkeletonRows count={2} height="list" />,
      },
      bad: {
        caption: 'A block where rows will be: everything below jumps.',
        shows: (
          <Stack gap="title">
            <Skeleton shape="line" width="short" />
            <Skeleton shape="line" width="short" />
          </Stack>
        ),
      },
    },
  ],
};
