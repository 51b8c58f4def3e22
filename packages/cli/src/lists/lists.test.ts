import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slotNames } from '@livery/themes/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { packagedFont } from '@livery/merchants/assets/font/testing';
import { livery } from '../livery.ts';
import { workspace } from '@livery/merchants/paths';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function said(...words: string[]): Promise<{ status: number; text: string }> {
  vi.mocked(console.log).mockClear();
  const status = await livery(words);
  return { status, text: vi.mocked(console.log).mock.calls.flat().join('\n') };
}

const rows = async (...words: string[]): Promise<Record<string, unknown>[]> =>
  JSON.parse((await said(...words, '--json')).text) as Record<string, unknown>[];

it('lists every slot with its choices, where it shows, and what it does not go with', async () => {
  expect((await rows('slots')).map(({ slot }) => slot)).toEqual(slotNames);
  expect((await rows('slots')).filter(({ where }) => where === '')).toEqual([]);
  expect(await rows('slots', 'marks')).toMatchObject([
    {
      slot: 'marks',
      choices: ['disc', 'diamond', 'fruit', 'lozenge', 'square'],
      where: 'around every page',
      clashes: [{ choice: 'fruit', slot: 'bar', other: 'flush' }],
    },
    { slot: 'sportMarks' },
  ]);
  expect((await said('slots', 'rank')).text).toMatch(
    /^ {2}hot mosaic +rank figure +figures stand/m,
  );
});

it('finds by a description what has no such name, and says when there is nothing', async () => {
  expect((await rows('slots', 'bottom')).map(({ slot }) => slot)).toEqual(['bar']);
  expect(await said('slots', 'nonsense')).toEqual({
    status: 1,
    text: `No slot has "nonsense" in its name or its description; there are ${slotNames.length}.`,
  });
});

it('lists families of type with the tokens that take one', async () => {
  expect(await rows('fonts', 'serif', 'italic')).toMatchObject([
    { family: 'Bodoni Moda Variable' },
    { family: 'Archivo Variable' },
  ]);
  expect((await said('fonts')).text).toMatch(/^ {2}type\.wordmark\.family +The brand name/m);
});

it('lists languages by code, tag or name, and whether the app speaks them', async () => {
  expect(await rows('languages', 'arabic')).toMatchObject([
    { language: 'AR', dir: 'rtl', catalogue: true },
  ]);
  expect(await rows('languages', 'japanese')).toMatchObject([{ language: 'JA', catalogue: false }]);
  expect(await rows('languages', 'TY')).toMatchObject([{ tag: 'fil-PH', usualIn: ['PH'] }]);
});

it('lists jurisdictions with what holds there', async () => {
  expect(await rows('jurisdictions', 'germany')).toMatchObject([
    { jurisdiction: 'DE', minAge: 18, jackpots: 'off', registers: ['OASIS'] },
  ]);
  const { text, status } = await said('jurisdictions');
  expect(text).toMatch(/^DE +licensee, .*FREEPLAY3.* none +OASIS$/m);
  expect(status).toBe(0);
});

it('lists the families that a merchant draws with, and its own with what the manifest says of them', async () => {
  const root = await mkdtemp(join(tmpdir(), 'livery-lists-'));
  await cp(join(workspace, 'merchants/noir'), join(root, 'noir'), { recursive: true });
  const manifest = join(root, 'noir/manifest.jsonc');
  const font = packagedFont('fredoka', 'fredoka-latin-wght-normal');
  await writeFile(join(root, 'noir/assets/round.woff2'), font);
  const own = '"Round": { "licence": "Invoice 7", "files": [{ "file": "assets/round.woff2" }] }';
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace('{', `{ "fonts": { ${own} },`));
  const here = ['--merchant', 'noir', '--merchants', root];
  expect(await rows('fonts', ...here)).toMatchObject([
    {
      family: 'Round',
      from: 'own',
      licence: 'Invoice 7',
      files: ['assets/round.woff2'],
      faces: ['300–700'],
      scripts: ['Latin'],
      tokens: [],
    },
    {
      family: 'Bodoni Moda Variable',
      from: 'served',
      faces: ['400–500', '400–500 italic'],
      tokens: ['type.display.family', 'type.figures.family', 'type.wordmark.family'],
    },
    { family: 'Markazi Text Variable', scripts: ['Latin', 'Arabic'] },
    { family: 'Hanken Grotesk Variable', scripts: ['Latin'] },
  ]);
  expect((await said('fonts', 'invoice', ...here)).text).toMatch(
    /^Round +own +Invoice 7 +300–700 +\d+ Latin +no token$/m,
  );
  expect((await said('fonts', 'nothing', ...here)).status).toBe(1);
  await rm(root, { recursive: true });
});
