import { Button } from '../../actions/button/index.ts';
import { ButtonGroup } from '../../layout/button-group/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Pagination } from './index.ts';

export const guide: Guide = {
  is: 'The ways to the pages of a long list.',
  when: [
    'Records that somebody comes back to: page 3 is still page 3 tomorrow. As links wherever the page has an address.',
  ],
  whenNot: [
    { case: 'Somebody scrolls and never returns to a place.', use: 'infinite-list' },
    { case: 'Up to about twenty rows: show them.' },
  ],
  anatomy: [
    { name: 'Arrows', description: 'The page before and after.', at: 'button, a' },
    {
      name: 'Pages',
      description: 'As many as fit, with gaps; the first and the last are always there.',
    },
    { name: 'Current', description: 'Said to readers of the screen.', at: '[aria-current]' },
  ],
  story: 'Middle',
  keyboard: [['Tab', 'From page to page.']],
  pairs: [
    {
      good: {
        caption: 'Where one is, how many there are, and the way to both ends.',
        shows: (
          <Pagination
            label="Pages of transactions"
            page={10}
            count={20}
            locale="en"
            previousLabel="Back"
            nextLabel="On"
            pageLabel={(page) => `Page ${page}`}
          />
        ),
      },
      bad: {
        caption: 'Two buttons: nobody knows how far it goes, or finds page 3 again.',
        shows: (
          <ButtonGroup>
            <Button size="medium" variant="secondary">
              Back
            </Button>
            <Button size="medium" variant="secondary">
              On
            </Button>
          </ButtonGroup>
        ),
      },
    },
  ],
};
