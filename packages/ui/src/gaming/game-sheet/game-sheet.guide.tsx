import { Button } from '../../actions/button/index.ts';
import { Heading } from '../../foundations/heading/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import { SheetActions, SheetFacts } from '../../overlays/sheet/index.ts';
import type { Guide } from '../../testing/guide.ts';

const head = (
  <Stack gap="title">
    <Heading level={3}>Moon Orchard</Heading>
    <Text tone="soft">By Kestrel & Rook</Text>
  </Stack>
);

export const guide: Guide = {
  is: 'A game before it is played: what it is, and the ways to play it.',
  when: [
    'After a press on a tile. Facts that matter before money does: payout, smallest bet, studio.',
  ],
  whenNot: [
    { case: 'It can only be played: then the tile may lead straight in.', use: 'game-tile' },
    { case: 'An offer.', use: 'promotion' },
  ],
  anatomy: [
    { name: 'Cover', description: 'Rises above the edge.', at: 'img' },
    { name: 'Name and studio', description: 'The sheet’s title.', at: 'h2' },
    { name: 'Facts', description: 'Two to four.', at: 'dl' },
    {
      name: 'Play',
      description: 'For money; practice under it where the game has it.',
      at: 'button',
    },
    { name: 'Heart', description: 'Makes it a favourite.', at: '[aria-pressed]' },
  ],
  story: 'WithTrial',
  keyboard: [['Escape', 'Closes it; the focus goes back to the tile.']],
  pairs: [
    {
      good: {
        caption: 'What matters before money does: the kind, the smallest bet, what is paid back.',
        shows: (
          <Surface pad="inset">
            <Stack gap="rail">
              {head}
              <SheetFacts
                facts={[
                  { label: 'Category', value: 'Slots' },
                  { label: 'Minimum bet', value: '₱0.50' },
                  { label: 'Payout', value: '96.5 %' },
                ]}
              />
              <SheetActions
                main={
                  <Button full icon="play">
                    Play now
                  </Button>
                }
              />
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'What tempts and tells nothing: a win of before says nothing of the next round.',
        shows: (
          <Surface pad="inset">
            <Stack gap="rail">
              {head}
              <SheetFacts
                facts={[
                  { label: 'Playing now', value: '1,284' },
                  { label: 'Last win', value: '₱80,000' },
                  { label: 'Luck today', value: 'High' },
                ]}
              />
              <SheetActions
                main={
                  <Button full icon="play">
                    Play now
                  </Button>
                }
              />
            </Stack>
          </Surface>
        ),
      },
    },
    {
      good: {
        caption: 'The button says what it does.',
        shows: (
          <Surface pad="inset">
            <Stack gap="rail">
              {head}
              <SheetFacts
                facts={[
                  { label: 'Category', value: 'Slots' },
                  { label: 'Minimum bet', value: '₱0.50' },
                ]}
              />
              <SheetActions
                main={
                  <Button full icon="play">
                    Play now
                  </Button>
                }
              />
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'The button promises what no game can keep.',
        shows: (
          <Surface pad="inset">
            <Stack gap="rail">
              {head}
              <SheetFacts
                facts={[
                  { label: 'Category', value: 'Slots' },
                  { label: 'Minimum bet', value: '₱0.50' },
                ]}
              />
              <SheetActions
                main={
                  <Button full icon="play">
                    Win now
                  </Button>
                }
              />
            </Stack>
          </Surface>
        ),
      },
    },
  ],
};
