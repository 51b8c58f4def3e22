import { Button } from '../../actions/button/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { AmountField } from '../../forms/amount-field/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Tooltip } from './index.ts';

export const guide: Guide = {
  is: 'A word about a control for those who rest on it or bring the focus to it.',
  when: ['The name of a glyph in a dense bar on a desk; a short cut.'],
  whenNot: [
    { case: 'It has to be read: fingers never see it.', use: 'popover' },
    { case: 'It explains a field.', use: 'text-field' },
    { case: 'It stands on something that takes no focus: nobody with a keyboard would find it.' },
  ],
  anatomy: [
    { name: 'Control', description: 'One element that takes the focus.', at: 'button' },
    { name: 'Tip', description: 'A few words, no links.', at: '[popover]' },
  ],
  story: 'Resting',
  keyboard: [
    ['Tab', 'Shows it with the focus.'],
    ['Escape', 'Hides it and leaves the focus.'],
  ],
  pairs: [
    {
      good: {
        caption: 'What decides whether it is right stands under the field, for fingers too.',
        shows: (
          <AmountField
            label="Amount"
            locale="en"
            currency="PHP"
            symbol="₱"
            min="100"
            max="50000"
            rangeLabel={(min, max) => `From ${min} to ${max}`}
          />
        ),
      },
      bad: {
        caption: 'The limits are in a tip: on a phone nobody ever sees them.',
        shows: (
          <Stack gap="list">
            <AmountField
              label="Amount"
              locale="en"
              currency="PHP"
              symbol="₱"
              min="100"
              max="50000"
            />
            <Inline>
              <Tooltip description="From ₱100 to ₱50,000">
                <IconButton icon="info" label="Limits" />
              </Tooltip>
            </Inline>
          </Stack>
        ),
      },
    },
    {
      good: {
        caption: 'Adds what the button has no room for.',
        shows: (
          <Stack gap="list" align="start">
            <Surface variant="inset" pad="rail">
              <Text step="s2">Figures are brought up to date every minute.</Text>
            </Surface>
            <Button variant="secondary" size="medium" icon="refresh">
              Refresh
            </Button>
          </Stack>
        ),
      },
      bad: {
        caption: 'Says once more what stands there; readers of the screen hear it twice.',
        shows: (
          <Stack gap="list" align="start">
            <Surface variant="inset" pad="rail">
              <Text step="s2">Refresh</Text>
            </Surface>
            <Button variant="secondary" size="medium" icon="refresh">
              Refresh
            </Button>
          </Stack>
        ),
      },
    },
  ],
};
