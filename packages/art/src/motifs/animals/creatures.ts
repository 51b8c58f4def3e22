import { fill, outline, type Brush } from '../../lib/brush.ts';
import { shade } from '../../lib/color.ts';
import { both, curve, ellipse, face, flip, line, stroke } from '../../lib/path.ts';
import type { Family } from '../motif.ts';
import { gaze, glare } from './wild.ts';

// The trunk hangs in front of everything; its rings are what makes it a trunk.
function elephant(brush: Brush, tone: string): string {
  const rings = [10, 30, 50, 70, 88]
    .map((y, at) =>
      outline(stroke(`${-30 + at * 3},${y} 0,${y + 8} ${30 - at * 3},${y}`), shade(tone, -0.13), 5),
    )
    .join('');
  return (
    both((turn) =>
      brush.solid(
        curve(turn('44,-60! 84,-92 124,-70 130,-14 110,44 78,66! 56,30 46,0')),
        shade(tone, -0.05),
        {
          shadow: 18,
          texture: fill(
            curve(turn('62,-46 90,-70 112,-52 114,-12 98,28 76,40 62,10')),
            '#f0a8b0',
            0.85,
          ),
        },
      ),
    ) +
    brush.solid(face('0,-92 40,-88 68,-54 66,-10 50,30 0,44'), tone, { shadow: 26 }) +
    both((turn) =>
      brush.solid(curve(turn('28,24! 52,36 76,46 104,28! 90,68 54,74 28,50')), '#fffaea', {
        ink: 6,
        shadow: 8,
      }),
    ) +
    brush.solid(
      curve('-32,-8! -30,30 -24,70 -26,100 -10,126 18,122 30,104! 16,100 22,70 32,-8! 0,-24'),
      tone,
      { ink: 6, shadow: 16, texture: rings },
    ) +
    gaze(40, -20, 12, '#8a5a2a') +
    both((turn) => outline(stroke(turn('28,-42 42,-50 58,-40')), shade(tone, -0.22), 6)) +
    brush.metal(face('0,-98 22,-90 30,-62 14,-46 0,-34!'), 'gold', { ink: 6 }) +
    brush.solid(face('0,-84 12,-78 14,-62 0,-48!'), '#e0263c', { ink: 4, shadow: 6 })
  );
}

// The mouth is the widest line of the picture.
function frog(brush: Brush, tone: string): string {
  const eye = (x: number) =>
    brush.ball(x, -64, 36, tone, { shadow: 12 }) +
    brush.ball(x, -66, 24, '#ffe04a', { ink: 5, shadow: 6, gloss: [x, -66, 0, 0] }) +
    fill(ellipse(x, -64, 19, 8), '#140a12') +
    fill(ellipse(x - 8, -75, 6), '#fff');
  return (
    both((turn) =>
      brush.solid(curve(turn('40,70! 84,50 120,72 116,104 84,112 50,108!')), shade(tone, -0.05), {
        shadow: 12,
      }),
    ) +
    eye(-50) +
    eye(50) +
    brush.solid(face('0,-52 40,-54 92,-26 112,16 92,60 50,86 0,92'), tone, {
      round: true,
      shadow: 28,
      texture:
        fill(face('0,40 60,34 110,20 90,80 0,110'), shade(tone, 0.24, 10)) +
        [
          [-72, -14, 10],
          [-54, -30, 7],
          [66, -18, 11],
          [30, -38, 7],
          [-20, -40, 6],
        ]
          .map(([x = 0, y = 0, r = 0]) => fill(ellipse(x, y, r, r * 0.8), shade(tone, -0.12)))
          .join(''),
    }) +
    outline(stroke('-98,10! -60,34 0,42 60,34 98,10'), brush.ink, 8) +
    fill(ellipse(-12, 4, 5, 4) + ellipse(12, 4, 5, 4), brush.ink) +
    fill(ellipse(-78, 32, 14, 8) + ellipse(78, 32, 14, 8), '#ff8a9a', 0.6) +
    both((turn) =>
      brush.solid(
        curve(turn('18,70! 34,64 40,92 54,104! 40,110 34,104 26,114! 20,106 8,112! 14,94')),
        shade(tone, 0.06),
        { ink: 6, shadow: 8 },
      ),
    ) +
    brush.metal('M-34,-96L-40,-132L-18,-116L0,-138L18,-116L40,-132L34,-96Z', 'gold', { ink: 6 })
  );
}

// Hackle feathers end in points of unlike length; the beak hooks over the jaw.
function eagle(brush: Brush, tone: string): string {
  const hackle =
    '0,-96 40,-88 66,-56 72,-16 92,24! 74,22 86,66! 62,54 64,100! 40,80 30,124! 14,96 0,128!';
  return (
    both((turn) =>
      brush.solid(
        curve(turn('40,20! 92,-10 130,10! 116,40 128,62! 106,76 112,104! 80,104 50,128!')),
        tone,
        {
          shadow: 16,
          texture: ['60,40 112,30', '62,66 108,62', '60,92 96,96']
            .map((spec) => outline(line(turn(spec)), shade(tone, -0.14), 6))
            .join(''),
        },
      ),
    ) +
    brush.solid(face(hackle), '#fffaf0', {
      shadow: 26,
      texture: ['20,40 28,90', '44,30 56,76', '58,0 72,34']
        .map((spec) => both((turn) => outline(line(turn(spec)), '#c8b8a8', 5)))
        .join(''),
    }) +
    brush.solid(face('0,-28 22,-24 30,6 26,34 14,46 0,84!'), '#ffb52e', {
      shadow: 14,
      texture:
        fill(face('0,30 30,24 40,100 0,110'), '#e88a1f', 0.7) +
        outline(stroke('-26,26 0,38 26,26'), '#8a4a0c', 5),
      gloss: [-9, -4, 5, 12],
    }) +
    fill(ellipse(-11, 2, 4, 6) + ellipse(11, 2, 4, 6), '#7a3f0a') +
    glare(brush, 42, -30, '#ffd84a') +
    both((turn) =>
      brush.solid(curve(turn('8,-26! 30,-50 70,-62! 84,-50 46,-42 16,-20')), '#e8dccb', {
        ink: 6,
        shadow: 6,
      }),
    )
  );
}

