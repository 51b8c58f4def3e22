import { Button } from '../../actions/button/index.ts';
import { TextLink } from '../../actions/link/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { OfferFacts } from './index.ts';

export const guide: Guide = {
  is: 'What an offer asks for, said where it is made and not behind a link.',
  when: [
    'On every promotion that has conditions: how often to play through, until when, up to which bet.',
    'Once it is taken, `wagering` shows how far it has come.',
  ],
  whenNot: [
    { case: 'All the terms, word for word.', use: 'prose' },
    { case: 'A single condition that is running.', use: 'progress' },
  ],
  anatomy: [
    {
      name: 'Facts',
      description: 'The ones that a player would be angry to learn later.',
      at: 'dl',
    },
    { name: 'Wagering', description: 'How much of how much, in money.', at: 'progress' },
    { name: 'Terms', description: 'A link to all of them.', at: 'a' },
  ],
  story: 'Taken',
  pairs: [
    {
      good: {
        caption: 'In plain figures, before the button.',
        shows: (
          <>
            <OfferFacts
              facts={[
                { label: 'Play through', value: '10 times', icon: 'check' },
                { label: 'Highest bet', value: '₱50 a round' },
              ]}
              terms={<TextLink href="#terms">All the terms</TextLink>}
            />
          </>
        ),
      },
      bad: {
        caption: 'The condition is there, and nobody will read it.',
        shows: (
          <Stack gap="list">
            <Button full>Get the bonus</Button>
            <Text step="s1" tone="faint">
              Terms and conditions apply, see website.
            </Text>
          </Stack>
        ),
      },
    },
  ],
};
