import { Text } from '../../foundations/text/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from '../stack/index.ts';
import { Surface } from '../surface/index.ts';
import { Divider } from './index.ts';

export const guide: Guide = {
  is: 'A rule across, in the manner of the brand.',
  when: [
    'Between two subjects on one card: `separates` tells those who hear the page as well.',
    'Without it, an ornament that brands with rules draw and others leave out.',
  ],
  whenNot: [
    { case: 'Between rows of a list: lists draw their own.', use: 'list-row' },
    { case: 'To make room: distance parts as well, and is calmer.', use: 'stack' },
  ],
  anatomy: [
    { name: 'Rule', description: 'Single, double or none, as the brand has it.', at: 'hr' },
  ],
  pairs: [
    {
      good: {
        caption: 'One rule, where another subject begins.',
        shows: (
          <Surface pad="inset">
            <Stack gap="grid">
              <Text>Stake ₱50.00</Text>
              <Text>Won ₱120.00</Text>
              <Divider separates />
              <Text>Played on 18 November, 21:04</Text>
              <Text>Number of the round 204-118</Text>
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'A rule under every line: they part everything, and so nothing.',
        shows: (
          <Surface pad="inset">
            <Stack gap="grid">
              <Text>Stake ₱50.00</Text>
              <Divider separates />
              <Text>Won ₱120.00</Text>
              <Divider separates />
              <Text>Played on 18 November, 21:04</Text>
              <Divider separates />
              <Text>Number of the round 204-118</Text>
            </Stack>
          </Surface>
        ),
      },
    },
  ],
};
