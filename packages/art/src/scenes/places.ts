import { fill, outline, type Brush } from '../lib/brush.ts';
import { mix, shade } from '../lib/color.ts';
import { curve, ellipse, hole, poly, rect, star, stroke } from '../lib/path.ts';
import type { Dice } from '../lib/random.ts';
import { backdrop, type Scene } from './scene.ts';

function stars(dice: Dice, count: number, lowest: number): string {
  let dots = '';
  for (let at = 0; at < count; at += 1) {
    dots +=
      at % 7 === 0
        ? star(4, dice.whole(8, 14), 2, dice.whole(10, 590), dice.whole(10, lowest))
        : ellipse(dice.whole(5, 595), dice.whole(5, lowest), dice.pick([1.5, 2, 3]));
  }
  return fill(dots, '#fff', 0.85);
}

function ridge(dice: Dice, y: number, rise: number): string {
  const list = [-40, 80, 190, 310, 420, 530, 640].map(
    (x, at) => `${x},${y - (at % 2 ? dice.whole(rise / 2, rise) : dice.whole(0, rise / 3))}`,
  );
  return `${stroke(list.join(' '))}L640,820L-40,820Z`;
}

const night: Scene = (brush, { light, mid, deep, glow }, dice) =>
  backdrop(brush, deep, mid, light) +
  stars(dice, 46, 420) +
  brush.glow(300, 300, 330, glow, 0.7) +
  fill(
    ellipse(300, 300, 190),
    brush.gradient('cx=".35" cy=".3" r=".8"', [
      [0, '#fffef2'],
      [0.7, glow],
      [1, mix(glow, light, 0.5)],
    ]),
  ) +
  fill(ellipse(230, 240, 26) + ellipse(370, 360, 34) + ellipse(350, 210, 16), light, 0.25) +
  [0, 1, 2]
    .map((at) => fill(ridge(dice, 520 + at * 70, 90), mix(mid, deep, 0.3 + at * 0.35)))
    .join('');

const city: Scene = (brush, { light, mid, deep, glow, accent }, dice) => {
  const row = (base: number, colour: string, lit: boolean) => {
    let [blocks, windows, x] = ['', '', -10];
    while (x < 610) {
      const [wide, tall] = [dice.whole(50, 92), dice.whole(120, 330)];
      blocks += rect(x, base - tall, wide, 820 - base + tall);
      if (lit)
        for (let at = 0; at < 9; at += 1)
          windows += rect(
            x + 10 + dice.whole(0, 3) * ((wide - 26) / 3),
            base - tall + 16 + dice.whole(0, 9) * 22,
            9,
            12,
          );
      x += wide + 6;
    }
    return fill(blocks, colour) + fill(windows, glow, 0.8);
  };
  return (
    backdrop(brush, deep, mid, light) +
    stars(dice, 22, 260) +
    brush.glow(300, 320, 380, accent, 0.65) +
    row(520, mix(mid, light, 0.25), false) +
    row(600, mix(mid, deep, 0.6), true)
  );
};

