import type { Guide } from '../../testing/guide.ts';

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
};
