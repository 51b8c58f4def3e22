import { ListFact } from '../../layout/list-row/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Says that the connection is gone and what still works, and for a moment that it is back.',
  when: [
    'Once, around the whole app. It looks after itself.',
    'Whoever knows better than the browser, such as a stream that hears nothing, hands the state over as `status`.',
    'The words say what can still be done: “You can look at what is here already”.',
  ],
  whenNot: [
    {
      case: 'One list could not be fetched while the rest of the page is there.',
      use: 'error-state',
    },
    { case: 'An answer was lost on its way.', use: 'toast' },
    { case: 'The platform itself is closed.', use: 'app-status' },
  ],
  anatomy: [
    { name: 'Glyph', description: 'Gone, or back.', at: 'svg' },
    { name: 'How it stands', description: 'In three or four words.' },
    { name: 'What still works', description: 'A sentence; it goes when the connection is back.' },
  ],
  pairs: [
    {
      good: {
        caption: 'Says what still works and what has to wait.',
        shows: (
          <Surface variant="inset" pad="inset">
            <ListFact
              icon="offline"
              label="No connection"
              description="You can still see your records. Games and money have to wait."
            />
          </Surface>
        ),
      },
      bad: {
        caption: 'Sends people to reload, and with that away from all that was still there.',
        shows: (
          <Surface variant="inset" pad="inset">
            <ListFact
              icon="offline"
              label="No connection"
              description="Something is wrong with your network. Check it and reload the page."
            />
          </Surface>
        ),
      },
    },
  ],
};
