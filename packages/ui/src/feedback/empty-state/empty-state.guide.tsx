import { Button } from '../../actions/button/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { EmptyState } from './index.ts';

export const guide: Guide = {
  is: 'Nothing here yet: says what would be here, and what to do next.',
  when: [
    'A list that is empty because nothing has happened: no favourites, no messages.',
    'A search that found nothing: say what was looked for, and offer the way back.',
  ],
  whenNot: [
    { case: 'It did not load, or may not be seen.', use: 'error-state' },
    { case: 'It is still on its way.', use: 'skeleton' },
  ],
  anatomy: [
    { name: 'Icon', description: 'What would be here.', at: 'svg' },
    {
      name: 'Title',
      description: 'That there is nothing, without an apology.',
      at: 'h1, h2, h3, p',
    },
    { name: 'Words', description: 'What to do next, in a sentence.', at: 'p + p' },
    { name: 'Action', description: 'The one thing that fills it.', at: 'button, a' },
  ],
  pairs: [
    {
      good: {
        caption: 'Says what is missing and how it comes to be.',
        shows: (
          <>
            <EmptyState
              icon="heart"
              title="No favourites yet"
              description="Press the heart of a game, and it waits here."
              action={<Button size="medium">All games</Button>}
            />
          </>
        ),
      },
      bad: {
        caption: 'True, and of no use to anybody.',
        shows: <EmptyState icon="heart" title="No data" />,
      },
    },
  ],
};
