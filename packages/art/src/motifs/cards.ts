import { setWord } from '../lettering/title.ts';
import { fill, outline, place, type Brush } from '../lib/brush.ts';
import { ellipse, face, facePoly, rect } from '../lib/path.ts';

export type Suit = 'spade' | 'heart' | 'diamond' | 'club';

export const suits: Record<Suit, string> = {
  spade: `${face('0,-50! 14,-26 44,2 40,28 16,28 0,12')}${facePoly('0,8 6,26 18,46 0,46')}`,
  heart: face('0,-20! 14,-42 40,-40 46,-12 26,20 0,48!'),
  diamond: facePoly('0,-52 38,0 0,52'),
  club: `${ellipse(0, -24, 22)}${ellipse(-24, 8, 22)}${ellipse(24, 8, 22)}${facePoly('0,-10 8,20 20,46 0,46')}`,
};

const suitTone = (suit: Suit): string =>
  suit === 'heart' || suit === 'diamond' ? '#d8202f' : '#1a1830';

/** A playing card 104 × 148, centred. */
export function card(brush: Brush, rank: string, suit: Suit): string {
  const tone = suitTone(suit);
  const rankPath = rank === '' ? '' : fill(setWord(rank, 'alfa-slab-one', -31, -48, 26), tone);
  return (
    brush.solid(rect(-52, -74, 104, 148, 13), '#f4f0f8', {
      shadow: 10,
      fill: brush.vertical([
        [0, '#fff'],
        [1, '#e2dcee'],
      ]),
    }) +
    rankPath +
    place(fill(suits[suit], tone), -31, -18, 0.26) +
    place(fill(suits[suit], tone), 10, 22, 0.62)
  );
}

export function cardBack(brush: Brush, tone: string): string {
  return (
    brush.solid(rect(-52, -74, 104, 148, 13), '#f4f0f8', { shadow: 8 }) +
    brush.solid(rect(-43, -65, 86, 130, 8), tone, {
      ink: 0,
      shadow: 10,
      texture:
        outline(facePoly('0,-54 34,0 0,54'), '#fff', 4, 0.7) +
        outline(facePoly('0,-32 20,0 0,32'), '#fff', 4, 0.7),
    })
  );
}

export function chip(brush: Brush, x: number, y: number, r: number, tone: string): string {
  const marks = Array.from(
    { length: 6 },
    (_, at) =>
      `<g transform="translate(${x} ${y}) rotate(${at * 60})">${fill(rect(-r * 0.17, -r, r * 0.34, r * 0.34), '#fff')}</g>`,
  ).join('');
  return (
    brush.solid(ellipse(x, y, r), tone, { round: true, shadow: r / 4, texture: marks }) +
    brush.solid(ellipse(x, y, r * 0.58), tone, {
      ink: 4,
      shadow: 6,
      texture: place(fill(suits.spade, '#fff'), x, y, r / 130),
    })
  );
}

/** The side of a pile, seen a little from above. */
export function chipStack(
  brush: Brush,
  x: number,
  base: number,
  count: number,
  tones: readonly string[],
): string {
  let stack = '';
  for (let at = 0; at < count; at += 1) {
    const y = base - at * 17;
    const tone = tones[at % tones.length] ?? '#d8303f';
    stack += brush.solid(`M${x - 46},${y}v-17a46,15 0 0 1 92,0v17a46,15 0 0 1 -92,0Z`, tone, {
      ink: 6,
      shadow: 8,
      texture: [-34, -6, 22].map((mark) => fill(rect(x + mark, y - 14, 13, 40), '#fff')).join(''),
    });
  }
  const top = base - (count - 1) * 17 - 17;
  const tone = tones[(count - 1) % tones.length] ?? '#d8303f';
  return `${stack}${brush.solid(ellipse(x, top, 46, 15), tone, { ink: 5, shadow: 0 })}${outline(ellipse(x, top, 28, 8), '#fff', 4)}`;
}

/** A die as three skewed faces; pips are set per face. */
export function die(
  brush: Brush,
  tone: string,
  [top, left, right]: readonly [number, number, number],
): string {
  const spots: Record<number, readonly (readonly [number, number])[]> = {
    1: [[0, 0]],
    2: [
      [-20, -20],
      [20, 20],
    ],
    3: [
      [-22, -22],
      [0, 0],
      [22, 22],
    ],
    4: [
      [-20, -20],
      [20, -20],
      [-20, 20],
      [20, 20],
    ],
    5: [
      [-22, -22],
      [22, -22],
      [0, 0],
      [-22, 22],
      [22, 22],
    ],
    6: [
      [-20, -24],
      [20, -24],
      [-20, 0],
      [20, 0],
      [-20, 24],
      [20, 24],
    ],
  };
  const side = (matrix: string, pips: number, light: string) =>
    `<g transform="matrix(${matrix})">${brush.solid(rect(-40, -40, 80, 80, 11), light, { shadow: 10, ink: 6 })}${(spots[pips] ?? []).map(([x, y]) => fill(ellipse(x, y, 9), '#fff')).join('')}</g>`;
  return (
    side('.87 .5 -.87 .5 0 -40', top, tone) +
    side('.87 .5 0 1 -35 20', left, tone) +
    side('.87 -.5 0 1 35 20', right, tone)
  );
}