const frond = (x: number, y: number, turn: number, size: number, colour: string) => {
  let leaves = '';
  for (let at = 0; at < 6; at += 1)
    leaves +=
      curve(`${at * 34},0! ${at * 34 + 30},-34 ${at * 34 + 64},-64! ${at * 34 + 40},-18`) +
      curve(`${at * 34},0! ${at * 34 + 30},34 ${at * 34 + 64},64! ${at * 34 + 40},18`);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${fill(leaves, colour)}${outline('M0,0H230', shade(colour, 0.1), 6)}</g>`;
};

const jungle: Scene = (brush, { light, mid, deep, glow }, dice) => {
  const layer = (colour: string, size: number, spread: number) =>
    [40, 190, 340, 500]
      .map(
        (y) =>
          frond(-spread, y + dice.whole(-30, 30), dice.whole(-30, 40), size, colour) +
          frond(600 + spread, y + dice.whole(-30, 30), 180 + dice.whole(-40, 30), size, colour),
      )
      .join('');
  return (
    backdrop(brush, light, mid, deep) +
    brush.glow(300, 310, 420, glow, 0.95) +
    layer(mix(mid, light, 0.3), 1.05, 10) +
    layer(mix(mid, deep, 0.45), 0.86, 50) +
    brush.glow(300, 300, 220, glow, 0.5)
  );
};

const deepSea: Scene = (brush, { light, mid, deep, glow }, dice) => {
  const shafts = [60, 190, 320, 450, 560]
    .map((x) =>
      fill(
        poly(`${x},-20 ${x + 60},-20 ${x - 40},620 ${x - 170},620`),
        brush.vertical([
          [0, glow, 0.5],
          [1, glow, 0],
        ]),
      ),
    )
    .join('');
  const weed = [20, 70, 120, 480, 540, 585]
    .map(
      (x) =>
        `<path d="${stroke(`${x},800 ${x + 24},720 ${x - 18},640 ${x + 16},${dice.whole(500, 570)}`)}" fill="none" stroke="${mix(mid, deep, 0.7)}" stroke-width="22" stroke-linecap="round"/>`,
    )
    .join('');
  const bubbles = Array.from({ length: 18 }, () => {
    const [x, y, r] = [dice.whole(10, 590), dice.whole(40, 640), dice.whole(5, 18)];
    return (
      outline(ellipse(x, y, r), '#fff', 3, 0.5) +
      fill(ellipse(x - r * 0.3, y - r * 0.3, r * 0.25), '#fff', 0.7)
    );
  }).join('');
  return (
    backdrop(brush, light, mid, deep) +
    shafts +
    brush.glow(300, 310, 340, light, 0.8) +
    weed +
    bubbles +
    fill(curve('-60,700 100,640 280,700 460,650 660,700 660,860 -60,860'), deep)
  );
};

const cloud = (x: number, y: number) =>
  outline(`M${x},${y}h120M${x + 30},${y - 20}h130M${x - 20},${y + 20}h90`, '#fff', 10, 0.7);

const waves: Scene = (brush, { light, mid, deep, glow, accent }, dice) => {
  const row = (y: number, colour: string) => {
    let crests = '';
    for (let x = -60 + dice.whole(0, 50); x < 700; x += 120)
      crests += [78, 56, 34]
        .map(
          (r, at) =>
            `<circle cx="${x}" cy="${y + 40}" r="${r}" fill="${at % 2 ? glow : colour}" stroke="${glow}" stroke-width="4"/>`,
        )
        .join('');
    return crests + fill(rect(0, y + 40, 600, 800), colour);
  };
  return (
    backdrop(brush, light, mix(light, glow, 0.5), glow) +
    fill(ellipse(300, 300, 205), accent) +
    fill(ellipse(300, 300, 226) + hole(300, 300, 216), accent, 0.7) +
    cloud(50, 130) +
    cloud(420, 210) +
    row(450, mid) +
    row(525, mix(mid, deep, 0.4)) +
    row(600, mix(mid, deep, 0.8)) +
    fill(rect(0, 700, 600, 100), deep)
  );
};

const desert: Scene = (brush, { light, mid, deep, glow, accent }) => {
  const pyramid = (x: number, y: number, size: number) =>
    fill(poly(`${x},${y - size} ${x + size * 0.9},${y} ${x},${y}`), mix(mid, deep, 0.35)) +
    fill(
      poly(`${x},${y - size} ${x - size * 0.9},${y} ${x + size * 0.2},${y}`),
      mix(mid, light, 0.45),
    );
  return (
    backdrop(brush, mid, light, glow) +
    brush.glow(300, 300, 360, glow) +
    fill(
      ellipse(300, 290, 180),
      brush.vertical([
        [0, '#fffbe0'],
        [1, accent],
      ]),
    ) +
    pyramid(110, 500, 190) +
    pyramid(500, 510, 150) +
    fill(curve('-80,520 120,470 320,520 520,480 700,520 700,900 -80,900'), mix(mid, light, 0.2)) +
    fill(curve('-80,600 160,640 340,570 700,640 700,900 -80,900'), mix(mid, deep, 0.5))
  );
};

const puff = (x: number, y: number, size: number, colour: string, opacity: number) =>
  fill(
    [
      [0, 0, 60],
      [70, -22, 74],
      [150, -6, 58],
      [210, 12, 40],
      [-60, 16, 38],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => ellipse(x + dx * size, y + dy * size, r * size))
      .join('') + rect(x - 90 * size, y + 8 * size, 330 * size, 46 * size),
    colour,
    opacity,
  );

const clouds: Scene = (brush, { light, mid, deep, glow }, dice) => {
  return (
    backdrop(brush, mid, light, glow) +
    brush.glow(300, 310, 380, '#fff', 0.9) +
    puff(20, 170, 0.7, '#fff', 0.7) +
    puff(430, 110 + dice.whole(-20, 40), 0.8, '#fff', 0.6) +
    puff(-60, 480, 1.1, '#fff', 0.85) +
    puff(380, 470, 1.2, glow, 0.85) +
    puff(100, 600, 1.7, mix(light, mid, 0.5), 0.9) +
    fill(rect(0, 650, 600, 150), mix(mid, deep, 0.5))
  );
};

const space: Scene = (brush, { light, mid, deep, glow, accent }, dice) =>
  backdrop(brush, deep, mix(deep, mid, 0.6), deep) +
  brush.glow(150, 200, 330, mid) +
  brush.glow(470, 420, 340, accent, 0.5) +
  brush.glow(300, 310, 300, light, 0.75) +
  stars(dice, 70, 640) +
  fill(
    ellipse(dice.pick([80, 520]), 110, 46),
    brush.gradient('cx=".35" cy=".3" r=".8"', [
      [0, glow],
      [1, mid],
    ]),
  ) +
  outline(ellipse(300, 330, 330, 90), light, 3, 0.35);

function lollies(brush: Brush, x: number, y: number, r: number, colour: string): string {
  return (
    outline(`M${x},${y}V800`, '#fff', r / 4, 0.9) +
    fill(ellipse(x, y, r), brush.body(colour, true)) +
    outline(
      stroke(
        `${x},${y} ${x + r * 0.4},${y - r * 0.2} ${x},${y - r * 0.6} ${x - r * 0.7},${y} ${x},${y + r * 0.75}`,
      ),
      '#fff',
      r / 6,
      0.8,
    )
  );
}

const hills: Scene = (brush, { light, mid, deep, glow, accent }) =>
  backdrop(brush, mix(accent, '#ffffff', 0.25), light, glow) +
  brush.glow(300, 300, 340, '#fff', 0.95) +
  lollies(brush, 60, 380, 54, mid) +
  lollies(brush, 548, 340, 62, accent) +
  lollies(brush, 130, 470, 34, accent) +
  fill(curve('-80,500 100,420 300,520 480,440 700,500 700,900 -80,900'), mix(light, mid, 0.4)) +
  fill(curve('-80,620 140,520 360,600 700,540 700,900 -80,900'), mid) +
  fill(
    [
      [60, 640],
      [150, 590],
      [440, 600],
      [540, 640],
      [520, 560],
      [90, 560],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 9))
      .join(''),
    glow,
    0.8,
  ) +
  fill(rect(0, 690, 600, 110), mix(mid, deep, 0.5));

export const placeScenes = {
  night,
  city,
  jungle,
  deep: deepSea,
  waves,
  desert,
  clouds,
  space,
  hills,
};
