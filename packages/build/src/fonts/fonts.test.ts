import { join } from 'node:path';
import { fontFamilies } from '@livery/themes';
import { describe, expect, it } from 'vitest';
import { loadMerchants } from '@livery/merchants/load';
import { workspace } from '@livery/merchants/paths';
import { axesOf } from '@livery/merchants/assets/font/axes';
import { readFace } from '@livery/merchants/assets/font/packaged-face';
import { withAxes } from './face.ts';
import { fontsOf } from './fonts.ts';

const { merchants } = await loadMerchants(join(workspace, 'merchants'));

interface Rule {
  readonly family: string;
  readonly style: string;
  readonly weight: string;
  readonly address: string;
  readonly range: string;
}

const rulesOf = (css: string): Rule[] =>
  [...css.matchAll(/@font-face \{([^}]*url[^}]*)\}/g)].map(([, body = '']) => {
    const one = (name: string): string => new RegExp(`${name}: ([^;]+);`).exec(body)?.[1] ?? '';
    return {
      family: one('font-family').replaceAll("'", ''),
      style: one('font-style'),
      weight: one('font-weight'),
      address: /url\(([^)]+)\)/.exec(body)?.[1] ?? '',
      range: one('unicode-range'),
    };
  });

const holds = (range: string, letter: number): boolean =>
  range.split(',').some((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-');
    return letter >= Number.parseInt(from, 16) && letter <= Number.parseInt(to, 16);
  });

/** The length of a file's outlines, as the head of a WOFF2 file tells it. */
function outlines(font: Buffer): number {
  let at = 48;
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let table = 0; table < font.readUInt16BE(12); table += 1) {
    const flags = font.readUInt8(at++);
    const [kind, change] = [flags & 63, flags >> 6];
    if (kind === 63) at += 4;
    const length = number();
    if (kind === 10) return length;
    const isChanged = kind === 11 ? change !== 3 : change !== 0;
    if (isChanged) number();
  }
  return 0;
}

describe.each(merchants)('the type of $manifest.name', (merchant) => {
  it('is at most 45 KB for the first screen', async () => {
    const { files, preload } = await fontsOf(merchant);
    const early = files.filter(({ path }) => preload.includes(`/${path}`));
    expect(early.length).toBeGreaterThan(0);
    const bytes = early.reduce((sum, { content }) => sum + content.length, 0);
    expect(bytes / 1024).toBeLessThanOrEqual(45);
  });

  it('answers for every letter once, early for what pages say', async () => {
    const { faces, preload } = await fontsOf(merchant);
    const rules = rulesOf(faces);
    for (const address of preload) {
      const early = rules.find((rule) => rule.address === address);
      if (!early) throw new Error(`Nothing is drawn with ${address}`);
      const siblings = rules.filter(
        ({ family, style, weight }) =>
          family === early.family && style === early.style && weight === early.weight,
      );
      const atOnce = siblings.filter((rule) => preload.includes(rule.address));
      for (const letter of 'AZaz09 .,!?-–“”ñ\u2068\u2069') {
        const code = letter.codePointAt(0) ?? 0;
        expect([letter, atOnce.filter(({ range }) => holds(range, code)).length]).toEqual([
          letter,
          1,
        ]);
      }
      for (const letter of 'ÀéßØőŁ½™') {
        const code = letter.codePointAt(0) ?? 0;
        expect(siblings.filter(({ range }) => holds(range, code))).toHaveLength(1);
      }
    }
  });

  it('ships no file without a letter, which browsers refuse', async () => {
    const { faces, files } = await fontsOf(merchant);
    expect(rulesOf(faces)).toHaveLength(files.length);
    const empty = files.filter(({ content }) => outlines(Buffer.from(content)) === 0);
    expect(empty.map(({ path }) => path)).toEqual([]);
  });

  it('holds the weights that its voices ask for', () => {
    for (const [path, { value }] of merchant.themes.dark) {
      const [, role] = /^type\.(\w+)\.family$/.exec(path) ?? [];
      const [family = ''] = value.type === 'fontFamily' ? value.value : [];
      if (role === undefined || !fontFamilies.has(family)) continue;
      const weight = merchant.themes.dark.get(`type.${role}.weight`)?.value;
      if (weight?.type !== 'fontWeight') throw new Error(`${role} has no weight`);
      expect(axesOf(merchant, family, 'all').wght).toContain(weight.value);
    }
  });
});

