import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { neutralBackdrops } from '@livery/themes/contract';
import { plainPng } from '../assets/testing.ts';
import { drawnOnce } from '../brand/testing.ts';
import { loadMerchants } from '../load.ts';
import { sceneOf } from './answers.ts';
import { create } from './create.ts';
import { gather, type GivenAnswers } from './gather.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-new-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const make = async (given: GivenAnswers) => create(await gather(given, root, undefined), root);
/** For what is not about its pictures. */
const makeQuickly = async (given: GivenAnswers) =>
  create(await gather(given, root, undefined), root, undefined, drawnOnce);
const sound = { code: 'kestrel', name: 'Kestrel', brand: '#e11d48' };

describe('from a name and a colour to a passing check', () => {
  it('writes a whole folder that the same check as any other passes', async () => {
    const made = await make(sound);
    expect(made.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(made.proof?.pairs.dark.length).toBeGreaterThan(50);
    expect(await readdir(root)).toEqual(['kestrel']);
    const { merchants } = await loadMerchants(root);
    expect(merchants[0]?.manifest).toMatchObject({
      code: 'kestrel',
      environment: 'demo',
      domains: ['kestrel.localhost'],
      icons: { card: 'assets/card.png', maskable: 'assets/icon-maskable.png' },
    });
    const manifest = await readFile(join(root, 'kestrel/manifest.jsonc'), 'utf8');
    expect(manifest.match(/^\s*\/\//gm)?.length).toBeGreaterThan(8);
  });

  it.each<[string, GivenAnswers, typeof make?]>([
    ['black', { brand: '#000' }],
    ['white', { brand: '#ffffff' }],
    ['grey', { brand: '#808080' }],
    ['yellow', { brand: 'ffff00' }],
    ['one letter', { name: 'X' }],
    ['emoji', { name: '🎰🎰' }],
    ['forty letters', { name: 'A'.repeat(40) }],
    ['quotes and markup', { name: '"</script>\\ // ${x}' }],
    ['right to left', { name: 'كازينو', languages: 'AR,he' }],
    ['another country', { jurisdiction: 'de' }, makeQuickly],
  ])('does so with %s', async (_, given, by = make) => {
    const made = await by({ ...sound, ...given });
    expect(made.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(made.proof).toBeDefined();
    const { merchants } = await loadMerchants(root);
    expect(merchants[0]?.manifest.name).toBe(given.name ?? sound.name);
  });

  it('says when the main button can hardly be found in a mode', async () => {
    const { notes } = await makeQuickly({ ...sound, brand: '#0b0b0b' });
    expect(notes[0]).toContain('hardly stands out from the page in dark mode');
    expect((await makeQuickly({ ...sound, code: 'other' })).notes).toEqual([]);
  });

  it('starts from the jurisdiction, and lets the operator differ', async () => {
    await makeQuickly({ ...sound, jurisdiction: 'PH', currency: 'usd', timeZone: 'asia/tokyo' });
    const { merchants } = await loadMerchants(root);
    expect(merchants[0]?.manifest).toMatchObject({
      jurisdiction: 'PH',
      minAge: 21,
      currency: 'USD',
      timeZone: 'Asia/Tokyo',
      languages: ['EN', 'TY'],
    });
  });
});

describe('the scene of a new brand', () => {
  const templateOf = async (code: string) =>
    JSON.parse(await readFile(join(root, code, 'template.json'), 'utf8')) as {
      slots: { backdrop?: string };
    };

  it('is one of those that belong to nobody, and the same again', async () => {
    await makeQuickly(sound);
    const { backdrop } = (await templateOf('kestrel')).slots;
    expect(neutralBackdrops).toContain(backdrop);
    expect(backdrop).toBe(sceneOf('kestrel'));
    const many = Array.from({ length: 60 }, (_, index) => sceneOf(`brand-${index}`));
    expect(new Set(many).size).toBe(neutralBackdrops.length);
  });

  it('is the one that was asked for', async () => {
    await makeQuickly({ ...sound, scene: 'Ripples' });
    expect((await templateOf('kestrel')).slots.backdrop).toBe('ripples');
  });

  it('is no other: the list is told, and the nearest of it', async () => {
    await expect(makeQuickly({ ...sound, scene: 'hill' })).rejects.toThrow(
      /--scene: There is no scene "hill"\..*hills.*One of horizon, hills, facets, ripples, bokeh, scanlines\./,
    );
  });
});

describe('the mode of a first visit', () => {
  it('is the one that was asked for, and no other', async () => {
    await makeQuickly({ ...sound, theme: 'Light' });
    const { merchants } = await loadMerchants(root);
    expect(merchants[0]?.template.defaultTheme).toBe('light');
    await expect(makeQuickly({ ...sound, code: 'other', theme: 'lihgt' })).rejects.toThrow(
      '--theme: There is no mode "lihgt". Did you mean "light"?',
    );
  });
});

describe('a logo of the operator', () => {
  const logo = async (name: string, content: string | Buffer): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'livery-logo-'));
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };

  it('is taken as it is, and put on a plate where a header would swallow it', async () => {
    const made = await make({
      ...sound,
      logo: await logo('White Logo.PNG', await plainPng(200, 100, '#ffffff')),
    });
    expect(made.notes[0]).toContain('light header');
    const { merchants } = await loadMerchants(root);
    expect(merchants[0]?.manifest.logo).toEqual({
      mark: 'assets/mark.png',
      mono: 'assets/mono.png',
    });
  });

  it('needs no plate when it can be seen in both', async () => {
    const made = await makeQuickly({
      ...sound,
      logo: await logo('a.png', await plainPng(200, 100, '#2f6fe0')),
    });
    expect(made.notes).toEqual([]);
  });

  it('lends its colours where no colour is given, and says which', async () => {
    const { brand: _, ...without } = sound;
    const two = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#2f6fe0" d="M0 0h10v6H0z"/><path fill="#e0a02f" d="M0 6h10v4H0z"/></svg>`;
    const made = await makeQuickly({ ...without, logo: await logo('two.svg', two) });
    expect(made.notes[0]).toContain('#2f6fe0 for the main button, #e0a02f for tags');
    const { merchants } = await loadMerchants(root);
    expect(merchants[0]?.manifest.brand).toEqual({
      action: { color: '#2f6fe0', policy: 'exact' },
      second: { color: '#e0a02f', policy: 'nearest' },
    });
    const given = await makeQuickly({ ...sound, code: 'given', logo: await logo('two.svg', two) });
    expect(given.notes.join()).not.toContain('The colours are the logo’s');
    const grey = {
      ...without,
      code: 'grey',
      logo: await logo('a.png', await plainPng(200, 100, '#888')),
    };
    await expect(makeQuickly(grey)).rejects.toThrow('say a colour with --brand');
  });

  it.each([
    [
      'evil.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>',
      'asset.unsafe-svg',
    ],
    ['huge.svg', `<svg>${' '.repeat(70_000)}</svg>`, 'asset.too-large'],
    ['fake.png', 'no picture', 'asset.not-png'],
  ])('is refused when it is %s, and nothing is left behind', async (name, content, code) => {
    const made = await make({ ...sound, logo: await logo(name, content) });
    expect(made.proof).toBeUndefined();
    expect(made.diagnostics.map((one) => one.code)).toEqual([code]);
    expect(await readdir(root)).toEqual([]);
  });
});

describe('what cannot be made', () => {
  it('names all that is missing, and all that is wrong, at once', async () => {
    await expect(gather({}, root, undefined)).rejects.toThrow('Missing: <code>, --name, --brand.');
    const wrong = {
      ...sound,
      brand: 'red',
      languages: 'fil',
      currency: 'peso',
      timeZone: 'manila',
    };
    const said = await gather(wrong, root, undefined).catch((error: Error) => error.message);
    expect(said).toContain('"#e11d48"');
    expect(said).toContain('Its code here is TY.');
    expect(said).toContain('(Argentine Peso)');
    expect(said).toContain('Perhaps Asia/Manila.');
  });

  it.each(['a', 'A', '-a', '1a', '../x', 'a b', 'a'.repeat(33), ''])(
    'refuses the code %j',
    async (code) => {
      await expect(gather({ ...sound, code }, root, undefined)).rejects.toThrow('code');
    },
  );

  it('refuses a folder that is there, a family that is not, and names that hide something', async () => {
    await mkdir(join(root, 'kestrel'));
    await expect(gather(sound, root, undefined)).rejects.toThrow('is taken');
    const free = { ...sound, code: 'other' };
    await expect(gather({ ...free, family: 'x' }, root, undefined)).rejects.toThrow('family "x"');
    for (const name of ['', ' ', 'a\u001B[31m', 'a\u202Eb', 'x'.repeat(41)])
      await expect(gather({ ...free, name }, root, undefined)).rejects.toThrow('--name');
  });

  it('takes its folder away again when another merchant has its host', async () => {
    await makeQuickly(sound);
    const path = join(root, 'kestrel/manifest.jsonc');
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      text.replace('"kestrel.localhost"', '"kestrel.localhost", "other.localhost"'),
    );
    const made = await makeQuickly({ ...sound, code: 'other' });
    expect(made.diagnostics.map(({ code }) => code)).toContain('manifest.domain-taken');
    expect(await readdir(root)).toEqual(['kestrel']);
  });
});
