import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Kinds of games in a row that scrolls, with icons, as words, or as tabs.',
  when: ['At the top of the lobby; the brand chooses the form, not the page.'],
  whenNot: [
    { case: 'All kinds have to be in sight at once, beside their games.', use: 'game-menu' },
    { case: 'Studios of one kind.', use: 'classify-bar' },
    { case: 'Two to four choices that fit.', use: 'segmented' },
  ],
  anatomy: [
    { name: 'Item', description: 'Icon and name, or the name alone.', at: 'a, button' },
    {
      name: 'Current',
      description: 'Its games are shown; it comes into sight by itself.',
      at: '[aria-current]',
    },
  ],
  keyboard: [['Tab', 'From one to the next; what is out of sight scrolls in.']],
};
