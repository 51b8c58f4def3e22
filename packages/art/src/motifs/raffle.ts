import { setWord } from '../lettering/title.ts';
import { fill, outline, place, type Brush } from '../lib/brush.ts';
import { shade } from '../lib/color.ts';
import { curve, ellipse, face, line, poly, polar, rect, star, stroke } from '../lib/path.ts';
import type { Family } from './motif.ts';

const hues = ['#ff5a6a', '#3fb8ff', '#ffc42e', '#5fd07a', '#b06af0', '#ff8a3f'];

// Back wires, balls, front wires: the cage holds them because it lies on both sides.
function cage(brush: Brush, tone: string): string {
  const wires = [18, 48, 76].map((rx) => outline(ellipse(0, -22, rx, 84), '#ffe9a8', 4)).join('');
  const ball = (x: number, y: number, at: number, number: string) =>
    brush.ball(x, y, 23, hues[at % 6] ?? tone, { ink: 5 }) +
    fill(ellipse(x, y, 12), '#fff') +
    fill(setWord(number, 'lilita-one', x, y, 12), '#1c1a2c');
  return (
    brush.solid(poly('-70,118 -44,40 44,40 70,118'), tone, { shadow: 16 }) +
    brush.metal(rect(-92, 104, 184, 20, 8), 'gold') +
    brush.cord(stroke('88,-22 112,-22 118,8'), '#e8b03a', 9) +
    brush.ball(118, 16, 13, '#e0303f', { ink: 5 }) +
    fill(ellipse(0, -22, 86), shade(tone, -0.16), 0.5) +
    outline(ellipse(0, -22, 60, 84), '#b8862a', 4) +
    ball(-36, 22, 0, '4') +
    ball(34, 26, 1, '21') +
    ball(0, 40, 2, '9') +
    ball(-48, -22, 3, '33') +
    ball(48, -18, 4, '17') +
    ball(0, -8, 5, '7') +
    ball(-20, -58, 1, '12') +
    ball(28, -60, 0, '40') +
    wires +
    outline(
      line('-90,-22 90,-22') + stroke('-80,-58 0,-50 80,-58') + stroke('-80,14 0,22 80,14'),
      '#ffe9a8',
      4,
    ) +
    outline(ellipse(0, -22, 88), brush.ink, 15) +
    outline(ellipse(0, -22, 88), '#f0b030', 8) +
    outline(ellipse(-1, -24, 88), '#fff4c0', 2.5)
  );
}

// A card in play: five cells are daubed and make a line.
function bingo(brush: Brush, tone: string): string {
  const cells = Array.from({ length: 25 }, (_, at) => {
    const [x, y] = [(at % 5) * 34 - 68, Math.floor(at / 5) * 34 - 44];
    const daubed = at % 6 === 0 || at === 3 || at === 16;
    return (
      fill(rect(x - 15, y - 15, 30, 30, 6), daubed ? '#fff' : shade(tone, 0.26, 0, 0.35)) +
      (at === 12
        ? fill(star(5, 14, 6.5, x, y), tone)
        : daubed
          ? fill(ellipse(x, y, 12), at % 6 === 0 ? '#ff4f6a' : '#3fb8ff', 0.9)
          : fill(rect(x - 7, y - 3, 14, 6, 3), shade(tone, 0.1)))
    );
  }).join('');
  return (
    place(
      brush.solid(rect(-92, -112, 184, 232, 18), shade(tone, -0.06, 60), { shadow: 16 }),
      10,
      4,
      0.98,
      10,
    ) +
    place(
      brush.solid(rect(-94, -114, 188, 234, 18), '#fdf8ff', { shadow: 16 }) +
        brush.solid('M-94,-66V-96a18,18 0 0 1 18,-18H76a18,18 0 0 1 18,18V-66Z', tone, {
          ink: 4,
          shadow: 8,
        }) +
        [-56, -28, 0, 28, 56]
          .map((x, at) => brush.ball(x, -90, 12, hues[at] ?? tone, { ink: 3 }))
          .join('') +
        cells,
      -4,
      0,
      1,
      -6,
    )
  );
}

