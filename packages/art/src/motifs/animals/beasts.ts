import { fill, outline, place, type Brush } from '../../lib/brush.ts';
import { lightness, shade } from '../../lib/color.ts';
import {
  curve,
  ellipse,
  face,
  flip,
  mirrored,
  points,
  polar,
  poly,
  stroke,
  write,
} from '../../lib/path.ts';
import type { Family } from '../motif.ts';

interface Beast {
  head: string;
  ear: string;
  innerEar: string;
  mask: string;
  maskTone: string;
  stripes?: readonly string[];
  fangs?: boolean;
  nose: string;
  iris: string;
  mane?: (brush: Brush, tone: string) => string;
}

const twice = (spec: string): string => curve(spec) + curve(flip(spec));

function eyes(brush: Brush, iris: string): string {
  const almond = '16,4! 22,-10 42,-20 64,-24! 58,-4 38,8';
  const side = (turn: (spec: string) => string) => {
    const shape = curve(turn(almond));
    const x = points(turn('40,0'))[0]?.x ?? 0;
    const colour = brush.vertical([
      [0, '#fffdf0'],
      [0.5, iris],
      [1, shade(iris, -0.2)],
    ]);
    return (
      outline(shape, brush.ink, 10) +
      fill(shape, colour) +
      brush.clipped(
        shape,
        fill(ellipse(x, -7, 6, 14), '#140a12') +
          fill(curve(turn('10,-6! 40,-14 72,-20! 66,-40 20,-30')), brush.ink, 0.45),
      ) +
      fill(ellipse(x - 4, -12, 3.5), '#fff')
    );
  };
  // A straight wedge, low at the nose: an arched one reads as make-up.
  const brow = '6,3! 36,-16 77,-34! 68,-43 36,-31 10,-13';
  return side((spec) => spec) + side(flip) + fill(twice(brow), brush.ink);
}

function muzzle(brush: Brush, { fangs = false, nose, maskTone }: Beast): string {
  const puffs = [-21, 21]
    .map((x) =>
      brush.solid(ellipse(x, 52, 27, 22), maskTone, {
        ink: 0,
        shadow: 10,
        texture: fill(
          ellipse(x - 9, 50, 2) + ellipse(x + 7, 46, 2) + ellipse(x, 58, 2),
          brush.ink,
          0.5,
        ),
      }),
    )
    .join('');
  const lips = outline(
    stroke('0,44 0,58 -14,72 -38,66') + stroke('0,58 14,72 38,66'),
    brush.ink,
    5,
  );
  const fang = (side: number) =>
    brush.solid(poly(`${side * 30},67 ${side * 17},71 ${side * 21},91`), '#fffdf4', {
      ink: 5,
      shadow: 3,
    });
  const teeth = fangs
    ? brush.solid(face('0,62 14,66 20,76 10,88 0,90'), '#8a1830', { ink: 4, shadow: 5 }) +
      fang(1) +
      fang(-1)
    : '';
  const snout = brush.solid(face('0,18 16,17 27,22 20,36 7,46 0,47'), nose, { ink: 6, shadow: 7 });
  return teeth + puffs + lips + snout + brush.gloss(-9, 24, 7, 3.5);
}

// One face system: a species is a head outline, an ear, a mask and its marks.
export function beast(build: Beast): (brush: Brush, tone: string) => string {
  return (brush, tone) => {
    const ear = (turn: (spec: string) => string) =>
      brush.solid(curve(turn(build.ear)), tone, {
        texture: fill(curve(turn(build.innerEar)), shade(tone, -0.22, -10)),
      });
    const dark = shade(tone, lightness(tone) > 0.45 ? -0.38 : -0.18, -10, 0.8);
    const mask = fill(face(build.mask), build.maskTone);
    const stripes = (build.stripes ?? []).map((spec) => fill(twice(spec), dark)).join('');
    const whiskers = ['30,52 70,44 104,46', '30,60 70,62 100,72']
      .flatMap((spec) => [spec, flip(spec)])
      .map((spec) => outline(stroke(spec), '#fff', 2.5, 0.75))
      .join('');
    return (
      (build.mane?.(brush, tone) ?? '') +
      ear((spec) => spec) +
      ear(flip) +
      brush.solid(face(build.head), tone, { texture: mask + stripes, shadow: 26 }) +
      eyes(brush, build.iris) +
      muzzle(brush, build) +
      whiskers
    );
  };
}

