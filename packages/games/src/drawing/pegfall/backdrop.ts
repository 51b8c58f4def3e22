import {
  Brush,
  curve,
  type Dice,
  diceFor,
  ellipse,
  fill,
  outline,
  regular,
  star,
} from '@livery/art/kit';

const [width, height] = [480, 800];
const [x, y] = [240, 330];

const tubes: readonly (readonly [radius: number, colour: string])[] = [
  [150, '#3fe0ff'],
  [212, '#ff4fd8'],
  [282, '#3fe0ff'],
  [362, '#ff4fd8'],
  [452, '#7a5cff'],
];

/** A lit tube: a wide faint stroke under a thin bright one. */
function tube(radius: number, colour: string, strength: number): string {
  const path = regular(8, radius, x, y, -67.5);
  return (
    outline(path, colour, 14, strength * 0.16) +
    outline(path, colour, 6, strength * 0.3) +
    outline(path, colour, 2, strength)
  );
}

function stars(dice: Dice): string {
  let spots = '';
  for (let at = 0; at < 60; at += 1) {
    const [left, above] = [dice.whole(0, width), dice.whole(0, 560)];
    spots +=
      at % 6 === 0
        ? star(4, dice.whole(5, 11), 1.5, left, above)
        : ellipse(left, above, dice.pick([1, 1.3, 1.7]));
  }
  return fill(spots, '#e8f4ff', 0.75);
}

/** A floor of light under the board, so that the hopper stands on something. */
function ground(brush: Brush): string {
  const lit = brush.vertical([
    [0, '#2a1480'],
    [0.25, '#180a58'],
    [1, '#08042a'],
  ]);
  const lines = Array.from({ length: 9 }, (_, at) => {
    const foot = 240 + (at - 4) * 150;
    return outline(`M${240 + (at - 4) * 46},640L${foot},800`, '#ff4fd8', 1.6, 0.35);
  });
  const rungs = [652, 672, 704, 752].map((rung) =>
    outline(`M0,${rung}H${width}`, '#3fe0ff', 1.4, 0.28),
  );
  return (
    fill(curve('-40,640! 520,640! 520,840! -40,840!'), lit) +
    brush.glow(240, 640, 260, '#ff4fd8', 0.35) +
    lines.join('') +
    rungs.join('')
  );
}

/** A tunnel of light behind the board, as on the game's own cover. */
export function drawBackdrop(): string {
  const brush = new Brush('#08042a');
  const night = brush.vertical([
    [0, '#0a0634'],
    [0.45, '#1c0f7a'],
    [0.8, '#160a5a'],
    [1, '#08042a'],
  ]);
  const picture = [
    `<rect width="${width}" height="${height}" fill="${night}"/>`,
    brush.glow(x, y, 330, '#3f7fff', 0.75),
    brush.glow(x, y - 60, 190, '#5fffff', 0.3),
    stars(diceFor('pegfall night')),
    ...tubes.map(([radius, colour], at) => tube(radius, colour, 0.85 - at * 0.12)),
    ground(brush),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${brush.definitions}${picture}</svg>`;
}
