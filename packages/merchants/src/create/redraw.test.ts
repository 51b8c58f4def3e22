import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainPng } from '../assets/testing.ts';
import type { brandPictures } from '../brand/pictures.ts';
import { drawnOnce } from '../brand/testing.ts';
import { replaceFiles } from '../replace-files.ts';
import { create } from './create.ts';
import { gather, type GivenAnswers } from './gather.ts';
import { redraw } from './redraw.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-icons-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const file = (name: string): string => join(root, 'tea', name);

const make = async (given: GivenAnswers = {}) => {
  const answers = await gather(
    { code: 'tea', name: 'Tea', brand: '#e11d48', ...given },
    root,
    undefined,
  );
  await create(answers, root, undefined, drawnOnce);
};

/** Says of each picture what it would be drawn with, which is quicker than drawing it. */
const sketch: typeof brandPictures = (brand, large) => {
  const say = (name: string, { colors, drawn }: typeof brand): Buffer =>
    Buffer.from(`${name} ${colors.fill} ${colors.ground} ${drawn ? 'monogram' : 'logo'}`);
  const all = ['small', 'large', 'maskable', 'apple'].map((name) => [name, say(name, brand)]);
  return Promise.resolve({
    ...(Object.fromEntries(all) as Record<string, Buffer>),
    splash: say('splash', large),
    card: say('card', large),
  });
};

async function again(...given: string[]) {
  const made = await redraw(root, 'tea', new Set(given), undefined, sketch);
  if ('diagnostics' in made) throw new Error(JSON.stringify(made.diagnostics));
  await replaceFiles(made.changes);
  const whose = (outcome: string): string[] =>
    made.pictures.filter((one) => one.outcome === outcome).map(({ key }) => key);
  return { drawn: whose('drawn'), kept: whose('kept'), same: whose('same') };
}

const repainted = async (): Promise<void> => {
  const text = await readFile(file('manifest.jsonc'), 'utf8');
  await writeFile(file('manifest.jsonc'), text.replace('#e11d48', '#1f7a4d'));
};

it('draws all that was drawn, the monogram too, in the colour of now, and once', async () => {
  await make();
  await repainted();
  const icons = ['small', 'large', 'maskable', 'apple', 'splash', 'card'];
  expect(await again()).toEqual({ drawn: ['mark', ...icons], kept: [], same: [] });
  expect(await readFile(file('assets/mark.svg'), 'utf8')).toContain('#1f7a4d');
  expect(await readFile(file('assets/card.png'), 'utf8')).toContain('card #1f7a4d');
  expect(await again()).toEqual({ drawn: [], kept: [], same: ['mark', ...icons] });
});

it('never draws over what somebody brought or touched, until it is given up', async () => {
  await make();
  await repainted();
  await writeFile(file('assets/card.png'), await plainPng(1200, 630, '#123456'));
  expect((await again()).kept).toEqual(['card']);
  await rm(file('assets/splash.png'));
  expect(await again('card')).toMatchObject({ drawn: ['splash', 'card'], kept: [] });
  // Without the list nothing is known to be ours.
  await writeFile(file('assets/drawn.json'), 'oh');
  expect(await again()).toMatchObject({ drawn: [], same: [] });
});

it('keeps a logo, and draws the icons from it', async () => {
  const logo = join(root, 'logo.png');
  await writeFile(logo, await plainPng(200, 100, '#2f6fe0'));
  await make({ logo });
  await repainted();
  expect(await again()).toMatchObject({ kept: ['mark'], same: [] });
  expect(await readFile(file('assets/card.png'), 'utf8')).toContain('logo');
});

it('draws in the mode of a first visit', async () => {
  await make({ theme: 'light' });
  await again();
  const [, , ground = ''] = (await readFile(file('assets/splash.png'), 'utf8')).split(' ');
  expect(Number.parseInt(ground.slice(1, 3), 16)).toBeGreaterThan(200);
});

it('draws nothing of a merchant whose colours cannot be read', async () => {
  await make();
  await writeFile(file('tokens.json'), '{');
  const made = await redraw(root, 'tea', new Set(), undefined, sketch);
  const codes = 'diagnostics' in made ? made.diagnostics.map(({ code }) => code) : [];
  expect(codes).toContain('source.syntax');
});
