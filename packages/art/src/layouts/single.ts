import { fill, outline } from '../lib/brush.ts';
import { mix, shade } from '../lib/color.ts';
import { ellipse, poly, rect, regular, star } from '../lib/path.ts';
import { at, contactShadow, scrim, usualTitle, type Layout } from './layout.ts';

const hero: Layout = (stage) => ({
  art: scrim(stage) + contactShadow(stage, 536, 150) + stage.hero(at(300, 308, 2.08)),
  title: usualTitle,
});

const top: Layout = (stage) => {
  const { deep } = stage.palette;
  const veil = stage.brush.vertical([
    [0, deep, 0.95],
    [0.6, deep, 0.6],
    [1, deep, 0],
  ]);
  return {
    art: `<rect width="600" height="380" fill="${veil}"/>${contactShadow(stage, 756, 190)}${stage.hero(at(300, 538, 2.04))}`,
    // Short of the corners, where a tile has its marks.
    title: { x: 300, y: 212, width: 568, height: 220 },
  };
};

const emblem: Layout = (stage) => {
  const { brush, palette, dice } = stage;
  const metal = dice.pick(['gold', 'silver', 'bronze', 'gold', 'rose']);
  const shape = dice.pick([
    (r: number) => ellipse(300, 292, r),
    (r: number) => regular(8, r * 1.06, 300, 292, 22.5),
    (r: number) => star(16, r * 1.08, r * 0.97, 300, 292),
  ]);
  const ribbonTone = mix(shade(palette.accent, -0.24, 0, 1.1), palette.deep, 0.25);
  const ribbon = 'M10,556Q300,496 590,556L578,752Q300,700 22,752Z';
  const tails =
    poly('0,604 70,590 70,770 0,776 26,690') + poly('600,604 530,590 530,770 600,776 574,690');
  return {
    art:
      scrim(stage) +
      brush.metal(shape(236), metal, { ink: 12, shadow: 14 }) +
      brush.solid(shape(204), palette.mid, {
        round: true,
        ink: 8,
        shadow: 40,
        texture: brush.glow(300, 280, 200, palette.glow, 0.8),
      }) +
      stage.hero(at(300, 290, 1.68)) +
      brush.solid(tails, shade(ribbonTone, -0.08), { ink: 10, shadow: 12 }) +
      brush.solid(ribbon, ribbonTone, {
        ink: 10,
        shadow: 18,
        texture: outline('M12,572Q300,512 588,572M24,736Q300,684 576,736', palette.accent, 6),
      }),
    title: { x: 300, y: 628, width: 576, height: 214 },
    straight: true,
  };
};

const diag: Layout = (stage) => {
  const { brush, palette, dice } = stage;
  const lean = dice.pick([1, -1]);
  const field = lean > 0 ? '0,190 600,40 600,420 0,590' : '0,40 600,190 600,590 0,420';
  const strip = lean > 0 ? '0,590 600,420 600,480 0,650' : '0,420 600,590 600,650 0,480';
  return {
    art:
      fill(
        poly(field),
        brush.vertical([
          [0, palette.light, 0.9],
          [1, palette.glow, 0.7],
        ]),
      ) +
      fill(poly(strip), palette.accent) +
      fill(
        poly(lean > 0 ? '0,650 600,480 600,800 0,800' : '0,480 600,650 600,800 0,800'),
        palette.deep,
        0.75,
      ) +
      stage.hero(at(lean > 0 ? 320 : 280, 296, 2.25, lean * -9)),
    title: { ...usualTitle, y: 664, height: 228 },
  };
};

const frame: Layout = (stage) => {
  const { brush } = stage;
  const metal = stage.dice.pick(['gold', 'silver', 'bronze', 'rose']);
  const border = `${rect(6, 6, 588, 788, 34)}M36,62V738a26,26 0 0 0 26,26H538a26,26 0 0 0 26,-26V62a26,26 0 0 0 -26,-26H62a26,26 0 0 0 -26,26Z`;
  const studs = [
    [34, 34],
    [566, 34],
    [34, 766],
    [566, 766],
  ]
    .map(
      ([x = 0, y = 0]) =>
        brush.metal(regular(4, 40, x, y), metal, { ink: 8 }) +
        brush.ball(x, y, 17, stage.palette.accent, { ink: 5 }),
    )
    .join('');
  return {
    art:
      scrim(stage) +
      contactShadow(stage, 520, 140) +
      stage.hero(at(300, 304, 1.92)) +
      brush.metal(border, metal, { ink: 8 }) +
      studs,
    title: { x: 300, y: 634, width: 500, height: 220 },
  };
};

const close: Layout = (stage) => {
  const lean = stage.dice.pick([1, -1]);
  return {
    art: stage.hero(at(300 + lean * 26, 318, 2.95, lean * -5)) + scrim(stage, 400, 0.98),
    title: { ...usualTitle, y: 660 },
  };
};

const arch = (r: number, foot: number): string =>
  `M${300 - r},${foot}V300a${r},${r} 0 0 1 ${2 * r},0V${foot}Z`;

const niche: Layout = (stage) => {
  const { brush, palette, dice } = stage;
  const metal = dice.pick(['gold', 'silver', 'bronze', 'jade']);
  const wall = fill(rect(0, 0, 600, 800), mix(palette.accent, palette.deep, 0.3), 0.86);
  return {
    art:
      wall +
      brush.metal(arch(244, 590), metal, { ink: 12, shadow: 16 }) +
      brush.solid(arch(210, 590), palette.mid, {
        ink: 8,
        shadow: 50,
        texture: brush.glow(300, 320, 240, palette.glow, 0.95),
      }) +
      scrim(stage, 480, 0.95) +
      stage.hero(at(300, 318, 1.98)),
    title: { ...usualTitle, y: 672, height: 216 },
  };
};

const spot: Layout = (stage) => {
  const { brush, palette } = stage;
  const plinth =
    brush.metal(ellipse(300, 540, 236, 46), 'gold', { ink: 10 }) +
    brush.solid(ellipse(300, 530, 206, 34), palette.mid, { ink: 6, shadow: 8 });
  const beam = fill(
    poly('210,-10 390,-10 560,560 40,560'),
    brush.vertical([
      [0, palette.glow, 0.65],
      [1, palette.glow, 0.05],
    ]),
  );
  return {
    art: beam + scrim(stage, 520) + plinth + stage.hero(at(300, 312, 1.95)),
    title: { ...usualTitle, y: 680, height: 208 },
  };
};

/** For a subject that brings its own moon and ground: it fills the picture's width. */
const orchard: Layout = (stage) => ({
  art: stage.hero(at(300, 338, 2.16)) + scrim(stage, 540, 0.96),
  title: { x: 300, y: 680, width: 560, height: 214 },
});

export const singleLayouts = { orchard, hero, top, emblem, diag, frame, close, niche, spot };
