import { Button } from '../../actions/button/index.ts';
import { ChipGroup, FilterChip } from '../../forms/chip-group/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';

const bets = (name: string) => (
  <ChipGroup label="Smallest bet">
    <FilterChip type="radio" name={name}>
      Any
    </FilterChip>
    <FilterChip type="radio" name={name} defaultChecked>
      ₱0.50
    </FilterChip>
    <FilterChip type="radio" name={name}>
      ₱1.00
    </FilterChip>
  </ChipGroup>
);

export const guide: Guide = {
  is: 'The filter of games: by name, by studio, by the smallest bet.',
  when: [
    'In lists of more games than anybody scrolls through. It comes as a sheet or from the side, as the brand has it.',
    'The button says how many games there are now; it waits while they are counted.',
  ],
  whenNot: [
    { case: 'One choice out of a few, always in sight.', use: 'chip-group' },
    { case: 'Records by their days.', use: 'date-range-picker' },
  ],
  anatomy: [
    { name: 'Search', description: 'Enter shows at once.', at: 'input[type="search"]' },
    { name: 'Studios', description: 'None chosen means all.', at: 'input[type="checkbox"]' },
    { name: 'Bets', description: 'The first is any.', at: 'input[type="radio"]' },
    { name: 'Foot', description: 'Take all back, and show so many.', at: 'button' },
  ],
  keyboard: [
    ['Enter', 'In the search: shows the games.'],
    ['Escape', 'Closes it and keeps what was chosen.'],
  ],
  pairs: [
    {
      good: {
        caption: 'Says how many games are left before the drawer is closed.',
        shows: (
          <Surface pad="inset">
            <Stack gap="rail">
              {bets('bet-counted')}
              <Inline justify="between">
                <Button variant="secondary">Clear</Button>
                <Button>Show 84 games</Button>
              </Inline>
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'Whoever chose too narrowly learns it on an empty page, and comes back.',
        shows: (
          <Surface pad="inset">
            <Stack gap="rail">
              {bets('bet-uncounted')}
              <Inline justify="between">
                <Button variant="secondary">Clear</Button>
                <Button>Apply</Button>
              </Inline>
            </Stack>
          </Surface>
        ),
      },
    },
    {
      good: {
        caption: 'None chosen means all: one press, and there is one studio.',
        shows: (
          <ChipGroup label="Studio">
            <FilterChip>Emberwright</FilterChip>
            <FilterChip>Quillfox</FilterChip>
            <FilterChip>Moonlatch</FilterChip>
            <FilterChip>Tidehollow</FilterChip>
            <FilterChip>Saffron Kite</FilterChip>
          </ChipGroup>
        ),
      },
      bad: {
        caption: 'All chosen: to see one studio, four have to be taken out.',
        shows: (
          <ChipGroup label="Studio">
            <FilterChip defaultChecked>Emberwright</FilterChip>
            <FilterChip defaultChecked>Quillfox</FilterChip>
            <FilterChip defaultChecked>Moonlatch</FilterChip>
            <FilterChip defaultChecked>Tidehollow</FilterChip>
            <FilterChip defaultChecked>Saffron Kite</FilterChip>
          </ChipGroup>
        ),
      },
    },
  ],
};
