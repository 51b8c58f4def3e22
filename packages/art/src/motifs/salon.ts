import { fill, outline, place, type Brush } from '../lib/brush.ts';
import { shade } from '../lib/color.ts';
import { both, curve, ellipse, face, flip, line, poly, star, stroke } from '../lib/path.ts';
import { card, cardBack, chip, suits, type Suit } from './cards.ts';
import { cutGem } from './gems.ts';
import type { Family, Motif } from './motif.ts';

interface Host {
  skin: string;
  hair: string;
  /** Behind the head, then in front of it. */
  back: string;
  fringe: string;
  lashes: boolean;
}

// A bust from the front: shoulders, neck, head, hair, each over the one before.
const host =
  (look: Host) =>
  (brush: Brush, tone: string): string =>
    brush.solid(curve(look.back), look.hair, { shadow: 14 }) +
    brush.solid(face('0,34 30,36 72,52 98,90 102,128! 0,128'), '#f8f4fa', { shadow: 16 }) +
    brush.solid(curve('-74,54! -34,42 -4,112! 0,128! -100,128! -98,88'), tone, { shadow: 14 }) +
    brush.solid(curve('74,54! 34,42 4,112! 0,128! 100,128! 98,88'), tone, { shadow: 14 }) +
    brush.solid(face('0,8 18,10 22,42 0,58'), shade(look.skin, -0.09), { ink: 5, shadow: 8 }) +
    both((turn) =>
      brush.solid(curve(turn('0,56! 26,40 36,50 30,74 0,60!')), '#c2203f', { ink: 5, shadow: 6 }),
    ) +
    brush.ball(0, 58, 8, '#ffd75a', { ink: 4 }) +
    both((turn) =>
      brush.solid(ellipse(turn === flip ? -48 : 48, -28, 9, 13), look.skin, { ink: 5, shadow: 5 }),
    ) +
    brush.solid(face('0,-92 34,-84 50,-48 46,-16 28,16 10,28 0,29'), look.skin, { shadow: 20 }) +
    both((turn) => {
      const x = turn === flip ? -20 : 20;
      return (
        fill(ellipse(x, -30, 10, 8), '#fff') +
        fill(ellipse(x, -30, 6, 7), '#3a2218') +
        fill(ellipse(x - 2, -33, 2.4), '#fff') +
        outline(stroke(turn('9,-32 20,-41 32,-33')), '#2a1418', look.lashes ? 5 : 3.5) +
        outline(stroke(turn('9,-48 20,-54 34,-49')), look.hair, look.lashes ? 4 : 6) +
        (look.lashes ? outline(line(turn('31,-34 38,-40')), '#2a1418', 4) : '') +
        fill(ellipse(turn === flip ? -30 : 30, -12, 9, 5), '#ff8a8a', 0.4)
      );
    }) +
    outline(stroke('-1,-24 -6,-12 2,-9'), shade(look.skin, -0.2), 4) +
    (look.lashes
      ? brush.solid(curve('-16,2! -6,-2 0,1 6,-2 16,2! 8,12 0,14 -8,12'), '#d8304f', {
          ink: 0,
          shadow: 3,
          texture: fill(curve('-13,3! 0,6 13,3! 0,9'), '#fff'),
        })
      : fill(curve('-16,1! 0,5 16,1! 8,11 0,13 -8,11'), '#fff') +
        outline(stroke('-18,0 0,5 18,0') + stroke('-10,12 0,14 10,12'), '#5a2a20', 3.5)) +
    brush.solid(curve(look.fringe), look.hair, { ink: 6, shadow: 12 }) +
    place(card(brush, 'A', 'heart'), 68, 84, 0.62, 16) +
    place(cardBack(brush, tone), -72, 88, 0.56, -18);

const dealer = host({
  skin: '#f0bf98',
  hair: '#4a2430',
  back: '0,-132 30,-124 34,-104 58,-84 60,-44 46,-18 -46,-18 -60,-44 -58,-84 -34,-104 -30,-124',
  fringe: '-54,-26! -64,-66 -40,-100 0,-106 40,-100 64,-66 54,-26! 44,-58 14,-76! -20,-60 -44,-50',
  lashes: true,
});

const croupier = host({
  skin: '#b87a50',
  hair: '#241820',
  back: '0,-100 40,-94 54,-60 46,-20 -46,-20 -54,-60 -40,-94',
  fringe: '-52,-34! -60,-74 -36,-108 10,-114 50,-98 58,-66 52,-34! 46,-62 30,-74! -10,-68 -44,-62',
  lashes: false,
});

