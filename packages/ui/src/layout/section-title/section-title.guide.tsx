import { Button } from '../../actions/button/index.ts';
import { TextLink } from '../../actions/link/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { SectionTitle } from './index.ts';

const all = (
  <TextLink href="#all" quiet caret>
    See all
  </TextLink>
);

export const guide: Guide = {
  is: 'The title of a section of a page, with a quiet way to more of it.',
  when: [
    'Over strips, blocks and boards of the home. Give `headingId` to the section, and it is named by it.',
  ],
  whenNot: [
    { case: 'The title of a whole screen.', use: 'nav-bar' },
    { case: 'A title within a card or a dialog.', use: 'heading' },
  ],
  anatomy: [
    { name: 'Title', description: 'Two or three words.', at: 'h2' },
    { name: 'Emphasis', description: 'One word of it, in the brand’s way.', at: 'em' },
    { name: 'End', description: '“All games”, a quiet link.', at: 'a' },
  ],
  story: 'WithLink',
  pairs: [
    {
      good: {
        caption: 'Two words that name the section.',
        shows: <SectionTitle title="New games" emphasis="New" end={all} />,
      },
      bad: {
        caption: 'A sentence that invites: two lines, and the section has no name.',
        shows: (
          <SectionTitle
            title="Discover all the new games that came this week"
            emphasis="new"
            end={all}
          />
        ),
      },
    },
    {
      good: {
        caption: 'The way to more is quiet: the games below are what matters.',
        shows: <SectionTitle title="Live tables" end={all} />,
      },
      bad: {
        caption: 'A filled button over every section: a home with six primary actions.',
        shows: <SectionTitle title="Live tables" end={<Button size="medium">See all</Button>} />,
      },
    },
  ],
};
