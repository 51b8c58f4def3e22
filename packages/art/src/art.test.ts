import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawCover, drawVendorLogo, drawVendorMark, games, vendors } from './index.ts';
import { Brush } from './lib/brush.ts';
import { motif, motifNames } from './motifs/all.ts';
import { covers } from './testing.ts';

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

const tally = (pick: (game: (typeof games)[number]) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const game of games) counts[pick(game)] = (counts[pick(game)] ?? 0) + 1;
  return counts;
};

it('lists 640 games with titles and slugs of their own', () => {
  expect(games).toHaveLength(640);
  expect(new Set(games.map(({ slug }) => slug)).size).toBe(640);
  expect(new Set(games.map(({ title }) => title.toLowerCase())).size).toBe(640);
  expect(games.filter(({ slug }) => !/^[a-z0-9-]+$/.test(slug))).toEqual([]);
  expect(games.filter(({ title }) => title.length > 23)).toEqual([]);
  expect(games.find(({ slug }) => slug === 'moon-orchard')?.vendor).toBe('BGS');
});

it('has something of every kind', () => {
  const { lottery, ...families } = tally(({ family }) => family);
  expect(families).toEqual({
    mythic: 58,
    fruit: 52,
    adventure: 54,
    festival: 58,
    space: 40,
    animals: 50,
    sweets: 28,
    live: 60,
    fish: 48,
    poker: 44,
    sports: 40,
    esports: 32,
    inhouse: 24,
    cockfight: 16,
  });
  const categories = tally(({ category }) => category);
  expect(categories['RNG']).toBe(340 + 24);
  expect((categories['LOTT'] ?? 0) + (categories['ELOTT'] ?? 0)).toBe(lottery);
  expect(lottery).toBe(36);
  expect(categories['ELOTT']).toBeGreaterThan(8);
});

it('shares the games out among 24 vendors, the in-house ones apart', () => {
  expect(vendors).toHaveLength(24);
  expect(new Set(vendors.map(({ code }) => code)).size).toBe(24);
  const shares = tally(({ vendor }) => vendor);
  for (const { code } of vendors) expect(shares[code], code).toBeGreaterThanOrEqual(10);
  expect(
    games.filter(({ vendor }) => vendor === 'BGS').every(({ family }) => family === 'inhouse'),
  ).toBe(true);
});

it('uses many scenes, layouts and faces', () => {
  const kinds = (pick: (look: (typeof games)[number]['look']) => string) =>
    new Set(games.map(({ look }) => pick(look))).size;
  expect(kinds(({ scene }) => scene)).toBeGreaterThanOrEqual(24);
  expect(kinds(({ layout }) => layout)).toBeGreaterThanOrEqual(14);
  expect(kinds(({ face }) => face)).toBeGreaterThanOrEqual(16);
  expect(new Set(games.map(({ hero }) => hero)).size).toBeGreaterThanOrEqual(140);
});

it('draws the same bytes again, whatever was drawn in between', () => {
  // Of each scene, layout, foreground and face a game: what draws one of them draws all of them.
  const drawn = new Set<string>();
  const some = covers.filter(({ game: { look } }) => {
    const parts = [look.scene, look.layout, look.foreground, look.face, look.style].map(
      (name, index) => `${index} ${name}`,
    );
    const isNew = parts.some((part) => !drawn.has(part));
    for (const part of parts) drawn.add(part);
    return isNew;
  });
  expect(some.length).toBeGreaterThan(24);
  expect(some.filter(({ game, svg }) => drawCover(game) !== svg)).toEqual([]);
});

it('draws whole pictures that need nothing from outside', () => {
  for (const svg of [...covers.map((cover) => cover.svg), ...marks]) {
    expect(unclosed(svg)).toEqual([]);
    expect(svg).not.toMatch(
      /<text|<image|<script|<foreignObject|href="http|filter|style=|NaN|undefined/,
    );
    const all = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const ids = new Set(all);
    expect(ids.size).toBe(all.length);
    const asked = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(asked.filter((id) => !ids.has(id))).toEqual([]);
  }
});

it('letters the logo of every studio in shapes alone, in the inks that are asked for', () => {
  for (const vendor of vendors) {
    const logo = drawVendorLogo(vendor, { main: '#d9c08c', second: '#8f7a4e' });
    expect(unclosed(logo), vendor.name).toEqual([]);
    expect(logo).not.toMatch(/<text|NaN|undefined/);
    expect(new Set(logo.match(/#[0-9a-f]{3,8}/g))).toEqual(new Set(['#d9c08c', '#8f7a4e']));
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

it('keeps covers small', () => {
  // A quick setting of brotli's: what is served is smaller still.
  const settings = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const sizes = covers
    .map(({ svg }) => brotliCompressSync(svg, settings).length)
    .toSorted((a, b) => a - b);
  expect(sizes[320]).toBeLessThan(6000);
  expect(sizes.at(-1)).toBeLessThan(14_000);
});
