/** Games of the demo catalogue; Storybook serves their pictures. */
const names = [
  'Moon Orchard',
  'Striker Series',
  'Kraken Harvest',
  'Riviera Wheel',
  'Dragon Festival',
  'Sapphire Gambit',
  'Lion Kingdom',
  'Jade Koi',
  'Mecha Arena',
  'Treasure Cove',
  'Cherry Cascade',
  'Retrograde Rocket',
  'Wolf Stampede',
  'Harbour Roulette',
  'Lucky Penny Draw',
  'Floodlit Hoops',
  'Melon Parade',
  'Abyssal Shark',
] as const;

/** The address of a game's cover, by its name. */
export const cover = (name: string): string =>
  `/art/${name.toLowerCase().replaceAll(' ', '-')}.svg`;

export const games = names.map((name) => ({ name, src: cover(name) }));

/** Studios of the demo catalogue, with a mark each. */
export const studios = [
  ['EMW', 'Emberwright'],
  ['QFX', 'Quillfox'],
  ['MNL', 'Moonlatch'],
  ['TDH', 'Tidehollow'],
  ['SFK', 'Saffron Kite'],
  ['JL', 'Lanternfall'],
  ['KRK', 'Kestrel & Rook'],
  ['VFB', 'Volta Fable'],
].map(([code = '', name = '']) => ({
  code,
  name,
  src: `/art/studio/${code}.svg`,
  logo: `/art/studio/${code}-logo.svg`,
}));
