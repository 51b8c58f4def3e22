import { cover, games, studios } from '../../../packages/ui/src/testing/covers.ts';

/** What a lobby holds; the same for every merchant. */
const named = (...names: readonly string[]) =>
  names.flatMap((name) => games.filter((game) => game.name === name));

export const hot = named(
  'Lion Kingdom',
  'Riviera Wheel',
  'Kraken Harvest',
  'Moon Orchard',
  'Dragon Festival',
  'Striker Series',
);

export const slots = named(
  'Moon Orchard',
  'Cherry Cascade',
  'Jade Koi',
  'Wolf Stampede',
  'Retrograde Rocket',
  'Treasure Cove',
);

export const categories = [
  { icon: 'game-slots', name: 'Slots' },
  { icon: 'game-fish', name: 'Fish' },
  { icon: 'game-live', name: 'Live' },
  { icon: 'game-poker', name: 'Poker' },
  { icon: 'game-sports', name: 'Sports' },
  { icon: 'game-esports', name: 'E-sports' },
  { icon: 'game-lottery', name: 'Lottery' },
] as const;

export const notices = [
  { id: '1', lead: 'Planned work', text: 'on Emberwright games, Tuesday 04:00 to 05:00' },
];

export const sportsbooks = [
  {
    name: 'Volta Fable',
    description: 'Football, basketball, tennis',
    src: cover('Striker Series'),
    mark: studios[7]?.src,
  },
  {
    name: 'Quillfox',
    description: 'Boxing, motorsport, golf',
    src: cover('Floodlit Hoops'),
    mark: studios[1]?.src,
  },
  {
    name: 'Moonlatch',
    description: 'Racing, cricket, rugby',
    src: cover('Retrograde Rocket'),
    mark: studios[2]?.src,
  },
  {
    name: 'Tidehollow',
    description: 'E-sports arenas',
    src: cover('Mecha Arena'),
    mark: studios[3]?.src,
  },
];

export const wins = [
  ['84210.00', 'ma•••el', 'Lion Kingdom'],
  ['51960.5', 'jo•••12', 'Moon Orchard'],
  ['38400', 'ke•••na', 'Kraken Harvest'],
  ['22715.259', 'ri•••o7', 'Riviera Wheel'],
  ['19050', 'da•••ix', 'Dragon Festival'],
  ['16380', 'li•••re', 'Sapphire Gambit'],
].map(([amount = '', name = '', game = '']) => ({
  id: amount,
  amount,
  name,
  game,
  cover: cover(game),
}));

export const footLinks = [
  { icon: 'hand-heart', name: 'Play responsibly' },
  { icon: 'limits', name: 'Set my limits' },
  { icon: 'pause', name: 'Take a break' },
  { icon: 'headset', name: 'Get support' },
  { icon: 'file', name: 'Terms' },
  { icon: 'lock', name: 'Privacy' },
] as const;

export { cover, studios };
