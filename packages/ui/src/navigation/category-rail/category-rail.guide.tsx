import type { Guide } from '../../testing/guide.ts';
import { CategoryRail, RailItem } from './index.ts';

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
  pairs: [
    {
      good: {
        caption: 'One word each: it fits under its icon and is read at a glance.',
        shows: (
          <CategoryRail label="Categories">
            <RailItem icon="game-slots" current>
              Slots
            </RailItem>
            <RailItem icon="game-fish">Fish</RailItem>
            <RailItem icon="game-live">Live</RailItem>
            <RailItem icon="game-sports">Sports</RailItem>
          </CategoryRail>
        ),
      },
      bad: {
        caption: 'Names that explain what everybody knows: they break, or are cut.',
        shows: (
          <CategoryRail label="Categories">
            <RailItem icon="game-slots" current>
              Slot machines
            </RailItem>
            <RailItem icon="game-fish">Games with fish</RailItem>
            <RailItem icon="game-live">Tables with a host</RailItem>
            <RailItem icon="game-sports">Bets on sports</RailItem>
          </CategoryRail>
        ),
      },
    },
    {
      good: {
        caption: 'One is marked: its games stand below.',
        shows: (
          <CategoryRail label="Categories">
            <RailItem icon="game-slots">Slots</RailItem>
            <RailItem icon="game-fish">Fish</RailItem>
            <RailItem icon="game-live" current>
              Live
            </RailItem>
            <RailItem icon="game-sports">Sports</RailItem>
          </CategoryRail>
        ),
      },
      bad: {
        caption: 'None is marked, and games stand below all the same: of which kind?',
        shows: (
          <CategoryRail label="Categories">
            <RailItem icon="game-slots">Slots</RailItem>
            <RailItem icon="game-fish">Fish</RailItem>
            <RailItem icon="game-live">Live</RailItem>
            <RailItem icon="game-sports">Sports</RailItem>
          </CategoryRail>
        ),
      },
    },
  ],
};
