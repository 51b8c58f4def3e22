import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workspace } from '@livery/merchants/paths';
import { check } from './check.ts';

let root = '';

async function merchant(code: string, edit: (manifest: string) => string = (text) => text) {
  const at = join(root, code);
  await cp(join(workspace, 'packages/themes/fixtures/both-modes'), at, { recursive: true });
  await mkdir(join(at, 'assets'));
  await writeFile(
    join(at, 'assets/mark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="40" fill="#808080"/></svg>',
  );
  const text = await readFile(join(at, 'manifest.jsonc'), 'utf8');
  await writeFile(join(at, 'manifest.jsonc'), edit(text.replaceAll('fixture', code)));
}

const wrong = (text: string): string =>
  text.replace('"brand"', '"minAge": "x",\n  "idleMinutes": 1,\n  "brand"');
/** A demo that says less of itself than a live site must is warned of it. */
const silent = (text: string): string => text.replace('"licensee": "Fixture Ltd",', '');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-check-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

async function said(...args: string[]): Promise<{ code: number; text: string }> {
  const code = await check.run([...args, '--merchants', root]);
  return { code, text: vi.mocked(console.log).mock.calls.flat().join('\n') };
}

it('says that there is nothing to mend only when there is nothing', async () => {
  await merchant('one');
  await merchant('two');
  const { code, text } = await said();
  // The fixture is set in the phone's own type, whose letters nobody can measure.
  expect({ code, text }).toEqual({
    code: 0,
    text: 'Whether words fit is not measured in EN of one, two: a phone draws letters of it with faces of its own.\nNothing to mend in 2 merchants: one, two.',
  });
});

it('lets warnings pass, and counts them', async () => {
  await merchant('one');
  await merchant('two', silent);
  const { code, text } = await said();
  expect(code).toBe(0);
  expect(text.split('\n').at(-1)).toBe('1 warning in 1 of 2 merchants.');
  expect(text).not.toContain('Nothing to mend');
});

it('groups findings by merchant, what is worst nearest to the end', async () => {
  await merchant('one', wrong);
  await merchant('two', silent);
  const { code, text } = await said();
  expect(code).toBe(1);
  expect(text.indexOf('two: 1 warning\n')).toBeGreaterThanOrEqual(0);
  expect(text.indexOf('one: 2 errors\n')).toBeGreaterThan(text.indexOf('two: 1 warning\n'));
  expect(text.split('\n').at(-1)).toBe('2 errors and 1 warning in 2 of 2 merchants.');
});

it('counts the kinds when there are many findings', async () => {
  for (const code of ['aa', 'bb', 'cc', 'dd', 'ee', 'ff']) await merchant(code, wrong);
  const { text } = await said();
  expect(text).toMatch(/^ +12 +error +schema\.invalid$/m);
});

it('says once what is wrong in a family, and names the family', async () => {
  await mkdir(join(root, '_families/metro'), { recursive: true });
  await writeFile(
    join(root, '_families/metro/manifest.jsonc'),
    '{ "schemaVersion": 3, "flags": { "CBS4": true } }',
  );
  const child = (text: string): string =>
    text.replace('"domains"', '"extends": "metro",\n  "domains"');
  await merchant('one', child);
  await merchant('two', child);
  const { code, text } = await said();
  expect(code).toBe(1);
  expect(text.match(/CBS3/g)).toHaveLength(1);
  expect(text.split('\n').at(-1)).toBe('1 error in 1 family.');
});

it('takes a folder without a manifest for a finding, not for a merchant', async () => {
  await merchant('one');
  await mkdir(join(root, 'stray'));
  const { code, text } = await said();
  expect(code).toBe(1);
  expect(text).toContain('There is no manifest in "stray"');
});

it('refuses a folder without merchants, and names that are none', async () => {
  await expect(said()).rejects.toThrow('There is no merchant in');
  await merchant('one');
  await expect(said('oen', 'x/one')).rejects.toThrow(/Did you mean "one"\?[^]*by its code: one\./);
});

const silencing = (silenced: object) => (text: string) =>
  silent(text).replace('"brand"', `"silenced": ${JSON.stringify(silenced)},\n  "brand"`);
const told = async (...args: string[]): Promise<{ code: string; line: number }[]> => {
  vi.mocked(console.log).mockClear();
  return JSON.parse((await said('--json', ...args)).text) as { code: string; line: number }[];
};

it('keeps a warning quiet for which the manifest gives a reason, and says that it does', async () => {
  await merchant('one', silencing({ 'legal.missing': 'The licence comes in May.' }));
  expect(await told()).toEqual([]);
  vi.mocked(console.log).mockClear();
  const { code, text } = await said();
  expect(text).toContain('1 warning silenced in');
  expect(text).toContain('legal.missing, “The licence comes in May.”');
  expect(code).toBe(0);
});

it('wants a reason, and a code that something has, and silences no error', async () => {
  await merchant('blank', silencing({ 'legal.missing': ' ' }));
  expect(await told()).toMatchObject([{ code: 'schema.invalid' }]);
  await rm(join(root, 'blank'), { recursive: true });
  await merchant('one', silencing({ 'legal.mising': 'A slip.', 'legal.missing': 'Later.' }));
  const line = (await readFile(join(root, 'one/manifest.jsonc'), 'utf8'))
    .split('\n')
    .findIndex((one) => one.includes('legal.mising'));
  expect(await told()).toMatchObject([{ code: 'silence.unused', line: line + 1 }]);
  await merchant('two', (text) => silencing({ 'schema.invalid': 'Fine.' })(wrong(text)));
  const codes = (await told('two')).map((one) => one.code);
  expect(codes).toContain('silence.error');
  expect(codes).toContain('schema.invalid');
});

it('takes out by --fix a silence that nothing needs any more', async () => {
  await merchant('one', silencing({ 'legal.mising': 'A slip.', 'legal.missing': 'Later.' }));
  await said('--fix');
  const text = await readFile(join(root, 'one/manifest.jsonc'), 'utf8');
  expect(text).toContain('"silenced": {"legal.missing":"Later."}');
  expect(await told()).toEqual([]);
});

it('says what one bad ground does to all that is read on it in one block, and counts it as it is', async () => {
  await merchant('one');
  const setField = (value: string): Promise<void> => {
    const field = { $type: 'color', $value: value };
    const text = JSON.stringify({ color: { surface: { field } } });
    return writeFile(join(root, 'one/tokens.dark.json'), text);
  };
  await setField('#8a8f98');
  const { code, text } = await said();
  expect(code).toBe(1);
  const block =
    /(\d+) colours on "color\.surface\.field" have a contrast from [\d.]+ to [\d.]+ in dark mode/;
  const [, count = '0'] = block.exec(text) ?? [];
  expect(Number(count)).toBeGreaterThan(1);
  expect(text.match(/on "color\.surface\.field"/g)).toHaveLength(1);
  const [, carrying = ''] = /(#[0-9a-f]{6}) is the nearest ground that carries/.exec(text) ?? [];
  vi.mocked(console.log).mockClear();
  const json = JSON.parse((await said('--json')).text) as { pair?: { on: string } }[];
  expect(json.filter(({ pair }) => pair?.on === 'color.surface.field')).toHaveLength(Number(count));

  // The ground that it names does what it says.
  await setField(carrying);
  vi.mocked(console.log).mockClear();
  expect((await said()).text).not.toContain('color.surface.field');
});
