import { fill, outline } from '../lib/brush.ts';
import { mix, shade } from '../lib/color.ts';
import {
  curve,
  ellipse,
  hole,
  num,
  poly,
  polar,
  regular,
  star,
  stroke,
  wedge,
  write,
} from '../lib/path.ts';
import { backdrop, type Scene } from './scene.ts';

const centre = { x: 300, y: 310 };

const rays: Scene = (brush, { light, mid, deep, glow }, dice) => {
  const count = dice.whole(10, 16);
  const beam = brush.gradient('cx="300" cy="310" r="560" gradientUnits="userSpaceOnUse"', [
    [0, glow, 0.9],
    [0.5, light, 0.55],
    [1, mid, 0],
  ]);
  const wedges = Array.from({ length: count }, (_, at) =>
    wedge((at * 360) / count - 90, ((at + 0.5) * 360) / count - 90, 700, 0, centre.x, centre.y),
  ).join('');
  return (
    backdrop(brush, mid, mix(mid, light, 0.25), deep) +
    fill(wedges, beam) +
    brush.glow(300, 310, 300, glow, 0.9)
  );
};

const swirl: Scene = (brush, { light, mid, deep, glow }, dice) => {
  const lean = dice.pick([1, -1]);
  const arms = Array.from({ length: 10 }, (_, at) => {
    const spot = (angle: number, r: number) => ({
      ...polar(at * 36 + angle * lean, r, centre.x, centre.y),
      sharp: false,
    });
    return curve(
      write([
        { ...centre, sharp: true },
        spot(22, 150),
        spot(48, 330),
        spot(84, 720),
        spot(106, 720),
        spot(66, 330),
        spot(38, 150),
      ]),
    );
  }).join('');
  return (
    backdrop(brush, mid, mid, deep) +
    fill(arms, light, 0.42) +
    brush.glow(300, 310, 320, glow, 0.95)
  );
};

const bokeh: Scene = (brush, { light, mid, deep, glow, accent }, dice) => {
  const dots = Array.from({ length: 22 }, () => {
    const r = dice.whole(14, 64);
    const [x, y] = [dice.whole(0, 600), dice.whole(0, 620)];
    return (
      fill(
        ellipse(x, y, r),
        dice.pick([light, glow, accent, light]),
        Math.round(dice.between(0.12, 0.34) * 100) / 100,
      ) + outline(ellipse(x, y, r), glow, 2, 0.25)
    );
  }).join('');
  return (
    backdrop(brush, shade(mid, 0.05), mid, deep) + brush.glow(300, 310, 380, light, 0.8) + dots
  );
};

const stripes: Scene = (brush, { light, mid, deep, glow }) => {
  const bars = Array.from({ length: 9 }, (_, at) =>
    poly(`${at * 130 - 420},0 ${at * 130 - 355},0 ${at * 130 - 55},800 ${at * 130 - 120},800`),
  ).join('');
  return (
    backdrop(brush, light, mix(light, mid, 0.35), mix(mid, deep, 0.4)) +
    fill(bars, glow, 0.3) +
    brush.glow(300, 310, 330, glow, 0.8)
  );
};

const tile: Scene = (brush, { light, mid, deep, glow }) => {
  // Seigaiha: each wave covers the lower half of the row behind it.
  let waves = '';
  for (let row = 0; row < 13; row += 1) {
    for (let column = -1; column < 6; column += 1) {
      const [x, y] = [column * 120 + (row % 2) * 60 + 30, row * 36 + 40];
      waves += `<use href="#seigaiha" x="${x}" y="${y}"/>`;
    }
  }
  const wave = [56, 40, 24]
    .map(
      (r, at) =>
        `<circle r="${r}" fill="${at === 0 ? mid : 'none'}" stroke="${light}" stroke-width="4"/>`,
    )
    .join('');
  const fade = brush.vertical([
    [0, deep, 0],
    [0.55, deep, 0.1],
    [1, deep, 1],
  ]);
  return `${backdrop(brush, light, mid, deep)}<defs><g id="seigaiha">${wave}</g></defs><g opacity=".5">${waves}</g><rect width="600" height="800" fill="${fade}"/>${brush.glow(300, 310, 330, glow, 0.85)}`;
};

const hexagons: Scene = (brush, { light, mid, deep, glow, accent }, dice) => {
  let cells = '';
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 7; column += 1) {
      const [x, y] = [column * 108 + (row % 2) * 54 - 20, row * 94 - 10];
      const lit = dice();
      const path = regular(6, 58, x, y);
      cells +=
        lit > 0.86
          ? fill(path, accent, 0.5)
          : fill(path, lit > 0.45 ? mid : shade(mid, -0.07), 0.9);
      cells += outline(path, lit > 0.86 ? accent : light, 3, 0.5);
    }
  }
  return backdrop(brush, mid, mid, deep) + cells + brush.glow(300, 310, 340, glow, 0.75);
};

