import { fill, outline, type Brush } from '../../lib/brush.ts';
import { shade } from '../../lib/color.ts';
import { both, curve, ellipse, face, flip, line, stroke } from '../../lib/path.ts';
import { beast } from './beasts.ts';
import type { Family } from '../motif.ts';

// An almond under a straight brow: the same glance for every fierce beast without a cat's face.
export function glare(brush: Brush, x: number, y: number, iris: string): string {
  return both((turn) => {
    const at = turn === flip ? -x : x;
    const shape = curve(
      turn(
        `${x - 20},${y + 6}! ${x - 8},${y - 9} ${x + 20},${y - 12}! ${x + 14},${y + 6} ${x - 2},${y + 11}`,
      ),
    );
    return (
      outline(shape, brush.ink, 9) +
      fill(shape, iris) +
      fill(ellipse(at, y - 1, 6, 9), '#140a12') +
      fill(ellipse(at - 4, y - 5, 3), '#fff') +
      fill(
        curve(
          turn(
            `${x - 26},${y + 4}! ${x},${y - 18} ${x + 34},${y - 26}! ${x + 26},${y - 32} ${x - 4},${y - 28} ${x - 28},${y - 8}`,
          ),
        ),
        brush.ink,
      )
    );
  });
}

// Round eyes with a coloured lower half: the friendly ones.
export function gaze(x: number, y: number, r: number, iris: string): string {
  return [-x, x]
    .map(
      (at) =>
        fill(ellipse(at, y, r, r * 1.15), '#1c0f1c') +
        fill(ellipse(at, y + r * 0.42, r * 0.66, r * 0.56), iris) +
        fill(ellipse(at - r * 0.3, y - r * 0.42, r * 0.4), '#fff') +
        fill(ellipse(at + r * 0.36, y + r * 0.4, r * 0.17), '#fff'),
    )
    .join('');
}

function monkey(brush: Brush, tone: string): string {
  const skin = '#f6cfa0';
  return (
    both((turn) =>
      brush.solid(curve(turn('70,-30! 96,-44 122,-22 116,14 92,26 70,18!')), tone, {
        shadow: 10,
        texture: fill(curve(turn('82,-20 100,-26 110,-10 104,8 86,12')), skin),
      }),
    ) +
    brush.solid(face('0,-98 14,-124! 24,-98 62,-80 88,-36 84,26 60,66 26,92 0,94'), tone, {
      shadow: 26,
    }) +
    brush.solid(face('0,-40 20,-56 52,-54 66,-26 58,8! 76,34 66,66 34,84 0,86'), skin, {
      ink: 5,
      shadow: 18,
    }) +
    gaze(28, -18, 15, '#a8641f') +
    both((turn) => outline(stroke(turn('12,-46 28,-54 46,-46')), shade(tone, -0.12), 7)) +
    fill(ellipse(-8, 18, 5, 4) + ellipse(8, 18, 5, 4), '#7a4020') +
    brush.solid(curve('-38,38! -16,48 0,49 16,48 38,38! 30,66 0,76 -30,66'), '#7a1428', {
      ink: 5,
      shadow: 5,
      texture:
        fill(curve('-40,34! 0,48 40,34! 34,50 0,56 -34,50'), '#fff') +
        fill(ellipse(0, 74, 18, 9), '#ff7a8a'),
    })
  );
}

function rabbit(brush: Brush, tone: string): string {
  return (
    both((turn) =>
      brush.solid(curve(turn('12,-50! 14,-104 34,-132 54,-124 60,-84 46,-40!')), tone, {
        shadow: 12,
        texture: fill(curve(turn('26,-56! 26,-98 36,-118 46,-112 48,-80 40,-52')), '#ffb0c4'),
      }),
    ) +
    brush.solid(face('0,-58 38,-54 70,-24 86,18! 78,26 88,44! 68,54 50,84 22,98 0,98'), tone, {
      shadow: 26,
    }) +
    gaze(34, 2, 17, '#7a4fc0') +
    brush.solid(ellipse(-19, 48, 23, 19), shade(tone, 0.12), { ink: 0, shadow: 8 }) +
    brush.solid(ellipse(19, 48, 23, 19), shade(tone, 0.12), { ink: 0, shadow: 8 }) +
    brush.solid(curve('-13,60! 0,64 13,60! 12,88 0,90 -12,88'), '#fffdf4', {
      ink: 4,
      shadow: 4,
      texture: outline(line('0,60 0,92'), '#b8a8a0', 3),
    }) +
    brush.solid(face('0,28 10,26 14,32 6,40 0,42'), '#ff7a98', { ink: 5, shadow: 4 }) +
    fill(ellipse(-60, 34, 13, 8) + ellipse(60, 34, 13, 8), '#ff9ab0', 0.6) +
    both((turn) => outline(line(turn('38,48 86,40')) + line(turn('38,56 84,60')), '#fff', 3, 0.8))
  );
}

