import { Type } from 'typebox';
import { address, asset, closed, hex, oneOf, words } from '../../schema-parts.ts';

const policy = Type.Optional(
  oneOf(
    ['exact', 'nearest', 'derived'],
    'exact: kept to the digit or refused; nearest: moved the least until it can be read, and the move is reported; derived: only its hue counts.',
  ),
);

/** One colour, or one for each mode: no single colour reads as text on dark and on light. */
const color = (what: string) =>
  Type.Union([hex(''), Type.Object({ dark: hex('At night.'), light: hex('By day.') }, closed)], {
    description: `The brand's own colour for ${what}: "#rrggbb", or one for "dark" and one for "light".`,
  });

const seed = (what: string) => Type.Object({ color: color(what), policy }, closed);

const picture = asset('svg|png|webp', 'A banner.');

const artKinds = 'svg|avif|webp|png|jpg';

/** One file for both modes, or one for each. */
const art = (what: string) =>
  Type.Union(
    [
      asset(artKinds, 'For both modes.'),
      Type.Object(
        { dark: asset(artKinds, 'At night.'), light: asset(artKinds, 'By day.') },
        closed,
      ),
    ],
    { description: `${what} One file for both modes, or one for "dark" and one for "light".` },
  );

export const lookKeys = {
  brand: Type.Optional(
    Type.Object(
      {
        action: Type.Optional(
          Type.Object(
            {
              color: color('the main action'),
              policy,
              on: Type.Optional(hex('Lettering on it, for a brand that insists on one.')),
            },
            closed,
          ),
        ),
        link: Type.Optional(seed('links and current items')),
        neutral: Type.Optional(seed('surfaces and text: its hue tints every grey')),
        win: Type.Optional(seed('the fill behind the highest win, and won amounts as text')),
        second: Type.Optional(seed('tags, the age mark and the bonus badge')),
        danger: Type.Optional(seed('errors')),
      },
      {
        ...closed,
        description: 'Seed colours; the ramps of both modes grow from them.',
      },
    ),
  ),
  logo: Type.Optional(
    Type.Object(
      {
        mark: asset('svg|png', 'The mark.'),
        mono: Type.Optional(
          asset('svg|png', 'The mark in one colour, where the other cannot be seen.'),
        ),
        wordmark: Type.Optional(asset('svg|png', 'The name as a picture.')),
      },
      closed,
    ),
  ),
  icons: Type.Optional(
    Type.Object(
      {
        small: Type.Optional(asset('png', '192 × 192.')),
        large: Type.Optional(asset('png', '512 × 512.')),
        maskable: Type.Optional(asset('png', '512 × 512, all of it covered.')),
        apple: Type.Optional(asset('png', '180 × 180.')),
        splash: Type.Optional(asset('png', 'Shown while an installed app starts.')),
        card: Type.Optional(asset('png', '1200 × 630, for links in other apps.')),
      },
      { ...closed, description: 'Icons of the installed app and for links to the site.' },
    ),
  ),
  art: Type.Optional(
    Type.Object(
      {
        scene: Type.Optional(art('The ground of the log-in, and of the home without a hero.')),
        hero: Type.Optional(art('The ground of the words on top of the home.')),
        empty: Type.Optional(art('Where nothing is yet.')),
        studios: Type.Optional(
          Type.Record(Type.String({ pattern: '^[A-Z0-9]{2,8}$' }), art('Name and mark.'), {
            ...closed,
            description: 'Logos of studios with their lettering, by the code of the vendor.',
          }),
        ),
      },
      { ...closed, description: 'Pictures of the brand’s own in place of drawn ones.' },
    ),
  ),
  banners: Type.Optional(
    Type.Array(
      Type.Object(
        {
          dark: picture,
          light: picture,
          alt: words('Key of the text that says what the picture says.', 60),
          link: address('Where it leads.'),
        },
        closed,
      ),
      { maxItems: 12, description: 'Banners of the home page, a picture for each mode.' },
    ),
  ),
};