// Locks of hair: sharp tips, soft valleys, each swept a little to one side.
function ruff(count: number, outer: number, inner: number, turn: number): string {
  const locks = Array.from({ length: count }, (_, at) => {
    const angle = turn + (at * 360) / count;
    const long = outer * (at % 2 ? 0.93 : 1);
    return [
      polar(angle + 4, long, 0, 4),
      { ...polar(angle + 150 / count, inner, 0, 4), sharp: false },
      { ...polar(angle + 210 / count, inner * 1.02, 0, 4), sharp: false },
    ];
  });
  return curve(write(locks.flat()));
}

const catHead = '0,-74 34,-72 66,-52 78,-16 92,14! 80,22 92,42! 72,48 52,76 24,92 0,94';
const stripes = [
  '8,-76! 16,-50 4,-44! 2,-62',
  '26,-74! 34,-52 20,-50! 20,-64',
  '92,4! 64,8 58,14! 70,20',
  '88,34! 64,30 58,36! 68,42',
  '70,-48! 52,-42 48,-46! 58,-56',
];

const wolfHead =
  '0,-66 26,-74 52,-56 66,-28 100,6! 84,12 94,36! 74,38 76,58! 56,58 34,84 14,98 0,100';

// Face discs carry the whole expression, so they are drawn larger than life.
function owl(brush: Brush, tone: string): string {
  const feathers = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = -3; column <= 3; column += 1) {
      const x = column * 20 + (row % 2) * 10;
      feathers.push(
        fill(
          curve(
            `${x - 10},${36 + row * 17} ${x},${54 + row * 17}! ${x + 10},${36 + row * 17} ${x},${32 + row * 17}`,
          ),
          shade(tone, row % 2 ? 0.14 : 0.22),
        ),
      );
    }
  }
  const wing = '58,-10 94,10 100,60 76,104! 70,80 56,96! 54,60 48,20';
  const disc = '0,-44! 24,-66 62,-58 70,-20 54,12 22,18 0,0';
  const eye = (x: number) =>
    brush.ball(x, -22, 27, '#ffb52e', { gloss: [x - 9, -32, 7, 5] }) +
    fill(ellipse(x, -21, 13, 14), '#140a12') +
    fill(ellipse(x - 5, -27, 5), '#fff');
  return (
    brush.solid(face('0,-66 30,-82 70,-116! 76,-70 82,-30 84,30 70,80 36,108 0,112'), tone, {
      texture: feathers.join(''),
      shadow: 26,
    }) +
    brush.solid(curve(wing), shade(tone, -0.08)) +
    brush.solid(curve(flip(wing)), shade(tone, -0.08)) +
    brush.solid(curve(mirrored(disc)), shade(tone, 0.26, 10, 0.6), { shadow: 10 }) +
    eye(-32) +
    eye(32) +
    fill(twice('0,-38! 20,-58 60,-78 84,-96! 70,-62 30,-48'), brush.ink) +
    brush.solid(face('0,-18 12,-8 8,10 0,26!'), '#f0a020', { ink: 6, shadow: 6 }) +
    [-26, 26]
      .map((x) =>
        [-10, 0, 10]
          .map((toe) => brush.solid(ellipse(x + toe, 108, 7, 12), '#f0a020', { ink: 5, shadow: 5 }))
          .join(''),
      )
      .join('')
  );
}

