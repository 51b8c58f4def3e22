import { fill, outline, place, type Brush } from '../lib/brush.ts';
import { shade } from '../lib/color.ts';
import { both, curve, ellipse, face, line, poly, rect, star, stroke } from '../lib/path.ts';
import { cutGem } from './gems.ts';
import type { Family } from './motif.ts';

// Birds of arms, never birds that fight: no blood, no blades, no contact.
const comb =
  '-34,-66! -52,-92 -36,-100 -28,-92! -26,-118 -6,-120 -4,-100! 6,-118 24,-108 14,-90! 30,-94 34,-78 18,-60!';

function head(brush: Brush): string {
  return (
    brush.solid(curve(comb), '#e0263c', { shadow: 10 }) +
    brush.solid(curve('-44,-52! -38,-74 -10,-82 20,-66 22,-40! 0,-24 -30,-28'), '#ffd9a0', {
      shadow: 12,
    }) +
    brush.solid(poly('-42,-56 -78,-42 -38,-34'), '#ffb52e', { ink: 6, shadow: 6 }) +
    outline(line('-74,-43 -44,-44'), '#a8600c', 4) +
    brush.solid(curve('-40,-32! -24,-30 -20,-6 -32,4 -44,-8'), '#e0263c', { ink: 6, shadow: 6 }) +
    fill(ellipse(-14, -56, 9), '#fff') +
    fill(ellipse(-16, -56, 5.5), '#140a12') +
    fill(ellipse(-18, -58, 2), '#fff')
  );
}

const hackle = (brush: Brush): string =>
  brush.solid(
    curve(
      '-26,-34! 18,-60 30,-30 42,10 34,38! 24,22 18,48! 6,26 -6,52! -12,28 -28,46! -30,20 -44,26! -36,0',
    ),
    '#f0a82e',
    {
      shadow: 16,
      texture: ['-20,-20 -26,30', '-4,-30 -6,36', '12,-40 16,34', '22,-40 34,26']
        .map((spec) => outline(stroke(spec), '#b8640f', 5))
        .join(''),
    },
  );

// Five sickle feathers: each its own arc, the hindmost first.
function rooster(brush: Brush, tone: string): string {
  const sickles = [
    '40,30! 100,40 126,84 118,112! 100,80 60,62',
    '38,22! 104,8 134,44 130,80! 112,46 64,44',
    '34,14! 92,-30 134,-10 138,34! 112,4 64,26',
    '30,10! 66,-62 118,-66 134,-26! 98,-42 62,6',
    '26,8! 36,-76 84,-110 116,-84! 76,-76 52,-10',
  ]
    .map((spec, at) =>
      brush.solid(curve(spec), shade(tone, at * 0.035 - 0.06, at * 12), { ink: 6, shadow: 9 }),
    )
    .join('');
  const leg = (x: number) =>
    brush.cord(stroke(`${x},66 ${x - 2},106`), '#f0a82e', 9) +
    brush.cord(
      line(`${x - 2},106 ${x - 24},118`) +
        line(`${x - 2},106 ${x - 4},122`) +
        line(`${x - 2},106 ${x + 18},118`),
      '#f0a82e',
      6,
      6,
    );
  return place(
    sickles +
      leg(-4) +
      leg(26) +
      brush.solid(
        curve('-44,-6! -58,30 -40,66 4,82 46,62 56,24! 30,14 20,-10'),
        shade(tone, -0.12, -30),
        { shadow: 22 },
      ) +
      brush.solid(curve('-6,20! 24,8 58,22 74,54! 40,58 22,66! 14,54 2,58! -8,40'), tone, {
        ink: 6,
        shadow: 10,
        texture: outline(stroke('10,30 40,34 62,50'), shade(tone, 0.16), 5),
      }) +
      hackle(brush) +
      head(brush),
    -14,
    4,
    0.98,
  );
}

// Two supporters and what they guard; they face it, not each other.
function rivals(brush: Brush, tone: string): string {
  const bird = (colour: string) => place(rooster(brush, colour), 0, 0, 0.58);
  return (
    `<g transform="translate(-76 30) scale(-1 1)">${bird(tone)}</g>` +
    place(bird(shade(tone, 0.04, 150)), 76, 30) +
    brush.solid(face('0,20 27,25 29,60 15,84 0,96!'), '#7a1c34', { shadow: 10 }) +
    brush.metal(star(5, 17, 8, 0, 54), 'gold', { ink: 4 }) +
    brush.metal(poly('-40,-64 -50,-112 -22,-88 0,-124 22,-88 50,-112 40,-64'), 'gold', {
      shadow: 8,
    }) +
    [
      [-50, -114],
      [0, -126],
      [50, -114],
    ]
      .map(([x = 0, y = 0]) => brush.ball(x, y, 9, '#e0263c', { ink: 5 }))
      .join('') +
    brush.metal(curve('-124,104! -60,92 0,98 60,92 124,104! 110,124 0,116 -110,124'), 'gold', {
      shadow: 8,
    })
  );
}

// Erased, as heralds say: the neck ends in torn points.
function crest(brush: Brush, tone: string): string {
  return (
    brush.metal(ellipse(0, 118, 84, 13), 'gold', { shadow: 5 }) +
    place(
      brush.solid(
        curve(
          '-22,-30! 24,-62 52,-22 66,30 76,86! 54,70 44,104! 24,76 6,110! -8,78 -32,100! -34,64 -54,72! -38,34 -36,0',
        ),
        tone,
        {
          shadow: 24,
          texture: ['-10,-20 -28,70', '8,-34 4,90', '26,-40 38,84', '40,-20 62,64']
            .map((spec) => outline(stroke(spec), shade(tone, 0.15, 20), 7))
            .join(''),
        },
      ) + head(brush),
      2,
      14,
      1.06,
    ) +
    brush.metal(curve('-44,42! -6,60 44,48 72,26! 76,42 44,66 -8,76 -44,60!'), 'gold', { ink: 6 }) +
    place(cutGem(brush, '#3fc8ff', 6, 13), 8, 62)
  );
}

