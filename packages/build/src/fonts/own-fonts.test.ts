import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { figtree, packagedFont, withTable } from '@livery/merchants/assets/font/testing';
import { tablesOf } from '@livery/merchants/assets/font/tables';
import { unpacked } from '@livery/merchants/assets/font/woff2';
import { fontsOf } from './fonts.ts';
import { workspace } from '@livery/merchants/paths';
import { loadMerchants } from '@livery/merchants/load';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-faces-'));
  const from = join(workspace, 'packages/themes/fixtures/both-modes');
  await cp(from, join(root, 'fixture'), { recursive: true });
  await mkdir(at('assets'));
  await writeFile(
    at('assets/mark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="40" fill="#808080"/></svg>',
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

const at = (path: string): string => join(root, 'fixture', path);

interface Wanted {
  readonly font?: Buffer;
  /** What the manifest says of the family. */
  readonly said?: object;
  readonly name?: string;
  /** What tokens say of the text's voice. */
  readonly voice?: object;
  readonly keys?: object;
}

/** Without its axis of weights a font is a face of one. */
const ofOneWeight = (name: string): Promise<Buffer> =>
  withTable(packagedFont(name, `${name}-latin-wght-normal`), 'fvar', (table) =>
    table.write('XXXX', table.readUInt16BE(4), 'latin1'),
  );

const slabFile = { file: 'assets/slab.woff2' };

/** A merchant whose display is set in a family of its own. */
async function withOwnFont({
  font = figtree(),
  said = {},
  name = 'Slab',
  voice = {},
  keys = {},
}: Wanted = {}): Promise<void> {
  await writeFile(at('assets/slab.woff2'), font);
  const manifest = await readFile(at('manifest.jsonc'), 'utf8');
  const fonts = { Slab: { licence: 'OFL-1.1', files: [slabFile], ...said } };
  const own = JSON.stringify({ fonts, ...keys }).slice(1, -1);
  await writeFile(at('manifest.jsonc'), manifest.replace('{', `{\n  ${own},`));
  const tokens = JSON.parse(await readFile(at('tokens.json'), 'utf8')) as Record<string, object>;
  const display = { family: { $type: 'fontFamily', $value: [name] }, ...voice };
  await writeFile(at('tokens.json'), JSON.stringify({ ...tokens, type: { display } }));
}

async function found() {
  const { diagnostics, merchants } = await loadMerchants(root);
  return { merchant: merchants[0], codes: diagnostics.map(({ code }) => code), diagnostics };
}

it('takes a font of the brand’s own, and cuts and serves it as the others', async () => {
  await withOwnFont();
  const { merchant, codes } = await found();
  expect(codes).toEqual([]);
  if (!merchant) throw new Error('It is sound');
  const { faces, files, preload } = await fontsOf(merchant);
  const own = files.filter(({ path }) => path.includes('/slab'));
  expect(own.map(({ path }) => path.replace(/\.[\w-]+\./, '.')).toSorted()).toEqual([
    'assets/fonts/slab-early.woff2',
    'assets/fonts/slab.woff2',
  ]);
  expect(preload.filter((path) => path.includes('/slab'))).toHaveLength(1);
  expect(faces).toContain("@font-face { font-family: 'Slab'; font-style: normal;");
  expect(faces).toMatch(/font-family: 'Slab Fallback';[^}]*size-adjust: 9\d\.\d+%/);
  // What is served is written anew: less than the file, and none of its bytes.
  for (const { content } of own) expect(content.length).toBeLessThan(figtree().length);
});

it('serves from the family what the merchant does not bring', async () => {
  await withOwnFont({ keys: { extends: 'house' } });
  await mkdir(join(root, '_families/house/assets'), { recursive: true });
  await writeFile(
    join(root, '_families/house/manifest.jsonc'),
    JSON.stringify({ schemaVersion: 3 }),
  );
  await cp(at('assets/slab.woff2'), join(root, '_families/house/assets/slab.woff2'));
  await rm(at('assets/slab.woff2'));
  const { merchant, codes } = await found();
  expect(codes).toEqual([]);
  expect(merchant?.families.get('Slab')?.faces).toHaveLength(1);
});

it('fetches at once only those of its faces that are drawn', async () => {
  const files = [
    { ...slabFile, weight: 400 },
    { file: 'assets/bold.woff2', weight: 800 },
  ];
  await writeFile(at('assets/bold.woff2'), await ofOneWeight('hanken-grotesk'));
  await withOwnFont({
    font: await ofOneWeight('figtree'),
    said: { files },
    voice: { weight: { $type: 'fontWeight', $value: 800 } },
  });
  const { merchant, diagnostics } = await found();
  if (!merchant) throw new Error(JSON.stringify(diagnostics));
  const { faces, preload } = await fontsOf(merchant);
  const early = faces
    .split('@font-face')
    .filter((rule) => preload.some((path) => rule.includes(path)))
    .filter((rule) => rule.includes("'Slab'"));
  expect(early.map((rule) => /font-weight: ([^;]+)/.exec(rule)?.[1])).toEqual(['800']);
});

const broken: readonly (readonly [what: string, wanted: () => Promise<Wanted>, code: string])[] = [
  ['text under the name of a font', async () => ({ font: Buffer.from('wOF2 no') }), 'font.broken'],
  ['half of a font', async () => ({ font: figtree().subarray(0, 9000) }), 'font.broken'],
  [
    'a font whose letters lie nowhere',
    async () => ({
      font: await withTable(figtree(), 'cmap', (table) => table.writeUInt32BE(0xffffff, 8)),
    }),
    'font.broken',
  ],
  [
    'a font with an em of nothing',
    async () => ({
      font: await withTable(figtree(), 'head', (table) => table.writeUInt16BE(0, 18)),
    }),
    'font.broken',
  ],
  [
    'a font that may not be embedded',
    async () => ({
      font: await withTable(figtree(), 'OS/2', (table) => table.writeUInt16BE(2, 8)),
    }),
    'font.licence',
  ],
  [
    'a font that may not be cut',
    async () => ({
      font: await withTable(figtree(), 'OS/2', (table) => table.writeUInt16BE(0x108, 8)),
    }),
    'font.licence',
  ],
  [
    'a font that is not there',
    async () => ({ said: { files: [{ file: 'assets/none.woff2' }] } }),
    'asset.missing',
  ],
  ['a font of a megabyte', async () => ({ font: Buffer.alloc(1 << 20) }), 'asset.too-large'],
];

it.each(broken)('refuses %s at the file’s name', async (_what, wanted, code) => {
  await withOwnFont(await wanted());
  const { merchant, diagnostics } = await found();
  expect(merchant).toBeUndefined();
  expect(diagnostics).toMatchObject([{ code, severity: 'error', line: 2 }]);
  expect(diagnostics[0]?.hint).toBeTruthy();
});

it.each([
  ['a file that is no font', { files: [{ file: 'assets/slab.ttf' }] }],
  ['a file outside the folder', { files: [{ file: 'assets/../../slab.woff2' }] }],
  ['a family of no files', { files: [] }],
  ['a slant that there is not', { files: [{ ...slabFile, style: 'oblique' }] }],
])('refuses %s', async (_what, said) => {
  await withOwnFont({ said });
  const { codes } = await found();
  expect(codes[0]).toBe('schema.invalid');
});

it.each(["Slab'; } body { display: none", 'Slab Fallback"', '', 'Über'])(
  'refuses %j as the name of a family',
  async (name) => {
    const fonts = { [name]: { licence: 'OFL-1.1', files: [slabFile] } };
    await withOwnFont({ keys: { fonts } });
    const { merchant } = await found();
    expect(merchant).toBeUndefined();
  },
);

it('says of a family that nobody draws, and of one that is drawn and not served', async () => {
  await withOwnFont({ name: 'Slap' });
  const { diagnostics } = await found();
  expect(diagnostics).toMatchObject([
    { code: 'font.unknown', hint: expect.stringContaining('"Slab"') },
    { code: 'font.unused', severity: 'warning', line: 2 },
  ]);
});

it('says of letters that a language needs, where others of their script are drawn', async () => {
  await withOwnFont({ keys: { languages: ['EN', 'TY'] } });
  expect((await found()).codes).toEqual([]);
  const { missingLetters } = await import('@livery/merchants/letters');
  const latin = new Set([...'abcdefgh'].map((letter) => letter.codePointAt(0) ?? 0));
  expect(missingLetters('abc đ ă! ع ж 7', latin)).toEqual(['ă', 'đ']);
  expect(missingLetters('abc đ ă! ع ж 7', latin, { behind: true })).toEqual([]);
});

it('takes a family of the brand behind another for drawn, and asks of it no script that it only touches', async () => {
  const behind = { fallback: { $type: 'fontFamily', $value: ['Slab'] } };
  await withOwnFont({
    font: packagedFont('noto-sans-arabic', 'noto-sans-arabic-arabic-wght-normal'),
    name: 'Figtree Variable',
    voice: behind,
    keys: { languages: ['EN', 'AR'] },
  });
  expect((await found()).codes).toEqual([]);
});

it('refuses a font that is read well and cannot be cut as it is drawn', async () => {
  const font = await withTable(figtree(), 'hmtx', (hmtx) => hmtx.fill(0xff));
  await withOwnFont({ font });
  const { diagnostics } = await found();
  expect(diagnostics).toMatchObject([
    {
      code: 'font.broken',
      severity: 'error',
      line: 2,
      message: 'A file of "Slab" falls apart when it is cut to the weights that are drawn.',
    },
  ]);
});

it('says of bold words without a bold face', async () => {
  const font = await ofOneWeight('figtree');
  await withOwnFont({ font, voice: { weight: { $type: 'fontWeight', $value: 800 } } });
  const { diagnostics } = await found();
  expect(diagnostics).toMatchObject([{ code: 'font.weight', severity: 'warning', line: 2 }]);
});

/** A merchant that speaks Arabic in the engine's own face for it. */
async function withArabic(keys: object, name = 'Figtree Variable'): Promise<void> {
  const manifest = await readFile(at('manifest.jsonc'), 'utf8');
  await writeFile(
    at('manifest.jsonc'),
    manifest.replace('{', `{\n  ${JSON.stringify(keys).slice(1, -1)},`),
  );
  const tokens = JSON.parse(await readFile(at('tokens.json'), 'utf8')) as Record<string, object>;
  const fallback = { $type: 'fontFamily', $value: ['Noto Sans Arabic Variable', 'Geeza Pro'] };
  const family = { $type: 'fontFamily', $value: [name] };
  const type = { text: { family, fallback } };
  await writeFile(at('tokens.json'), JSON.stringify({ ...tokens, type }));
}

it('serves a script of its languages from the face that stands behind, whole, so that letters join', async () => {
  await withArabic({ languages: ['EN', 'AR'] });
  const { merchant, codes } = await found();
  expect(codes).toEqual([]);
  if (!merchant) throw new Error('It is sound');
  const { faces, files, preload } = await fontsOf(merchant);
  const own = files.filter(({ path }) => path.includes('noto-sans-arabic'));
  expect(own.map(({ path }) => path).join()).not.toContain('-latin-');
  const joined = own.find(({ path }) => path.includes('-joined.'));
  if (!joined) throw new Error(own.map(({ path }) => path).join());
  const rule = faces.split('@font-face').find((one) => one.includes(joined.path)) ?? '';
  // From the first letter of the alphabet to the last, in one file.
  expect(rule).toMatch(/unicode-range: U\+600-6FF/);
  expect(rule).toContain('font-weight: 400 700;');
  const tables = await unpacked(Buffer.from(joined.content));
  const shaping =
    tablesOf(tables ?? Buffer.alloc(12))
      .get('GSUB')
      ?.toString('latin1') ?? '';
  for (const feature of ['init', 'medi', 'fina', 'rlig']) expect(shaping).toContain(feature);
  expect(preload.join()).not.toContain('arabic');
});

it('fetches that script at once where the brand begins in it', async () => {
  await withArabic({ languages: ['AR', 'EN'], defaultLanguage: 'AR' });
  const { merchant } = await found();
  if (!merchant) throw new Error('It is sound');
  const { preload } = await fontsOf(merchant);
  expect(preload.filter((path) => path.includes('noto-sans-arabic'))).toMatchObject([
    expect.stringContaining('-joined.'),
  ]);
});

it('lends the sign of its money to a font that does not draw it', async () => {
  await withOwnFont({ keys: { currency: 'PHP' } });
  const { merchant, codes } = await found();
  expect(codes).toEqual([]);
  if (!merchant) throw new Error('It is sound');
  const { faces, preload } = await fontsOf(merchant);
  const rules = faces.split('@font-face').filter((rule) => rule.includes("'Slab'"));
  const signed = rules.filter((rule) => rule.includes('unicode-range: U+20B1;'));
  expect(signed).toHaveLength(1);
  // A title says no amounts: nobody waits for it.
  expect(preload.filter((path) => signed[0]?.includes(path))).toEqual([]);
});

it('serves no script that none of its languages is written in', async () => {
  await withArabic({ languages: ['EN'] });
  const { merchant } = await found();
  if (!merchant) throw new Error('It is sound');
  const { files } = await fontsOf(merchant);
  expect(files.map(({ path }) => path).join()).not.toContain('noto-sans-arabic');
});

it('says of a face that stands behind one which has every letter', async () => {
  await withArabic({ languages: ['EN', 'AR'] }, 'sans-serif');
  const { diagnostics } = await found();
  const own = diagnostics.filter(({ code }) => code === 'font.hidden');
  expect(own).toMatchObject([
    { severity: 'warning', file: expect.stringMatching(/tokens\.json$/) },
  ]);
});