// Round and soft, with ringed eyes: the one beast that is not fierce.
function panda(brush: Brush, tone: string): string {
  const dark = '#2b2438';
  const patch = '14,-30 34,-44 58,-28 62,2 44,14 22,2';
  const eye = (x: number) =>
    brush.ball(x, -12, 14, '#7a4a2a', { ink: 0 }) +
    fill(ellipse(x, -11, 8, 9), '#140a12') +
    fill(ellipse(x - 4, -16, 4.5), '#fff');
  const leaf = (x: number, y: number, turn: number) =>
    place(
      brush.solid(curve('0,0! 22,-12 52,0! 22,12'), '#5fc04a', { ink: 6, shadow: 8 }),
      x,
      y,
      1,
      turn,
    );
  return (
    brush.ball(-66, -66, 32, dark, { gloss: [-78, -80, 8, 5] }) +
    brush.ball(66, -66, 32, dark) +
    brush.solid(face('0,-84 46,-78 84,-44 98,4 88,48 54,78 0,86'), tone, { shadow: 30 }) +
    fill(twice(patch), dark) +
    eye(-36) +
    eye(36) +
    brush.solid(face('0,16 18,18 18,30 0,40'), '#3a3048', { ink: 4, shadow: 6 }) +
    outline(stroke('0,38 0,48 -12,56 -24,50') + stroke('0,48 12,56 24,50'), dark, 5) +
    brush.cord(stroke('-70,104 0,74 84,70'), '#8fd05a', 12) +
    leaf(58, 66, -50) +
    leaf(78, 76, 24) +
    leaf(-44, 92, -150) +
    fill(ellipse(-62, 34, 15, 9) + ellipse(62, 34, 15, 9), '#ff9aa8', 0.55)
  );
}

export const beasts: Family = {
  tiger: {
    tones: ['#f58a1f', '#e8eef8', '#d8382f'],
    draw: beast({
      head: catHead,
      ear: '40,-60 52,-96 84,-104 98,-76 78,-40',
      innerEar: '54,-62 62,-84 80,-90 86,-72 74,-52',
      mask: '0,20 20,2 54,2 78,16 84,46 52,80 24,94 0,96',
      maskTone: '#fff4e2',
      stripes,
      fangs: true,
      nose: '#e8607a',
      iris: '#ffc42e',
    }),
  },
  lion: {
    tones: ['#f0b040', '#f4e6c8'],
    draw: beast({
      head: '0,-70 36,-68 62,-48 70,-10 70,30 52,72 26,90 0,94',
      ear: '46,-56 56,-84 82,-86 88,-62 70,-40',
      innerEar: '58,-58 64,-74 78,-74 78,-60 70,-50',
      mask: '0,24 22,12 44,22 52,52 30,84 0,96',
      maskTone: '#fff0cf',
      fangs: true,
      nose: '#5a2f2a',
      iris: '#7fd64a',
      mane: (brush) =>
        brush.solid(ruff(13, 130, 98, -90), '#9a3f18', { shadow: 24 }) +
        brush.solid(ruff(13, 110, 84, -76), '#c8641f', { ink: 5, shadow: 16 }),
    }),
  },
  wolf: {
    tones: ['#7f8fb4', '#5a5f78', '#e8eef8'],
    draw: beast({
      head: wolfHead,
      ear: '28,-62! 48,-104 74,-124! 82,-84 72,-36!',
      innerEar: '46,-64! 58,-90 70,-104! 74,-80 68,-50!',
      mask: '0,-8 12,0 40,12 74,16 84,40 60,60 34,86 0,102',
      maskTone: '#f2f6ff',
      stripes: ['0,-70! 10,-50 6,-20 0,-14!', '60,-34! 84,-8 92,6! 70,0'],
      fangs: true,
      nose: '#2c2438',
      iris: '#6fe0ff',
    }),
  },
  owl: { tones: ['#8a5a3c', '#5f6fa8', '#e8e2d8'], draw: owl },
  panda: { tones: ['#fbf6ee', '#e8dcc8'], draw: panda },
};