// A gonfalon on its bar, the crest sewn on.
function gonfalon(brush: Brush, tone: string): string {
  return (
    brush.cord(line('0,-132 0,-96'), '#e8b03a', 9) +
    brush.solid(poly('-84,-92 84,-92 84,76 56,116 28,84 0,124 -28,84 -56,116 -84,76'), tone, {
      shadow: 26,
      texture:
        fill(
          poly('-90,-100 -62,-100 -62,130 -90,130') + poly('90,-100 62,-100 62,130 90,130'),
          shade(tone, 0.04, 60),
        ) + outline(line('-62,-100 -62,110') + line('62,-100 62,110'), '#ffd75a', 5),
    }) +
    brush.metal(rect(-106, -106, 212, 20, 9), 'gold') +
    [-110, 110].map((x) => brush.ball(x, -96, 14, '#ffd75a', { ink: 6 })).join('') +
    brush.metal(star(5, 18, 8, 0, -130), 'gold', { ink: 5 }) +
    place(hackle(brush) + head(brush), 8, 22, 0.82) +
    brush.metal(face('0,62 12,62 20,76 0,92!'), 'gold', { ink: 5 })
  );
}

// Three feathers through a coronet.
function plume(brush: Brush, tone: string): string {
  const feather = (turn: number, long: number, colour: string) =>
    `<g transform="translate(0 54) rotate(${turn})">${brush.solid(
      curve(
        `-10,0! -36,${-long * 0.4} -34,${-long * 0.8} -6,${-long} 30,${-long * 0.92}! 22,${-long * 0.8} 36,${-long * 0.66}! 30,${-long * 0.4} 10,0!`,
      ),
      colour,
      {
        shadow: 14,
        texture:
          outline(stroke(`0,0 -4,${-long * 0.5} 4,${-long * 0.9}`), shade(colour, 0.2), 5) +
          [0.3, 0.45, 0.6, 0.75]
            .map((part) =>
              outline(
                line(`-2,${-long * part} -26,${-long * (part + 0.1)}`) +
                  line(`-2,${-long * part} 26,${-long * (part + 0.08)}`),
                shade(colour, -0.1),
                3,
              ),
            )
            .join(''),
      },
    )}</g>`;
  return (
    `<g transform="scale(-1 1)">${feather(32, 148, shade(tone, 0.02, 140))}</g>` +
    feather(32, 148, shade(tone, 0.02, 140)) +
    feather(0, 182, tone) +
    brush.metal(poly('-70,44 -82,-2 -46,22 -26,-14 0,20 26,-14 46,22 82,-2 70,44'), 'gold', {
      shadow: 8,
    }) +
    brush.metal(curve('-72,40! 0,52 72,40! 68,84! 0,98 -68,84!'), 'gold', { shadow: 12 }) +
    place(cutGem(brush, '#e0263c', 8, 18), 0, 66) +
    [-42, 42].map((x) => place(cutGem(brush, '#3fd07a', 6, 12), x, 62)).join('') +
    brush.solid(curve('-110,110! -60,92 0,104 60,92 110,110! 96,126 0,118 -96,126'), '#7a1c34', {
      shadow: 8,
    })
  );
}

// Leaves in pairs up both sides, a crown between their tips.
function laurel(brush: Brush, tone: string): string {
  const leaves = [100, 74, 48, 22, -4, -30, -56]
    .map((turn, at) =>
      both((flipped) => {
        const mirror = flipped('1,0').startsWith('-') ? 'scale(-1 1) ' : '';
        return `<g transform="${mirror}rotate(${turn}) translate(94 0)">${brush.solid(curve(`0,30! ${20 + (at % 2) * 6},4 4,-32! -18,-2`), at % 2 ? '#3fa85a' : '#57c06a', { ink: 6, shadow: 7 })}</g>`;
      }),
    )
    .join('');
  return (
    brush.cord(stroke('-80,-64 -98,0 -62,74 0,106 62,74 98,0 80,-64'), '#2f7a42', 7) +
    leaves +
    brush.solid(face('0,-70 50,-62! 52,0 34,44 0,76!'), tone, {
      shadow: 20,
      texture: fill(rect(0, -80, 70, 170), shade(tone, -0.12)),
    }) +
    place(hackle(brush) + head(brush), 8, 16, 0.64) +
    brush.metal(poly('-38,-84 -46,-122 -20,-102 0,-130 20,-102 46,-122 38,-84'), 'gold', {
      ink: 7,
      shadow: 6,
    }) +
    brush.solid(poly('-34,100 0,84 34,100 50,128 0,116 -50,128'), '#e0263c', { ink: 6, shadow: 7 })
  );
}

export const heraldry: Family = {
  rooster: { tones: ['#1f6f5a', '#7a3fa8', '#b8322f', '#2f5fc0'], draw: rooster },
  rivals: { tones: ['#1f6f5a', '#b8322f', '#3f4fb8'], draw: rivals },
  crest: { tones: ['#b8322f', '#2f4fa8', '#1f7f5a'], draw: crest },
  gonfalon: { tones: ['#9a1c34', '#1f4f8a', '#1f6a4a'], draw: gonfalon },
  plume: { tones: ['#d8303f', '#2f7fc0', '#7a3fb8'], draw: plume },
  laurel: { tones: ['#9a1c34', '#2a3f9a', '#6a2f8a'], draw: laurel },
};
