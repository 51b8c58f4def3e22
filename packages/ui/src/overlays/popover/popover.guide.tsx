import { Button } from '../../actions/button/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Popover } from './index.ts';

export const guide: Guide = {
  is: 'Something small that hangs on a button: words to read, a few controls.',
  when: ['An explanation that somebody asks for by a press, such as what wagering is.'],
  whenNot: [
    { case: 'It can be done without, and only a mouse rests on it.', use: 'tooltip' },
    { case: 'A list of actions.', use: 'menu' },
    { case: 'More than a few lines: on a phone it would cover what it explains.', use: 'sheet' },
  ],
  anatomy: [
    { name: 'Button', description: 'Says whether it is open.', at: 'button' },
    {
      name: 'Panel',
      description: 'On the side where there is room; the browser puts it above everything.',
      at: '[popover]',
    },
  ],
  story: 'Open',
  keyboard: [
    ['Enter, Space', 'Open and close it.'],
    ['Escape', 'Closes it and gives the focus back.'],
  ],
  pairs: [
    {
      good: {
        caption: 'The condition stands on the page; a press explains the word in it.',
        shows: (
          <Stack align="start">
            <Text>A bonus of ₱500, with a wagering of 20 times.</Text>
            <Popover
              label="What wagering is"
              trigger={
                <Button variant="secondary" size="medium">
                  What is wagering?
                </Button>
              }
            >
              A bonus is played with some times over before it can be paid out.
            </Popover>
          </Stack>
        ),
      },
      bad: {
        caption: 'The condition itself waits behind a press that hardly anybody makes.',
        shows: (
          <Stack align="start">
            <Text>A bonus of ₱500.</Text>
            <Popover
              label="What wagering is"
              trigger={
                <Button variant="secondary" size="medium">
                  What is wagering?
                </Button>
              }
            >
              This bonus is played with 20 times over before it can be paid out.
            </Popover>
          </Stack>
        ),
      },
    },
    {
      good: {
        caption: 'A sentence or two. What it explains stays in sight.',
        shows: (
          <Stack>
            <Text strong>Wagering</Text>
            <Surface pad="text">
              <Text>A bonus is played with some times over before it can be paid out.</Text>
            </Surface>
          </Stack>
        ),
      },
      bad: {
        caption: 'All the terms in a panel that goes away with a press beside it.',
        shows: (
          <Stack>
            <Text strong>Wagering</Text>
            <Surface pad="text">
              <Text>
                A bonus is played with some times over before it can be paid out. Slots count in
                full, tables by a tenth, games of a studio’s own league not at all. Bets over ₱50 do
                not count, nor do rounds that were not ended, nor those that were played before the
                bonus was there. What has not been played with after 30 days is taken back, with
                what was won by it.
              </Text>
            </Surface>
          </Stack>
        ),
      },
    },
  ],
};
