import type { Brush, Stop } from '../lib/brush.ts';
import { lightness, mix, shade } from '../lib/color.ts';
import type { Palette } from '../palettes.ts';

const fills = {
  gold: [
    [0, '#fffbe0'],
    [0.3, '#ffe27a'],
    [0.55, '#f2a51f'],
    [0.78, '#b5610c'],
    [1, '#ffe08a'],
  ],
  chrome: [
    [0, '#fff'],
    [0.5, '#c4d8f4'],
    [0.53, '#5f7fb8'],
    [0.8, '#eaf6ff'],
    [1, '#9db8e0'],
  ],
  ice: [
    [0, '#fff'],
    [0.45, '#c8f4ff'],
    [1, '#5fc0f0'],
  ],
  fire: [
    [0, '#fff9c0'],
    [0.45, '#ffc42e'],
    [1, '#f0481f'],
  ],
  candy: [
    [0, '#fff'],
    [0.4, '#ffd6ee'],
    [1, '#ff86c4'],
  ],
  mint: [
    [0, '#f6fff0'],
    [0.45, '#a8f5c8'],
    [1, '#2fc08a'],
  ],
  violet: [
    [0, '#fff4ff'],
    [0.45, '#e0b8ff'],
    [1, '#9b5bff'],
  ],
  cream: [
    [0, '#fffdf2'],
    [0.5, '#fff6d8'],
    [1, '#ffdf9a'],
  ],
  lime: [
    [0, '#fbffd0'],
    [0.45, '#d8f23f'],
    [1, '#7fc01f'],
  ],
  sky: [
    [0, '#f4fdff'],
    [0.45, '#8fdcff'],
    [1, '#2f8ff0'],
  ],
  rose: [
    [0, '#fff2ee'],
    [0.45, '#ffb8ac'],
    [1, '#e0586f'],
  ],
} satisfies Record<string, readonly Stop[]>;

export type Fill = keyof typeof fills;
export type LetterStyle = 'block' | 'rim' | 'sticker' | 'long' | 'neon';

interface Ink {
  fill?: string;
  stroke?: string;
  width?: number;
  dy?: number;
  dx?: number;
  opacity?: number;
}

function use(
  id: string,
  { fill = 'none', stroke, width = 0, dx = 0, dy = 0, opacity = 1 }: Ink,
): string {
  const line =
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"`;
  const shift = dx === 0 && dy === 0 ? '' : ` transform="translate(${dx} ${dy})"`;
  const alpha = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<use href="#${id}" fill="${fill}"${line}${shift}${alpha}/>`;
}

// Dark above, white below, inside the letters: the edge looks cut and catches the light.
function bevelled(brush: Brush, id: string, paint: string, dark: string): string {
  const clip = brush.define(
    'c',
    (name) => `<clipPath id="${name}"><use href="#${id}"/></clipPath>`,
  );
  return `${use(id, { fill: paint })}<g clip-path="url(#${clip})">${use(id, { stroke: dark, width: 7, dy: -3, dx: -2, opacity: 0.45 })}${use(id, { stroke: '#fff', width: 5, dy: 3, dx: 1.5, opacity: 0.75 })}</g>`;
}

export interface Lettering {
  style: LetterStyle;
  fill: Fill;
}

/** Draws the lines of a title, lowest layers first so that no line's edge cuts its neighbour. */
export function drawLettering(
  brush: Brush,
  lines: readonly string[],
  { style, fill }: Lettering,
  palette: Palette,
): string {
  const ids = lines.map((line) => brush.define('t', (name) => `<path id="${name}" d="${line}"/>`));
  const all = (ink: Ink) => ids.map((id) => use(id, ink)).join('');
  const ink = mix(palette.deep, '#0a0410', 0.45);
  const paint = brush.vertical(fills[fill]);
  const dark = shade(fills[fill].at(-1)?.[1] ?? '#888', -0.3);
  const faces = (colour = paint) => ids.map((id) => bevelled(brush, id, colour, dark)).join('');
  const edge = (colour: string, width: number, dy = 0) =>
    all({ fill: colour, stroke: colour, width, dy });
  switch (style) {
    case 'block':
      return edge(ink, 26, 10) + edge(ink, 26) + edge(shade(palette.mid, -0.1), 6, 9) + faces();
    case 'rim': {
      const warm = fill === 'gold' || fill === 'fire' || fill === 'cream';
      const rim = brush.vertical(warm ? fills.chrome : fills.gold);
      return (
        edge(ink, 32, 8) + edge(ink, 30) + all({ stroke: rim, width: 18 }) + edge(ink, 8) + faces()
      );
    }
    case 'sticker': {
      const deep = [0.02, -0.1].map((light) =>
        shade(palette.mid, light + Math.min(0, 0.5 - lightness(palette.mid)), 0, 1.3),
      );
      const solid = brush.vertical([
        [0, deep[0] ?? ink],
        [1, deep[1] ?? ink],
      ]);
      return edge(ink, 40, 8) + edge(ink, 38) + edge('#fff', 22) + all({ fill: solid });
    }
    case 'long': {
      const steps = [16, 12, 8, 4].map((step) =>
        all({ fill: palette.accent, stroke: palette.accent, width: 8, dx: step, dy: step }),
      );
      const base = all({ fill: ink, stroke: ink, width: 24, dx: 16, dy: 16 }) + edge(ink, 24);
      return base + steps.join('') + edge(ink, 12) + faces();
    }
    case 'neon':
      return (
        edge(ink, 26) +
        all({ stroke: palette.accent, width: 16, opacity: 0.35 }) +
        all({ fill: ink, stroke: palette.accent, width: 9 }) +
        all({ stroke: '#fff', width: 3 })
      );
  }
}
