import { neutralBackdrops } from '@livery/themes/contract';

import { grounds } from './grounds.ts';
import { neutral } from './neutral.ts';
import { vars } from '../theme/vars.css.ts';
import { pointAnew, roles } from './roles.ts';

const { color, effect, gradient, size } = vars;
const { sky, text, tint } = color;

/** What a brand draws behind things, where it is no drawing of one part alone. */
export const scenery = roles('scenery', {
  /** Under a scene, a banner, a card that promotes something. */
  ground: grounds.plain,
  /** Behind the header of a page, and stars over it. */
  above: 'none',
  stars: 'none',
  height: '0px',
  /** What shines into a drawer from above. */
  lights: `linear-gradient(180deg, ${gradient.sheet}) no-repeat 0 0 / 100% 180px`,
  /** Beside the column, on a wide screen. */
  beside: 'none',
  /** 1 where the drawing fills what it is given, 0 where it keeps the size it was drawn for. */
  grows: '1',
  /** Where a sign stands that is laid over the drawing, along the line. */
  sign: 'auto 20px',
});

const lights = [
  `radial-gradient(300px 220px at 88% -30px, ${sky.end}, transparent 72%)`,
  `radial-gradient(320px 200px at 8% -60px, ${sky.start}, transparent 70%)`,
].join(', ');

/** Where stars stand, in a field of 480 × 64: x, y, diameter. */
const stars = [
  [22, 12, 1],
  [58, 40, 1],
  [92, 8, 1],
  [131, 27, 2],
  [158, 52, 1],
  [187, 14, 1],
  [214, 38, 1],
  [238, 6, 2],
  [263, 24, 1],
  [289, 47, 1],
  [312, 11, 1],
  [336, 33, 2],
  [357, 58, 1],
  [381, 19, 1],
  [402, 42, 1],
  [428, 9, 1],
  [449, 30, 2],
  [470, 50, 1],
] as const;

const star = ([x, y, wide]: (typeof stars)[number]): string =>
  `radial-gradient(circle at ${x}px ${y}px, currentColor ${wide / 2}px, transparent ${wide / 2 + 0.5}px)`;

const far = (colour: string, place: string, reach: string): string =>
  `radial-gradient(${reach} at ${place}, color-mix(in oklab, ${colour} 70%, transparent), transparent) fixed`;
const spark = (place: string): string =>
  `radial-gradient(circle at ${place}, ${text.faint} 1.5px, transparent 2.5px) fixed`;
const disc = (place: string, colour: string): string =>
  `radial-gradient(circle at ${place}, ${colour} 31vmin, transparent calc(31vmin + 1px)) fixed`;
const ink = `color-mix(in oklab, ${text.strong} 7%, transparent)`;

pointAnew('backdrop', 'sky', {
  [scenery.ground]: grounds.sky,
  [scenery.above]: `${lights}, linear-gradient(180deg, ${sky.wash}, ${color.surface.page})`,
  [scenery.stars]: stars.map(star).join(', '),
  [scenery.height]: size.sky,
  [scenery.lights]: lights,
  [scenery.beside]: [
    ...['12% 18%', '27% 61%', '81% 12%', '73% 42%', '91% 71%', '8% 84%'].map(spark),
    far(sky.start, '20% 0', '22vmax 60vmax'),
    far(sky.end, '82% 0', '26vmax 70vmax'),
  ].join(', '),
});

pointAnew('backdrop', 'rays', {
  [scenery.ground]: grounds.flat,
  [scenery.beside]: `repeating-conic-gradient(from -90deg at 50% 100%, ${ink} 0 0.15deg, transparent 0.35deg 2.85deg, ${ink} 3deg) fixed`,
});

const keepsItsSize = { [scenery.grows]: '0' };

pointAnew('backdrop', 'grove', {
  ...keepsItsSize,
  [scenery.sign]: '24px auto',
  [scenery.ground]: grounds.flat,
  [scenery.beside]: [disc('4% 88%', tint.first), disc('97% 14%', tint.second)].join(', '),
});

pointAnew('backdrop', 'pitch', {
  ...keepsItsSize,
  [scenery.sign]: '16px auto',
  [scenery.ground]: grounds.pitch,
  [scenery.beside]: `repeating-linear-gradient(calc(90deg + 1deg * ${effect.angle}), ${ink} 0 12vw, transparent 12vw 24vw) fixed`,
});
pointAnew(
  'backdrop',
  'pitch',
  { [scenery.ground]: grounds.pitchMirrored },
  (brand) => `[dir="rtl"]${brand}`,
);

for (const name of neutralBackdrops)
  pointAnew('backdrop', name, { [scenery.ground]: neutral[name] });