it('has the sign of a brand’s money at once, as running text says it, however rare its alphabet', async () => {
  const atOnce = async (code: string) => {
    const merchant = merchants.find(({ manifest }) => manifest.code === code);
    if (!merchant) throw new Error(`There is no ${code}`);
    const { faces, preload } = await fontsOf(merchant);
    const signed = rulesOf(faces).filter(({ range }) => holds(range, '₱'.codePointAt(0) ?? 0));
    return signed.map(({ family, address }) => [family, preload.includes(address)]);
  };
  // Titles say no amounts.
  expect(await atOnce('mango')).toEqual([
    ['Nunito Variable', true],
    ['Fredoka Variable', false],
  ]);
  // The face of its running text has no such letter: another lends it, in a file that waits.
  expect(await atOnce('aurora')).toEqual([
    ['Unbounded Variable', false],
    ['Figtree Variable', false],
  ]);
});

it('cuts the slanted face of single words to what is said, in the weights around it, and fetches it when it is drawn', async () => {
  const noir = merchants.find(({ manifest }) => manifest.code === 'noir');
  if (!noir) throw new Error('There is no noir');
  const { faces, files, preload } = await fontsOf(noir);
  const upright = rulesOf(faces).find(({ address }) => /bodoni.*normal-early/.test(address));
  const slanted = rulesOf(faces).find(({ address }) => /bodoni.*italic-early/.test(address));
  expect([slanted?.style, slanted?.weight]).toEqual(['italic', upright?.weight]);
  expect(slanted?.range).toBe(upright?.range);
  expect(preload.filter((path) => path.includes('italic'))).toEqual([]);
  const file = files.find(({ path }) => `/${path}` === slanted?.address);
  expect((file?.content.length ?? 0) / 1024).toBeLessThan(32);
});

const block = `@font-face {
  font-family: 'Some Variable';
  font-weight: 100 900;
  font-stretch: 62% 125%;
  src: url(./files/some-latin-wdth-normal.woff2) format('woff2-variations');
  unicode-range: U+0041-0044,U+0061;
}`;

it('stands in for what is set aslant by a slanted face of its own width', async () => {
  const noir = merchants.find(({ manifest }) => manifest.code === 'noir');
  if (!noir) throw new Error('There is no noir');
  const { faces } = await fontsOf(noir);
  const standIns = [...faces.matchAll(/@font-face \{([^}]*Bodoni[^}]* Fallback'[^}]*)\}/g)].map(
    ([, body = '']) => ({
      isSlanted: body.includes('font-style: italic'),
      local: /local\('([^']+)'\)/.exec(body)?.[1],
      size: Number(/size-adjust: ([\d.]+)%/.exec(body)?.[1]),
    }),
  );
  const [upright, slanted] = standIns;
  expect(standIns).toMatchObject([
    { isSlanted: false, local: 'Times New Roman' },
    { isSlanted: true, local: 'Times New Roman Italic' },
  ]);
  // Bodoni's italic is the narrower of the two.
  expect(slanted?.size).toBeLessThan(upright?.size ?? 0);
});

it('writes a face with the axes and the letters it was cut to', () => {
  const face = readFace(block, undefined);
  if (!face) throw new Error('It is a face');
  expect(face.letters).toEqual([0x41, 0x42, 0x43, 0x44, 0x61]);
  const css = withAxes(face, { wght: [500, 700], wdth: [75] }, '/some.woff2', [0x42, 0x44, 0x43]);
  expect(css).toContain('font-weight: 500 700;');
  expect(css).toContain('font-stretch: 75%;');
  expect(css).toContain('unicode-range: U+42-44;');
  expect(css).toContain("url(/some.woff2) format('woff2')");
});

it('leaves a sheet that names no file', () => {
  expect(readFace('@font-face { src: local(Arial); }', undefined)).toBeUndefined();
});
