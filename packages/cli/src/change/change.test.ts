import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { livery } from '../livery.ts';
import { workspace } from '@livery/merchants/paths';

let root = '';
const file = (name: string): string => join(root, 'noir', name);
const text = (name: string): Promise<string> => readFile(file(name), 'utf8');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-set-'));
  await mkdir(join(root, 'noir'));
  await cp(join(workspace, 'merchants/noir'), join(root, 'noir'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function call(...words: string[]): Promise<{ status: number; said: string }> {
  let said = '';
  const hear = (...parts: unknown[]): void => void (said += `${parts.join(' ')}\n`);
  const heard = [
    vi.spyOn(console, 'log').mockImplementation(hear),
    vi.spyOn(console, 'error').mockImplementation(hear),
  ];
  const status = await livery([...words, '--merchants', root]);
  for (const one of heard) one.mockRestore();
  return { status, said };
}

it('writes one value where it belongs, with comments and rights as they were, and leaves nothing else', async () => {
  await chmod(file('manifest.jsonc'), 0o640);
  const [before, names] = [await text('manifest.jsonc'), await readdir(join(root, 'noir'))];
  const { status, said } = await call('set', 'noir', 'idleMinutes', '20');
  expect(said).toContain('+   "idleMinutes": 20,');
  expect(status).toBe(0);
  const after = await text('manifest.jsonc');
  expect(after.split('\n').filter((line) => !before.includes(line))).toEqual([
    '  "idleMinutes": 20,',
  ]);
  expect((await stat(file('manifest.jsonc'))).mode & 0o777).toBe(0o640);
  expect(await readdir(join(root, 'noir'))).toEqual(names);
  expect(await call('set', 'noir', 'idleMinutes', '20')).toMatchObject({
    status: 0,
    said: 'It is so already; nothing was written.\n',
  });
});

it('writes nothing that would bring an error, and shows it at the line that would be', async () => {
  const before = await text('tokens.dark.json');
  const { status, said } = await call(
    'set',
    'noir',
    'token',
    'color.text.soft',
    '#222',
    '--mode',
    'dark',
  );
  expect(status).toBe(1);
  expect(said).toContain('contrast.low');
  expect(said).toContain('Nothing was written.');
  expect(await text('tokens.dark.json')).toBe(before);
  expect((await call('text', 'noir', 'EN', 'hero.titel', 'x')).status).toBe(1);
});

it('writes together what does not hold alone, or none of it', async () => {
  const ground = ['token', 'color.scene.ground', '#fdeaf2'];
  const words = ['text', 'soft', 'accent'].map((name) => [
    'and',
    'token',
    `color.scene.${name}`,
    name === 'text' ? '#3a0f26' : '#6b1f45',
  ]);
  const light = ['--mode', 'light'];
  const before = await text('tokens.light.json');
  expect((await call('set', 'noir', ...ground, ...light)).said).toContain('contrast.low');
  expect((await call('set', 'noir', ...ground, ...words.slice(1).flat(), ...light)).status).toBe(1);
  expect(await text('tokens.light.json')).toBe(before);
  const { status, said } = await call('set', 'noir', ...ground, ...words.flat(), ...light);
  expect(said).toContain('Written.');
  expect(status).toBe(0);
  const after = await text('tokens.light.json');
  for (const hex of ['#fdeaf2', '#3a0f26', '#6b1f45']) expect(after).toContain(hex);
  // A line under its file and not one for each wish.
  expect(said.split('tokens.light.json')).toHaveLength(2);
  expect((await call('set', 'noir', ...ground, 'and')).said).toContain('What is to be set?');
  expect((await call('set', 'noir', ...ground, 'and', ...ground, ...light)).status).toBe(0);
});

it('shows what would change without changing it, as JSON too', async () => {
  const before = await text('manifest.jsonc');
  const { status, said } = await call('set', 'noir', 'idleMinutes', '20', '--dry-run', '--json');
  expect(status).toBe(0);
  expect(JSON.parse(said)).toMatchObject({
    merchant: 'noir',
    written: false,
    files: [
      { why: 'it is the place for it', lines: [{ sign: '+', line: '  "idleMinutes": 20,' }] },
    ],
    diagnostics: [],
  });
  expect(await text('manifest.jsonc')).toBe(before);
});

it('makes a file that is not there yet, with its schema', async () => {
  await rm(file('tokens.light.json'));
  await call('set', 'noir', 'token', 'radius.card', '9px', '--mode', 'light');
  expect(JSON.parse(await text('tokens.light.json'))).toMatchObject({
    $schema: expect.stringMatching(/schemas\/v\d+\/tokens\.json$/) as string,
    radius: { card: { $type: 'dimension', $value: { value: 9, unit: 'px' } } },
  });
});

it('orders the home', async () => {
  await call('order', 'noir', 'home', 'hot', 'games');
  expect(await text('template.json')).toContain('"home": ["hot", "games"]');
});

it('changes a family for all who start from it, and only where all of them stand', async () => {
  for (const code of ['pulse', 'pulse-lite', '_families/metro'])
    await cp(join(workspace, 'merchants', code), join(root, code), { recursive: true });
  const tokens = (): Promise<string> => readFile(join(root, '_families/metro/tokens.json'), 'utf8');
  const grid = ['set', '_families/metro', 'token', 'space.grid'];
  expect(await call(...grid, '7px')).toMatchObject({ status: 0 });
  expect(JSON.parse(await tokens())).toMatchObject({
    space: { grid: { $value: { value: 7, unit: 'px' } } },
  });
  const before = await tokens();
  const refused = await call('set', '_families/metro', 'token', 'color.text.soft', '#777');
  expect(refused.said).toContain('contrast.low');
  expect(refused.status).toBe(1);
  expect(await tokens()).toBe(before);
  expect(await call('set', '_families/mtero', 'name', 'X')).toMatchObject({
    status: 2,
    said: 'There is no family "mtero". Did you mean "metro"?\n',
  });
  for (const code of ['pulse', 'pulse-lite']) await rm(join(root, code), { recursive: true });
  expect((await call(...grid, '8px')).said).toContain('No merchant starts from "metro"');
});

it('writes through no link', async () => {
  const manifest = await text('manifest.jsonc');
  await writeFile(file('real.jsonc'), manifest);
  await rm(file('manifest.jsonc'));
  await symlink('real.jsonc', file('manifest.jsonc'));
  const { status, said } = await call('set', 'noir', 'idleMinutes', '20');
  expect(said).toContain('is no plain file; nothing was written.');
  expect(status).toBe(2);
  expect(await text('real.jsonc')).toBe(manifest);
});

it.each([
  [['set'], 'Which merchant?'],
  [['set', 'noir'], 'What is to be set?'],
  [['set', 'nior', 'name', 'X'], 'Did you mean "noir"?'],
  [['set', 'noir', 'brnd.action.color', 'red'], 'Did you mean "brand.action.color"?'],
  [['set', 'noir', 'radius.card', '6px'], 'livery set <code> token radius.card <value>'],
  [['set', 'noir', 'rail', 'words'], 'livery set <code> slot rail <choice>'],
  [['set', 'noir', 'name'], '--unset takes the line out'],
  [['set', 'noir', 'name', 'A', 'B'], 'Quote what has spaces.'],
  [['set', 'noir', 'name', 'A', '--unset'], '"A" is left over.'],
  [['set', 'noir', 'name', 'A', '--mode', 'dark'], '--mode is for tokens'],
  [['set', 'noir', 'token'], 'Which token?'],
  [['set', 'noir', 'token', 'raduis.card', '6px'], 'Did you mean "radius.card"?'],
  [['set', 'noir', 'token', 'radius.card', '6'], 'For example 6px'],
  [['set', 'noir', 'token', 'radius.card', '6px', '--mode', 'drak'], 'Did you mean "dark"?'],
  [['set', 'noir', 'slot', 'rial', 'words'], 'Did you mean "rail"?'],
  [['set', 'noir', 'slot', 'rail', 'wrods'], 'Did you mean "words"?'],
  [['set', 'noir', 'domains.9', 'x.example'], 'lies beyond the'],
  [['text', 'noir', 'en', 'hero.title', 'x'], 'Did you mean "EN"?'],
  [['text', 'noir', 'EN'], 'livery text <code> <language> <key>'],
  [['order', 'noir', 'hmoe', 'hot'], 'livery order <code> home'],
  [['order', 'noir', 'home', 'gamse'], 'Did you mean "games"?'],
  [['order', 'noir', 'home'], 'Which sections?'],
])('says what is wrong with %j', async (words, message) => {
  const { status, said } = await call(...words);
  expect(said).toContain(message);
  expect(status).toBe(2);
});