const portal: Scene = (brush, { light, mid, deep, glow, accent }, dice) => {
  const sides = dice.pick([8, 12, 6]);
  const rings = [420, 345, 275, 212]
    .map(
      (r, at) =>
        fill(regular(sides, r, 300, 310, 90 + 180 / sides), mix(deep, mid, 0.25 + at * 0.25)) +
        outline(regular(sides, r, 300, 310, 90 + 180 / sides), at % 2 ? accent : light, 6, 0.8),
    )
    .join('');
  return (
    backdrop(brush, deep, shade(mid, -0.08), deep) + rings + brush.glow(300, 310, 230, glow, 1)
  );
};

const grid: Scene = (brush, { light, mid, deep, glow, accent }) => {
  const sun = brush.vertical([
    [0, glow],
    [0.5, accent],
    [1, light],
  ]);
  const bands = [300, 336, 376, 420]
    .map((y, at) => `<rect y="${y}" width="600" height="${8 + at * 5}" fill="${mid}"/>`)
    .join('');
  const rows = [470, 490, 520, 562, 622, 704].map((y) => `M0,${y}H600`).join('');
  const lines = Array.from(
    { length: 13 },
    (_, at) => `M${300 + (at - 6) * 42},470L${300 + (at - 6) * 190},800`,
  ).join('');
  return (
    backdrop(brush, deep, mid, mix(mid, light, 0.5)) +
    `<circle cx="300" cy="300" r="215" fill="${sun}"/>${bands}<rect y="470" width="600" height="330" fill="${deep}"/>` +
    outline(rows + lines, accent, 4, 0.75) +
    brush.glow(300, 470, 360, accent, 0.35)
  );
};

const shards: Scene = (brush, { light, mid, deep, glow, accent }, dice) => {
  const pieces = Array.from({ length: 16 }, (_, at) => {
    const [a, near] = [at * 22.5 + dice.between(-8, 8), dice.between(150, 300)];
    return fill(
      poly(
        [
          polar(a, near, 300, 310),
          polar(a + dice.between(6, 14), 720, 300, 310),
          polar(a - dice.between(4, 10), 720, 300, 310),
        ]
          .map(({ x, y }) => `${num(x)},${num(y)}`)
          .join(' '),
      ),
      at % 4 === 0 ? accent : at % 2 ? light : deep,
      at % 4 === 0 ? 0.75 : 0.5,
    );
  }).join('');
  return (
    backdrop(brush, mid, shade(mid, 0.04), deep) + pieces + brush.glow(300, 310, 300, glow, 0.9)
  );
};

const damask: Scene = (brush, { light, mid, deep, glow, accent }) => {
  const flourish = `M0,0C60,10 96,40 100,96M20,6C40,40 30,70 4,84M56,28C84,20 110,30 120,56${ellipse(4, 88, 6)}${ellipse(122, 62, 6)}`;
  const corners = [
    [30, 30, 1, 1],
    [570, 30, -1, 1],
    [30, 770, 1, -1],
    [570, 770, -1, -1],
  ]
    .map(
      ([x, y, sx, sy]) =>
        `<path d="${flourish}" fill="none" stroke="${accent}" stroke-width="5" opacity=".8" transform="translate(${x} ${y}) scale(${sx} ${sy})"/>`,
    )
    .join('');
  let pattern = '';
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 6; column += 1)
      pattern += star(4, 34, 10, column * 120 + (row % 2) * 60, row * 100 + 20);
  return (
    backdrop(brush, shade(mid, 0.03), mid, deep) +
    fill(pattern, light, 0.16) +
    `<rect x="18" y="18" width="564" height="764" rx="20" fill="none" stroke="${accent}" stroke-width="4" opacity=".7"/>` +
    corners +
    brush.glow(300, 310, 320, glow, 0.75)
  );
};

const rings: Scene = (brush, { light, mid, deep, glow, accent }) => {
  const circles = [560, 450, 350, 260]
    .map((r, at) =>
      fill(
        ellipse(300, 310, r) + hole(300, 310, r - 46),
        at % 2 ? accent : light,
        at % 2 ? 0.28 : 0.34,
      ),
    )
    .join('');
  const swoosh = [0, 1, 2]
    .map((at) =>
      outline(
        stroke(
          `-20,${560 + at * 44} 160,${500 + at * 50} 420,${620 + at * 30} 620,${520 + at * 44}`,
        ),
        light,
        10,
        0.3,
      ),
    )
    .join('');
  return (
    backdrop(brush, light, mid, deep) + circles + swoosh + brush.glow(300, 310, 280, glow, 0.95)
  );
};

export const graphicScenes = {
  rays,
  swirl,
  bokeh,
  stripes,
  tile,
  hexagons,
  portal,
  grid,
  shards,
  damask,
  rings,
};
