import {
  Brush,
  curve,
  type Dice,
  diceFor,
  ellipse,
  fill,
  outline,
  place,
  rect,
  star,
  stroke,
} from '@livery/art/kit';

const [width, height] = [480, 800];

type Blob = readonly [x: number, y: number, r: number];

const crown: readonly Blob[] = [
  [-44, -52, 40],
  [44, -54, 38],
  [0, -88, 44],
  [-20, -40, 40],
  [24, -36, 38],
];

const hanging: readonly (readonly [number, number])[] = [
  [-50, -60],
  [-16, -100],
  [30, -80],
  [54, -46],
  [2, -50],
  [-28, -30],
];

function tree(brush: Brush, leaves: string, lit: string, fruit: readonly string[]): string {
  const discs = fill(crown.map(([x, y, r]) => ellipse(x, y, r)).join(''), leaves);
  const light = crown
    .map(([x, y, r]) =>
      brush.clipped(ellipse(x, y, r), fill(ellipse(x - r * 0.2, y - r * 0.3, r * 0.72), lit, 0.55)),
    )
    .join('');
  const hung = hanging.map(([x, y], at) => {
    const tone = fruit[at % fruit.length];
    if (tone === undefined) return '';
    return `${brush.glow(x, y, 13, tone, 0.8)}${fill(ellipse(x, y, 5.2), tone)}${fill(ellipse(x - 1.6, y - 1.8, 1.5), '#fff', 0.8)}`;
  });
  return `${fill(curve('-9,0! -7,-30 -22,-50! 0,-40 20,-52! 8,-28 11,0!'), leaves)}${discs}${light}${hung.join('')}`;
}

function sky(brush: Brush, dice: Dice): string {
  const dusk = brush.vertical([
    [0, '#0c0530'],
    [0.32, '#2a1470'],
    [0.58, '#6a3aa0'],
    [0.72, '#c46a9a'],
    [1, '#c46a9a'],
  ]);
  let stars = '';
  for (let at = 0; at < 70; at += 1) {
    const [x, y] = [dice.whole(0, width), dice.whole(0, 400)];
    stars +=
      at % 9 === 0 ? star(4, dice.whole(5, 9), 1.4, x, y) : ellipse(x, y, dice.pick([1, 1.4, 1.8]));
  }
  return `<rect width="${width}" height="${height}" fill="${dusk}"/>${fill(stars, '#fff', 0.8)}`;
}

function moon(brush: Brush): string {
  const disc = brush.gradient('cx=".36" cy=".3" r=".8"', [
    [0, '#fffdf0'],
    [0.62, '#ffecb8'],
    [1, '#f2b878'],
  ]);
  const craters: readonly Blob[] = [
    [180, 150, 24],
    [300, 250, 32],
    [290, 120, 15],
    [150, 262, 17],
    [226, 310, 20],
  ];
  return (
    brush.glow(240, 214, 330, '#ffdf9a', 0.5) +
    brush.glow(240, 214, 226, '#fff0c8', 0.75) +
    fill(ellipse(240, 214, 168), disc) +
    fill(craters.map(([x, y, r]) => ellipse(x, y, r)).join(''), '#e8c080', 0.4)
  );
}

const cloud = (x: number, y: number, size: number, opacity: number): string =>
  fill(
    rect(x, y, 170 * size, 18 * size, 9 * size) +
      rect(x + 40 * size, y - 15 * size, 90 * size, 16 * size, 8 * size),
    '#e0b8ff',
    opacity,
  );

function hill(brush: Brush, spec: string, top: string, low: string): string {
  const ground = brush.vertical([
    [0, top],
    [1, low],
  ]);
  return fill(curve(spec), ground);
}

function meadow(brush: Brush, dice: Dice): string {
  const blades = Array.from({ length: 26 }, () => {
    const [x, y] = [dice.whole(0, width), dice.whole(670, 800)];
    return (
      stroke(`${x - 5},${y} ${x - 3},${y - 9} ${x - 6},${y - 15}`) +
      stroke(`${x},${y} ${x},${y - 11} ${x + 3},${y - 18}`)
    );
  });
  const fireflies = Array.from({ length: 16 }, () => {
    const [x, y] = [dice.whole(10, 470), dice.whole(520, 790)];
    return brush.glow(x, y, 14, '#ffe98a', 0.8) + fill(ellipse(x, y, 1.8), '#fffbd0');
  });
  return outline(blades.join(''), '#2a6a6a', 2.2, 0.55) + fireflies.join('');
}

/** The night behind the reels; its moon stands where the cabinet leaves the most room. */
export function drawBackdrop(): string {
  const brush = new Brush('#12062a');
  const dice = diceFor('orchard night');
  const far = brush.stamp(tree(brush, '#2e1866', '#5a3aa0', []));
  const near = brush.stamp(tree(brush, '#1c4a5c', '#3a8a7a', ['#ff6a7a', '#ffb84a', '#c88aff']));
  const picture = [
    sky(brush, dice),
    moon(brush),
    cloud(-30, 300, 1.1, 0.32) + cloud(330, 340, 1.2, 0.3) + cloud(300, 96, 0.7, 0.22),
    hill(brush, '-60,540 60,480 200,530 330,470 540,530 540,860 -60,860', '#4a2a86', '#22104e'),
    ...[30, 90, 380, 440].map((x, at) => place(far(''), x, 530 - (at % 2) * 12, 0.42)),
    hill(brush, '-60,590 110,548 260,600 400,560 540,590 540,860 -60,860', '#2e2a78', '#160b3a'),
    place(near(''), 54, 626, 0.95),
    place(near(''), 430, 622, 1.02),
    hill(brush, '-60,680 120,640 300,676 540,640 540,880 -60,880', '#16505a', '#0c1a3a'),
    meadow(brush, dice),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${brush.definitions}${picture}</svg>`;
}
