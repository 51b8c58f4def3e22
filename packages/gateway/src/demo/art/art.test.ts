import { brotliCompressSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { drawCover, drawVendorMark, games, vendors } from './index.ts';
import { Brush } from './lib/brush.ts';
import { motif, motifNames } from './motifs/all.ts';

const covers = games.map((game) => ({ game, svg: drawCover(game) }));
const marks = vendors.map((vendor) => drawVendorMark(vendor));

/** Every tag closes, in order. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (slash === '/') {
      if (open.pop() !== name) return [`</${name}>`];
    } else if (!rest.endsWith('/')) open.push(name);
  }
  return open;
}

/** Mean colours of an 8×8 grid, and the grid's lightness against its mean as 64 bits. */
function fingerprint(svg: string): { colours: number[]; bits: boolean[] } {
  const width = 48;
  const { pixels, height } = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  const sums = Array.from({ length: 64 }, () => [0, 0, 0, 0]);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const sum = sums[Math.floor((y * 8) / height) * 8 + Math.floor((x * 8) / width)] ?? [];
      for (let channel = 0; channel < 3; channel += 1) {
        sum[channel] = (sum[channel] ?? 0) + (pixels[(y * width + x) * 4 + channel] ?? 0);
      }
      sum[3] = (sum[3] ?? 0) + 1;
    }
  }
  const cells = sums.map(([r = 0, g = 0, b = 0, count = 1]) => [r / count, g / count, b / count]);
  const light = cells.map(([r = 0, g = 0, b = 0]) => 0.3 * r + 0.6 * g + 0.1 * b);
  const mean = light.reduce((sum, value) => sum + value, 0) / light.length;
  return { colours: cells.flat(), bits: light.map((value) => value > mean) };
}

const difference = (a: readonly number[], b: readonly number[]): number =>
  Math.sqrt(a.reduce((sum, value, at) => sum + (value - (b[at] ?? 0)) ** 2, 0) / a.length);

it('lists sixty games with slugs of their own', () => {
  expect(games).toHaveLength(60);
  expect(new Set(games.map(({ slug }) => slug)).size).toBe(60);
  expect(new Set(games.map(({ hero }) => hero)).size).toBeGreaterThanOrEqual(36);
  expect(games.filter(({ vendor }) => vendor === 'BGS')).toHaveLength(3);
  expect(games.find(({ slug }) => slug === 'moon-orchard')?.title).toBe('Moon Orchard');
});

it('uses many scenes, layouts and faces', () => {
  const kinds = (pick: (look: (typeof games)[number]['look']) => string) =>
    new Set(games.map(({ look }) => pick(look))).size;
  expect(kinds(({ scene }) => scene)).toBeGreaterThanOrEqual(8);
  expect(kinds(({ layout }) => layout)).toBeGreaterThanOrEqual(6);
  expect(kinds(({ face }) => face)).toBeGreaterThanOrEqual(8);
});

it('draws the same bytes again', () => {
  for (const { game, svg } of covers) expect(drawCover(game)).toBe(svg);
});

it('draws whole pictures that need nothing from outside', () => {
  for (const svg of [...covers.map((cover) => cover.svg), ...marks]) {
    expect(unclosed(svg)).toEqual([]);
    expect(svg).not.toMatch(
      /<text|<image|<script|<foreignObject|href="http|filter|style=|NaN|undefined/,
    );
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id);
  }
});

it('can draw every motif in each of its colours, also those no game uses yet', () => {
  for (const name of motifNames) {
    const { tones, draw } = motif(name);
    for (const tone of tones) {
      const brush = new Brush('#1c0a24');
      const art = draw(brush, tone);
      expect(unclosed(brush.definitions + art), name).toEqual([]);
      expect(art, name).not.toMatch(/NaN|undefined/);
    }
  }
});

it('keeps every cover small', () => {
  for (const { game, svg } of covers) {
    expect(brotliCompressSync(svg).length, game.slug).toBeLessThan(12_000);
  }
});

it('has no two covers alike', () => {
  const prints = covers.map(({ svg }) => fingerprint(svg));
  let nearest = { rms: Infinity, bits: Infinity, pair: '' };
  for (const [at, first] of prints.entries()) {
    for (const [further, second] of prints.slice(at + 1).entries()) {
      const rms = difference(first.colours, second.colours);
      const bits = first.bits.filter((bit, index) => bit !== second.bits[index]).length;
      const pair = `${games[at]?.slug} and ${games[at + 1 + further]?.slug}`;
      if (rms < nearest.rms) nearest = { rms, bits, pair };
      // Alike in shape is allowed when the colours differ, and the other way round.
      expect(rms > 36 || bits > 8, `${pair}: ${Math.round(rms)}, ${bits} bits`).toBe(true);
    }
  }
  expect(nearest.rms, nearest.pair).toBeGreaterThan(26);
});