// Coins go in at the top and nowhere out: what the pig looks so pleased about.
function piggy(brush: Brush, tone: string): string {
  return (
    brush.metal(ellipse(10, -104, 26), 'gold') +
    fill(star(5, 15, 6.5, 10, -104), '#fff2b0') +
    [-52, 44]
      .map((x) => brush.solid(rect(x - 18, 66, 36, 50, 11), shade(tone, -0.08), { shadow: 10 }))
      .join('') +
    brush.cord(stroke('98,0 122,-14 116,-34 102,-24'), tone, 8) +
    brush.solid(
      curve('-106,14 -92,-38 -40,-72 24,-76 84,-44 106,6 92,58 44,88 -30,90 -84,66'),
      tone,
      { round: true, shadow: 32, gloss: [-30, -50, 24, 9] },
    ) +
    brush.solid(curve('-86,-44! -92,-92 -70,-96! -44,-84 -32,-62'), shade(tone, -0.04), {
      shadow: 8,
    }) +
    brush.solid(ellipse(-84, 22, 33, 27), shade(tone, 0.1), { shadow: 10 }) +
    fill(ellipse(-96, 20, 6, 9) + ellipse(-74, 20, 6, 9), shade(tone, -0.26)) +
    fill(ellipse(-54, -18, 9, 11), '#1c0f1c') +
    fill(ellipse(-57, -22, 3.5), '#fff') +
    fill(ellipse(-40, 4, 13, 8), '#ff7a9a', 0.6) +
    brush.solid(rect(-16, -80, 52, 11, 5), shade(tone, -0.3), { ink: 4, shadow: 0 }) +
    brush.metal(star(5, 24, 11, 40, 16), 'gold', { ink: 5 }) +
    brush.metal(ellipse(-94, 106, 20, 15), 'gold', { ink: 5 }) +
    brush.metal(ellipse(96, 108, 20, 15), 'gold', { ink: 5 })
  );
}

// The board of a draw: a few lamps of many are lit.
function keno(brush: Brush, tone: string): string {
  const lit = new Set([2, 6, 9, 12, 15, 19, 21]);
  const cells = Array.from({ length: 24 }, (_, at) => {
    const [x, y] = [(at % 6) * 32 - 80, Math.floor(at / 6) * 32 - 52];
    const hue = hues[at % 6] ?? tone;
    return lit.has(at)
      ? brush.glow(x, y, 24, hue, 0.8) + brush.ball(x, y, 13, hue, { ink: 3 })
      : fill(ellipse(x, y, 11), shade(tone, 0.12));
  }).join('');
  return (
    brush.solid(poly('-30,74 30,74 44,118 -44,118'), '#5a4a78', { shadow: 10 }) +
    brush.metal(rect(-66, 108, 132, 16, 7), 'gold', { ink: 6 }) +
    brush.metal(rect(-116, -92, 232, 172, 24), 'gold') +
    brush.solid(rect(-102, -78, 204, 144, 14), shade(tone, -0.14), {
      ink: 5,
      shadow: 16,
      texture: cells,
    }) +
    brush.solid(star(5, 32, 14, 0, -100), '#ffe04a', { ink: 7, shadow: 6 })
  );
}

// Bubbles of numbers rise from a drum as balloons would.
function tumbler(brush: Brush, tone: string): string {
  const number = (x: number, y: number, r: number, at: number, text: string) =>
    brush.ball(x, y, r, hues[at % 6] ?? tone) +
    fill(ellipse(x, y, r * 0.56), '#fff') +
    fill(setWord(text, 'lilita-one', x, y, r * 0.5), '#1c1a2c');
  return (
    number(-48, -72, 34, 1, '3') +
    number(44, -84, 38, 0, '28') +
    number(0, -28, 42, 2, '11') +
    number(-78, -10, 30, 3, '5') +
    number(80, -14, 32, 4, '19') +
    brush.solid('M-92,22C-92,70 -70,112 0,112C70,112 92,70 92,22Z', tone, {
      shadow: 26,
      texture: [-50, 0, 50]
        .map((x) => fill(star(5, 16, 7, x, 62 - Math.abs(x) / 8), '#fff', 0.9))
        .join(''),
    }) +
    brush.metal(rect(-104, 6, 208, 26, 12), 'gold') +
    brush.metal(face('0,104 40,108 56,124! 0,126'), 'gold', { ink: 6 }) +
    [0, 1, 2]
      .map((at) => {
        const { x, y } = polar(-120 + at * 30, 128);
        return fill(star(4, 12, 3, x, y + 8), '#fff');
      })
      .join('')
  );
}

export const raffle: Family = {
  cage: { tones: ['#c2303f', '#3f5fd0', '#1f8a7a'], coat: '#d8a85a', draw: cage },
  bingo: { tones: ['#1f9aa8', '#e0508a', '#6a4fd0', '#f08a2e'], draw: bingo },
  piggy: { tones: ['#ff8fb0', '#f0b02e', '#6fb8f0'], draw: piggy },
  keno: { tones: ['#3a3fa8', '#8a2f7a', '#1f7a6a'], draw: keno },
  tumbler: { tones: ['#7a3fd0', '#e0403f', '#1f8ad0'], draw: tumbler },
};
