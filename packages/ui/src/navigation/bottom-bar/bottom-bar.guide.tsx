import type { ReactNode } from 'react';

import { Icon, type IconName } from '../../foundations/icon/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';

type Place = readonly [icon: IconName, name: string];

const five: readonly Place[] = [
  ['account', 'Account'],
  ['promotions', 'Promos'],
  ['home', 'Home'],
  ['deposit', 'Deposit'],
  ['invite', 'Invite'],
];
const more: readonly Place[] = [
  ['trophy', 'League'],
  ['chat', 'Help'],
];

const named = ([icon, name]: Place) => (
  <Stack key={name} gap="title" align="centre">
    <Icon name={icon} />
    <Text step="s1">{name}</Text>
  </Stack>
);

const bar = (places: readonly ReactNode[]) => (
  <Surface pad="rail">
    <Inline gap="title" justify="between">
      {places}
    </Inline>
  </Surface>
);

export const guide: Guide = {
  is: 'The five places that are used most, within reach of a thumb.',
  when: [
    'On every screen but those in which somebody has to finish something: log-in, a game, a payment.',
    'Five, the home in the middle. Names of one word.',
  ],
  whenNot: [
    { case: 'More places than five.', use: 'side-menu' },
    { case: 'Parts of one page.', use: 'tabs' },
  ],
  anatomy: [
    { name: 'Item', description: 'A glyph and a name; never the glyph alone.', at: 'a, button' },
    {
      name: 'Current',
      description: 'Where the player is, said to readers of the screen too.',
      at: '[aria-current]',
    },
    { name: 'Home', description: 'Raised in the middle.' },
    { name: 'Badge', description: 'A few letters on an item: a bonus. Not on two at once.' },
  ],
  keyboard: [['Tab', 'From place to place.']],
  pairs: [
    {
      good: {
        caption: 'A glyph and its name: nobody has to try what is behind it.',
        shows: bar(five.map(named)),
      },
      bad: {
        caption: 'Glyphs alone: is the second a gift, an offer or an invitation?',
        shows: bar(five.map(([icon]) => <Icon key={icon} name={icon} />)),
      },
    },
    {
      good: {
        caption: 'Five places, and between them room for a thumb.',
        shows: bar(five.map(named)),
      },
      bad: {
        caption: 'Seven places: a thumb meets two at once, and the home is in the middle no more.',
        shows: bar([...five, ...more].map(named)),
      },
    },
  ],
};