// A mane in two rows and a nose with a highlight; the horse faces us, ears up.
function stallion(brush: Brush, tone: string): string {
  const mane = shade(tone, -0.2, 10);
  return (
    both((turn) =>
      brush.solid(
        curve(turn('16,-84! 70,-80 104,-30 96,30! 88,10 92,76! 70,60 60,112! 36,60 30,0')),
        mane,
        { shadow: 16 },
      ),
    ) +
    both((turn) =>
      brush.solid(curve(turn('20,-70! 28,-112 48,-130! 62,-96 52,-58')), tone, {
        shadow: 8,
        texture: fill(curve(turn('32,-78! 38,-104 46,-116! 52,-94 46,-70')), shade(tone, -0.2)),
      }),
    ) +
    brush.solid(face('0,-80 36,-72 54,-36 46,6 36,46 44,80 30,112 0,120'), tone, {
      shadow: 24,
      texture: fill(face('0,-54 10,-40 8,20 16,60 0,70'), '#fff8ee'),
    }) +
    brush.solid(face('0,62 28,60 42,84 30,114 0,118'), shade(tone, -0.13), { ink: 0, shadow: 12 }) +
    fill(ellipse(-20, 88, 7, 9) + ellipse(20, 88, 7, 9), '#1c0f14') +
    gaze(35, -18, 12, '#7a4a1f') +
    brush.solid(curve('-14,-92! 6,-110 26,-92! 22,-60 6,-20! -2,-50 -16,-40! -22,-70'), mane, {
      ink: 6,
      shadow: 8,
    }) +
    outline(stroke(`${flip('30,46')} 0,54 30,46`), '#c2303f', 9) +
    [-36, 36].map((x) => brush.metal(ellipse(x, 44, 10), 'gold', { ink: 5 })).join('')
  );
}

// Spread like a hand of feathers: body in front, the eyes of the tail around it.
function peacock(brush: Brush, tone: string): string {
  const plume = (turn: number, long: number) =>
    `<g transform="translate(0 60) rotate(${turn})">${brush.solid(curve(`-7,0! -20,${-long + 44} 0,${-long}! 20,${-long + 44} 7,0!`), '#1f9a6a', { ink: 5, shadow: 6 })}${fill(ellipse(0, -long + 34, 13, 17), '#f0b84a')}${fill(ellipse(0, -long + 36, 9, 12), tone)}${fill(ellipse(0, -long + 38, 4.5, 6), '#1a1040')}</g>`;
  return (
    [-78, 78, -52, 52, -26, 26, 0]
      .map((turn) => plume(turn, 186 - Math.abs(turn) * 0.55))
      .join('') +
    [-64, 64, -39, 39, -13, 13].map((turn) => plume(turn, 146 - Math.abs(turn) * 0.4)).join('') +
    brush.solid(face('0,-40 20,-30 22,10 44,60 40,104 0,122'), tone, {
      shadow: 20,
      texture: [40, 62, 84]
        .map((y) => outline(stroke(`-40,${y - 12} 0,${y} 40,${y - 12}`), shade(tone, 0.16), 5))
        .join(''),
    }) +
    brush.solid(ellipse(0, -40, 27, 25), tone, { round: true, shadow: 12 }) +
    [-14, 0, 14]
      .map(
        (x) =>
          outline(line(`${x * 0.4},-62 ${x},-84`), '#1a1040', 4) +
          fill(ellipse(x, -88, 6), '#5fe0ff'),
      )
      .join('') +
    fill(ellipse(-12, -44, 8, 9) + ellipse(12, -44, 8, 9), '#fff') +
    fill(ellipse(-11, -43, 4.5, 6) + ellipse(11, -43, 4.5, 6), '#140a12') +
    brush.solid(face('0,-36 8,-32 6,-22 0,-14!'), '#ffb52e', { ink: 5, shadow: 4 })
  );
}

export const creatures: Family = {
  elephant: { tones: ['#8a94b8', '#c09a8a', '#e8e2f0'], draw: elephant },
  frog: { tones: ['#4fb84a', '#2fa8a0', '#d8b02e'], draw: frog },
  eagle: { tones: ['#6a4428', '#3f4a7a', '#a8582f'], coat: '#e8dccb', draw: eagle },
  stallion: { tones: ['#a8622f', '#e8e6ee', '#4a4458'], draw: stallion },
  peacock: { tones: ['#2f6fe0', '#8a4fd0'], coat: '#1f9a8a', draw: peacock },
};