// A slab of gold around a slab of colour, as for the spade, in the shape of its suit.
const suited =
  (suit: Exclude<Suit, 'spade'>): Motif['draw'] =>
  (brush, tone) => {
    const forms: Record<typeof suit, readonly [outer: string, inner: string]> = {
      heart: [
        face('0,-54! 32,-104 92,-98 110,-46 84,14 0,116!'),
        face('0,-28! 34,-80 78,-76 88,-40 66,6 0,86!'),
      ],
      diamond: [face('0,-124! 36,-50 92,0! 36,50 0,124!'), face('0,-92! 28,-36 66,0! 28,36 0,92!')],
      club: [
        face(
          '0,-118 46,-100 54,-58 28,-24! 70,-32 108,-6 110,40 76,72 38,66 14,40! 20,80 46,116! 0,116',
        ),
        face('0,-98 32,-84 36,-56 14,-20! 60,-14 88,2 92,34 70,54 36,48 0,14!'),
      ],
    };
    const [outer, inner] = forms[suit];
    return (
      brush.metal(outer, 'gold', { shadow: 12 }) +
      brush.solid(inner, tone, {
        ink: 5,
        shadow: 16,
        gloss: suit === 'club' ? [-12, -76, 14, 8] : [-40, -36, 16, 9],
      }) +
      fill(star(4, 24, 4, 46, -60), '#fff')
    );
  };

const stake = (brush: Brush, tone: string): string =>
  place(chip(brush, 0, 0, 62, shade(tone, 0.04, 90)), 54, -52, 1, 18) +
  place(chip(brush, 0, 0, 84, tone), -24, 22, 1.06, -12) +
  brush.gloss(-66, -22, 22, 9, 0.4);

// A shaker under glass: three dice, a dome, a base.
function dome(brush: Brush, tone: string): string {
  const cube = (x: number, y: number, turn: number, pips: readonly (readonly [number, number])[]) =>
    place(
      brush.solid(poly('-24,-24 24,-24 24,24 -24,24'), '#f4f0fa', { ink: 5, shadow: 10 }) +
        pips.map(([px, py]) => fill(ellipse(px, py, 6), tone)).join(''),
      x,
      y,
      1,
      turn,
    );
  return (
    brush.metal(face('0,58 96,58! 106,80 88,112! 0,120'), 'gold', { shadow: 14 }) +
    brush.solid(ellipse(0, 60, 92, 22), tone, { ink: 5, shadow: 8 }) +
    cube(-40, 34, -14, [[0, 0]]) +
    cube(40, 36, 12, [
      [-12, -12],
      [12, 12],
      [0, 0],
    ]) +
    cube(0, -6, 6, [
      [-12, -12],
      [12, -12],
      [-12, 12],
      [12, 12],
    ]) +
    fill('M-88,60V-12a88,88 0 0 1 176,0V60A88,20 0 0 1 -88,60Z', '#bfe8ff', 0.28) +
    outline('M-88,60V-12a88,88 0 0 1 176,0V60', brush.ink, 9) +
    outline('M-88,60V-12a88,88 0 0 1 176,0V60', '#e8f8ff', 4) +
    outline(stroke('-70,30 -72,-16 -50,-60 -24,-76'), '#fff', 8, 0.7) +
    brush.metal(ellipse(0, -106, 15), 'gold', { ink: 6 }) +
    place(cutGem(brush, '#e0263c', 6, 13), 0, 92)
  );
}

const hint = (brush: Brush): string =>
  place(cardBack(brush, '#2f4fb8'), -40, 0, 1.1, -14) +
  place(card(brush, '9', 'diamond'), 36, 6, 1.1, 9);

// One crowned king, half a face turned twice: the court card every table knows.
function court(brush: Brush, tone: string): string {
  return (
    place(card(brush, 'K', 'diamond'), -58, 10, 0.92, -24) +
    place(card(brush, 'Q', 'spade'), 58, 10, 0.92, 24) +
    place(card(brush, 'A', 'club'), 0, 8, 1.12, 0) +
    brush.metal(poly('-44,-56 -52,-112 -22,-84 0,-124 22,-84 52,-112 44,-56'), 'gold', {
      shadow: 10,
    }) +
    [
      [-52, -114],
      [0, -126],
      [52, -114],
    ]
      .map(([x = 0, y = 0]) => brush.ball(x, y, 9, tone, { ink: 5 }))
      .join('') +
    place(fill(suits.heart, tone), 0, -72, 0.26)
  );
}

export const salon: Family = {
  dealer: { tones: ['#2a2050', '#7a1c34', '#1a5a50'], draw: dealer },
  croupier: { tones: ['#3a2468', '#1f4a7a', '#6a1a2a'], draw: croupier },
  stake: { tones: ['#d8303f', '#1f7f5a', '#3a3fb8'], draw: stake },
  dome: { tones: ['#c2203f', '#1f7a5a', '#4a2f9a'], coat: '#d8c8a0', draw: dome },
  heart: { tones: ['#d8203f', '#c23f9a'], draw: suited('heart') },
  diamond: { tones: ['#e0402f', '#2f8ad0'], draw: suited('diamond') },
  club: { tones: ['#1f7f4a', '#2a2a5a'], draw: suited('club') },
  court: { tones: ['#d8203f', '#3f4fc0'], coat: '#f0ecf4', draw: court },
  natural: { tones: ['#fff'], draw: hint },
};