// Broad at the nose, not at the brow; the ring is the one bright thing.
function bull(brush: Brush, tone: string): string {
  return (
    both((turn) =>
      brush.solid(
        curve(turn('40,-58! 84,-62 104,-84 100,-126! 128,-96 124,-46 92,-22 50,-26!')),
        '#f6e8cc',
        {
          shadow: 14,
          texture: fill(curve(turn('96,-86! 112,-100 100,-130! 134,-110 128,-70')), '#5a4a4a'),
        },
      ),
    ) +
    both((turn) =>
      brush.solid(curve(turn('58,-26! 100,-20 122,0 112,14 80,10 56,0!')), shade(tone, -0.04), {
        shadow: 8,
        texture: fill(curve(turn('72,-14! 98,-10 108,4 84,4')), '#f0a898'),
      }),
    ) +
    brush.solid(face('0,-82 44,-76 66,-44 62,-4 54,30 60,60 44,90 0,102'), tone, { shadow: 26 }) +
    brush.solid(
      curve('-22,-92! 0,-84 24,-94! 26,-60 12,-34! 4,-50 -4,-30! -12,-50 -20,-40! -26,-60'),
      shade(tone, -0.18),
      { ink: 5, shadow: 8 },
    ) +
    glare(brush, 36, -18, '#ffcf3f') +
    brush.solid(face('0,36 34,32 62,48 66,76 44,100 0,108'), '#e8b8a0', { shadow: 18 }) +
    fill(curve('-44,62! -34,50 -18,56 -20,70') + curve('44,62! 34,50 18,56 20,70'), '#5a2a28') +
    outline(ellipse(0, 92, 19, 21), brush.ink, 17) +
    outline(ellipse(0, 92, 19, 21), '#f0b030', 9) +
    outline(stroke('-18,88 -12,78 0,72'), '#fff4c0', 3.5)
  );
}

// Each horn is a ridged spiral: stroke upon shorter stroke.
function ram(brush: Brush, tone: string): string {
  const horn = '22,-68 62,-100 102,-76 106,-22 78,8 54,-10 64,-38 80,-36';
  return (
    both(
      (turn) =>
        `<path d="${stroke(turn(horn))}" fill="none" stroke="${brush.ink}" stroke-width="45" stroke-linecap="round"/><path d="${stroke(turn(horn))}" fill="none" stroke="#d8a860" stroke-width="36" stroke-linecap="round"/><path d="${stroke(turn(horn))}" fill="none" stroke="#9a6a30" stroke-width="36" stroke-dasharray="4 13"/><path d="${stroke(turn(horn))}" fill="none" stroke="#f6dca0" stroke-width="7" transform="translate(-4 -8)" opacity=".8"/>`,
    ) +
    both((turn) =>
      brush.solid(curve(turn('46,0! 78,14 92,36! 66,42 44,24!')), shade(tone, -0.05), {
        shadow: 8,
      }),
    ) +
    brush.solid(face('0,-74 30,-70 52,-42 52,-4 40,40 34,80 22,106 0,112'), tone, {
      shadow: 24,
      texture: fill(face('0,30 20,30 30,60 24,104 0,114'), shade(tone, 0.14)),
    }) +
    brush.solid(
      curve(
        '-34,-70! -44,-92 -20,-100 0,-92 22,-102 44,-92 34,-70! 24,-52 12,-62 0,-46 -14,-62 -26,-52',
      ),
      '#fff4e4',
      { ink: 6, shadow: 12 },
    ) +
    glare(brush, 30, -18, '#ffb52e') +
    fill(curve('-20,76! -10,70 -4,80 -12,86') + curve('20,76! 10,70 4,80 12,86'), '#2c1c20') +
    outline(line('0,84 0,94') + stroke('-14,100 0,94 14,100'), '#2c1c20', 5)
  );
}

export const wild: Family = {
  fox: {
    tones: ['#f0702a', '#e0a03f', '#b8482f'],
    draw: beast({
      head: '0,-64 30,-70 58,-50 74,-20 112,20! 92,28 98,48! 70,52 40,82 14,100 0,102',
      ear: '26,-58! 46,-104 72,-128! 88,-86 76,-28!',
      innerEar: '42,-62! 56,-94 70,-112! 78,-82 70,-44!',
      mask: '0,20 14,18 40,14 78,22 100,26 70,64 40,90 0,106',
      maskTone: '#fff6ea',
      stripes: ['8,-66! 20,-40 8,-8! 4,-30'],
      nose: '#2c2030',
      iris: '#8fe04a',
    }),
  },
  bear: {
    tones: ['#8a5a34', '#e8eef8', '#4a4258'],
    draw: beast({
      head: '0,-80 40,-78 76,-52 90,-4 86,44 60,84 26,98 0,100',
      ear: '38,-62 48,-100 84,-108 104,-78 82,-42',
      innerEar: '54,-66 58,-90 80,-94 90,-76 76,-56',
      mask: '0,10 24,8 52,24 60,56 38,90 0,100',
      maskTone: '#f4dcb8',
      fangs: true,
      nose: '#2c2030',
      iris: '#ffb84a',
    }),
  },
  lynx: {
    tones: ['#d8a05a', '#c8c4d0', '#8a6a9a'],
    draw: beast({
      head: '0,-72 34,-70 64,-50 76,-18 104,22! 86,24 106,52! 80,52 90,78! 60,74 28,96 0,96',
      ear: '34,-58 46,-100 62,-134! 88,-92 80,-36',
      innerEar: '50,-62 58,-90 66,-104! 78,-82 72,-48',
      mask: '0,18 22,2 54,4 80,24 96,56 50,80 24,98 0,100',
      maskTone: '#fff6ea',
      stripes: [
        '12,-70! 18,-48 10,-40! 8,-56',
        '34,-66! 38,-46 28,-42! 28,-56',
        '86,36! 64,34 60,40! 70,44',
        '84,60! 66,50 60,56! 66,60',
      ],
      nose: '#c8607a',
      iris: '#7fe0c0',
    }),
  },
  monkey: { tones: ['#a8682f', '#e0a83a', '#7a6a8a'], draw: monkey },
  rabbit: { tones: ['#f6f0ea', '#c8a888', '#a8b0d0'], draw: rabbit },
  bull: { tones: ['#8a3f28', '#3f4258', '#c28a4a'], draw: bull },
  ram: { tones: ['#8a90a8', '#f0e6d8', '#6a5a7a'], coat: '#c8a070', draw: ram },
};
