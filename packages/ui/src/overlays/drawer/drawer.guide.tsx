import { Button } from '../../actions/button/index.ts';
import { ChipGroup, FilterChip } from '../../forms/chip-group/index.ts';
import { Heading } from '../../foundations/heading/index.ts';
import { List, ListRow } from '../../layout/list-row/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A panel from the side that follows the finger back.',
  when: ['Ways through the site, and filters where the brand has them at the side.'],
  whenNot: [
    { case: 'It is about one thing, to act on.', use: 'sheet' },
    { case: 'It is the menu of the site: its parts are ready.', use: 'side-menu' },
    { case: 'It is the filter of games.', use: 'filter-drawer' },
  ],
  anatomy: [
    { name: 'Head', description: 'A title, or the brand.', at: 'h2' },
    { name: 'Body', description: 'Scrolls.' },
    { name: 'Foot', description: 'Stays in sight: what finishes.' },
    {
      name: 'Edge',
      description: 'It comes from the start or the end; Arabic turns both.',
      at: 'dialog',
    },
  ],
  keyboard: [
    ['Escape', 'Closes it.'],
    ['Tab, Shift + Tab', 'Go round within it.'],
  ],
  pairs: [
    {
      good: {
        caption: 'The foot finishes, and says beforehand what comes of it.',
        shows: (
          <Surface pad="inset">
            <Stack gap="section">
              <Heading level={3}>Filter slots</Heading>
              <ChipGroup label="Smallest bet">
                <FilterChip defaultChecked>₱1</FilterChip>
                <FilterChip>₱5</FilterChip>
                <FilterChip>₱10</FilterChip>
              </ChipGroup>
              <Button full>Show 84 games</Button>
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'Nothing to finish with: is it filtered already, or does closing take it back?',
        shows: (
          <Surface pad="inset">
            <Stack gap="section">
              <Heading level={3}>Filter slots</Heading>
              <ChipGroup label="Smallest bet">
                <FilterChip defaultChecked>₱1</FilterChip>
                <FilterChip>₱5</FilterChip>
                <FilterChip>₱10</FilterChip>
              </ChipGroup>
            </Stack>
          </Surface>
        ),
      },
    },
    {
      good: {
        caption: 'Rows lead somewhere; what happens at once stands apart from them, in the foot.',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Heading level={3}>More to see</Heading>
              <List>
                <ListRow icon="promotions" label="Promotions" />
                <ListRow icon="receipt" label="Records" />
              </List>
              <Button full variant="quiet" icon="logout">
                Log out
              </Button>
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'It looks like one more place to go to, and ends the visit.',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Heading level={3}>More to see</Heading>
              <List>
                <ListRow icon="promotions" label="Promotions" />
                <ListRow icon="receipt" label="Records" />
                <ListRow icon="logout" label="Log out" />
              </List>
            </Stack>
          </Surface>
        ),
      },
    },
  ],
};
