import { TextLink } from '../../actions/link/index.ts';
import { SectionTitle } from '../../layout/section-title/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { GameTile } from '../game-tile/index.ts';
import { GameStrip } from './index.ts';

const shelf = (
  <GameStrip label="Slots">
    <GameTile name="Moon Orchard" src="/art/moon-orchard.svg" place="large" />
    <GameTile name="Jade Koi" src="/art/jade-koi.svg" place="large" />
    <GameTile name="Wolf Stampede" src="/art/wolf-stampede.svg" place="large" />
    <GameTile name="Cherry Cascade" src="/art/cherry-cascade.svg" place="large" />
  </GameStrip>
);

export const guide: Guide = {
  is: 'Games side by side to scroll, or the first six of a kind as a block.',
  when: [
    '`GameStrip` for a shelf of a kind; `hot` becomes the brand’s mosaic. `GameBlock` shows six, three by three, with no way to scroll.',
  ],
  whenNot: [
    { case: 'All of a kind.', use: 'game-grid' },
    { case: 'Offers.', use: 'banner-carousel' },
  ],
  anatomy: [
    { name: 'Title', description: 'A section title above, with a way to all.' },
    { name: 'Tile', description: '`GameTile` with `place="large"` in strips.', at: 'li' },
    { name: 'Mark', description: 'In the notch of the first of a mosaic.' },
  ],
  story: 'Hot',
  keyboard: [['Tab', 'From tile to tile; each scrolls into sight.']],
  pairs: [
    {
      good: {
        caption: 'Says what stands on the shelf, and leads to the rest of it.',
        shows: (
          <Stack>
            <SectionTitle
              level={3}
              title="Slots"
              end={
                <TextLink quiet caret href="#slots">
                  All 312
                </TextLink>
              }
            />
            {shelf}
          </Stack>
        ),
      },
      bad: {
        caption: 'Covers without a title: why these, and where are the others?',
        shows: shelf,
      },
    },
  ],
};
