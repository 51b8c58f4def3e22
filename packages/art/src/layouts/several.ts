import { fill, outline } from '../lib/brush.ts';
import { poly, polar, rect } from '../lib/path.ts';
import { at, contactShadow, scrim, usualTitle, type Layout } from './layout.ts';

const trio: Layout = (stage) => {
  const [left, right = left] = stage.companions;
  return {
    art:
      left(at(112, 312, 1.28, -14)) +
      right(at(488, 312, 1.28, 14)) +
      scrim(stage) +
      contactShadow(stage, 540, 160) +
      stage.hero(at(300, 318, 1.98)),
    title: usualTitle,
  };
};

const orbit: Layout = (stage) => {
  const ring = Array.from({ length: 8 }, (_, index) => {
    const { x, y } = polar(index * 45 - 90, 228, 300, 308);
    const item = stage.companions[index % stage.companions.length] ?? stage.hero;
    return item(at(Math.round(x), Math.round(y), 0.5, index % 2 ? 14 : -14));
  }).join('');
  return {
    art:
      scrim(stage) +
      ring +
      stage.brush.glow(300, 308, 200, stage.palette.glow, 0.8) +
      stage.hero(at(300, 312, 1.5)),
    title: usualTitle,
  };
};

const reels: Layout = (stage) => {
  const { brush, palette } = stage;
  const window = (x: number) =>
    brush.solid(rect(x, 120, 164, 396, 22), '#f4f0fa', {
      ink: 8,
      shadow: 26,
      fill: brush.vertical([
        [0, '#b8b0c8'],
        [0.25, '#fff'],
        [0.75, '#fff'],
        [1, '#b8b0c8'],
      ]),
    });
  const [first, second = first] = stage.companions;
  const columns = [50, 218, 386]
    .map((x, column) => {
      const [above, below] = column % 2 ? [second, first] : [first, second];
      return (
        window(x) +
        brush.clipped(
          rect(x, 120, 164, 396, 22),
          above(at(x + 82, 182, 0.6)) + below(at(x + 82, 456, 0.6)),
        ) +
        stage.hero(at(x + 82, 318, 0.84))
      );
    })
    .join('');
  const line =
    outline(rect(38, 248, 524, 140, 16), palette.accent, 12) +
    fill(poly('30,292 30,344 8,318') + poly('570,292 570,344 592,318'), palette.accent);
  return {
    art:
      scrim(stage, 470) +
      brush.metal(rect(28, 98, 544, 440, 34), 'gold', { ink: 12 }) +
      columns +
      line,
    title: { ...usualTitle, y: 672, height: 210 },
  };
};

const type: Layout = (stage) => {
  const { brush, palette } = stage;
  const [first, second = first] = stage.companions;
  const veil = brush.vertical([
    [0, palette.deep, 0],
    [0.3, palette.deep, 0.85],
    [0.7, palette.deep, 0.85],
    [1, palette.deep, 0],
  ]);
  return {
    art: `<rect y="280" width="600" height="430" fill="${veil}"/>${stage.hero(at(300, 200, 1.62))}${second(at(112, 694, 0.82, -12))}${first(at(488, 694, 0.82, 12))}${stage.hero(at(300, 700, 0.9))}`,
    title: { x: 300, y: 470, width: 572, height: 290 },
  };
};

const duo: Layout = (stage) => {
  const [other] = stage.companions;
  return {
    art:
      scrim(stage) +
      contactShadow(stage, 530, 200) +
      other(at(428, 262, 1.5, 10)) +
      stage.hero(at(248, 326, 1.95, -5)),
    title: usualTitle,
  };
};

// The companion is the same subject in its other colour; the left one is turned to face it.
const versus: Layout = (stage) => {
  const { brush, palette } = stage;
  const [rival] = stage.companions;
  const beam = brush.gradient('r=".7"', [
    [0, '#fff', 0.75],
    [1, '#fff', 0],
  ]);
  return {
    art:
      fill(poly('0,0 372,0 252,800 0,800'), palette.light, 0.42) +
      fill(poly('372,0 600,0 600,800 252,800'), palette.accent, 0.72) +
      `<rect x="-120" y="40" width="560" height="560" fill="${beam}"/><rect x="180" y="90" width="560" height="560" fill="${beam}"/>` +
      scrim(stage, 420, 0.96) +
      `<g transform="translate(166 268) scale(-1.36 1.36)">${stage.hero('')}</g>` +
      rival(at(440, 342, 1.42)) +
      brush.solid(poly('392,-20 262,330 316,330 214,640 384,270 326,270 430,-20'), '#ffffff', {
        ink: 8,
        shadow: 8,
      }),
    title: { ...usualTitle, y: 672, height: 214 },
  };
};

export const severalLayouts = { trio, orbit, reels, type, duo, versus };
