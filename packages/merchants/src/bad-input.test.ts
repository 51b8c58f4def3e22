import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workspace } from './paths.ts';
import { loadMerchants } from './load.ts';

let root = '';

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="40" fill="#808080"/></svg>';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-bad-'));
  const from = join(workspace, 'packages/themes/fixtures/both-modes');
  await cp(from, join(root, 'fixture'), { recursive: true });
  await mkdir(at('assets'));
  await writeFile(at('assets/mark.svg'), mark);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const at = (path: string): string => join(root, 'fixture', path);

/** The first of the findings, and how many there are. */
async function findings() {
  const { diagnostics, merchants } = await loadMerchants(root);
  expect(merchants).toEqual([]);
  return diagnostics.map(({ code, file, line, column, hint }) => ({
    code,
    file: file.split('/fixture/').at(-1),
    at: `${line}:${column}`,
    hint,
  }));
}

const edit = async (file: string, from: string, to: string): Promise<void> => {
  const text = await readFile(at(file), 'utf8');
  expect(text, `${file} holds what is to be broken`).toContain(from);
  await writeFile(at(file), text.replace(from, to));
};

it('is sound before it is broken', async () => {
  const { diagnostics, merchants } = await loadMerchants(root);
  expect(diagnostics).toEqual([]);
  expect(merchants).toHaveLength(1);
});

const card = '"value": 3,\n        "unit": "px"';

it.each([
  // file, what stands there, what is put in its place, code, line:column, a word of the hint
  ['manifest.jsonc', '"code"', 'code', 'source.syntax', '4:3', 'double quotes'],
  ['manifest.jsonc', '"Fixture"', '7', 'schema.invalid', '5:11', 'players read'],
  ['manifest.jsonc', '"brand"', '"brnad"', 'schema.unknown-key', '8:3', '"brand"'],
  [
    'manifest.jsonc',
    '"name"',
    '"code": "x",\n  "name"',
    'source.duplicate-key',
    '5:3',
    'one of them',
  ],
  [
    'manifest.jsonc',
    '"name"',
    '"__proto__": {},\n  "name"',
    'source.forbidden-key',
    '5:3',
    'Take it out',
  ],
  ['manifest.jsonc', '#2457d6', '#2457g6', 'schema.invalid', '10:16', '#rrggbb'],
  [
    'manifest.jsonc',
    '"environment": "demo"',
    '"environment": "dmeo"',
    'schema.invalid',
    '6:18',
    'demo',
  ],
  [
    'manifest.jsonc',
    '"domains"',
    '"currency": "EUK",\n  "domains"',
    'manifest.currency',
    '7:15',
    'EU',
  ],
  [
    'manifest.jsonc',
    '"domains"',
    '"languages": ["XX"],\n  "domains"',
    'schema.invalid',
    '7:17',
    'EN',
  ],
  [
    'manifest.jsonc',
    '"domains"',
    '"timeZone": "Moon/Crater",\n  "domains"',
    'manifest.time-zone',
    '7:15',
    'IANA',
  ],
  [
    'manifest.jsonc',
    '"domains"',
    '"extends": "nobody",\n  "domains"',
    'family.missing',
    '7:14',
    'none',
  ],
  ['manifest.jsonc', 'assets/mark.svg', 'assets/../../x.svg', 'schema.invalid', '25:13', 'assets/'],
  ['manifest.jsonc', 'assets/mark.svg', '/etc/passwd', 'schema.invalid', '25:13', 'assets/'],
  [
    'manifest.jsonc',
    'assets/mark.svg',
    'assets/other.svg',
    'asset.missing',
    '25:13',
    'Put the file',
  ],
  ['manifest.jsonc', '/m/help?i=1', 'javascript:alert(1)', 'schema.invalid', '21:14', 'https'],
  [
    'manifest.jsonc',
    '"schemaVersion": 3',
    '"schemaVersion": 1',
    'manifest.version',
    '3:20',
    'migrate --write',
  ],
  [
    'manifest.jsonc',
    '"schemaVersion": 3',
    '"schemaVersion": 99',
    'manifest.version',
    '3:20',
    'Update',
  ],
  ['tokens.json', '"radius"', '"raduis"', 'token.unknown', '4:5', 'radius.card'],
  ['tokens.json', '"dimension"', '"number"', 'token.type', '5:17', 'dimension'],
  [
    'tokens.json',
    card,
    '"value": "3; } body { color: red",\n        "unit": "px"',
    'token.value',
    '6:18',
    '"unit": "px"',
  ],
  [
    'tokens.json',
    card,
    '"value": 3,\n        "unit": "px; color: red"',
    'token.value',
    '7:17',
    'px or rem',
  ],
  [
    'tokens.json',
    card,
    '"value": 3,\n        "unit": "px",\n        "url": "url(//x)"',
    'token.value',
    '8:9',
    'value, unit',
  ],
  [
    'tokens.json',
    '{\n  "radius"',
    '{ // mine\n  "radius"',
    'source.comment',
    '1:3',
    'manifest.jsonc',
  ],
  [
    'tokens.json',
    '{\n  "radius"',
    '\uFEFF{\n  "radius"',
    'source.byte-order-mark',
    '1:1',
    'without BOM',
  ],
])('in %s, %s as %s is %s at %s', async (file, from, to, code, place, hint) => {
  await edit(file, from, to);
  const found = await findings();
  expect(found).toContainEqual({
    code,
    file,
    at: place,
    hint: expect.stringContaining(hint) as string,
  });
});

const value = (type: string, hostile: unknown, path = 'radius.card') =>
  JSON.stringify(
    path
      .split('.')
      .toReversed()
      .reduce<unknown>((inner, name) => ({ [name]: inner }), { $type: type, $value: hostile }),
  );

const srgb = { colorSpace: 'srgb', components: [0, 0, 0] };
const escape = 'red;}body{background:url(//evil.example)}/*';

it.each([
  ['color', escape, 'color.surface.mat'],
  ['color', { ...srgb, colorSpace: escape }, 'color.surface.mat'],
  ['color', { ...srgb, components: [escape, 0, 0] }, 'color.surface.mat'],
  ['color', { ...srgb, hex: '#ffffff' }, 'color.surface.mat'],
  ['color', 'url(//evil.example)', 'color.surface.mat'],
  ['dimension', escape, 'radius.card'],
  ['dimension', { value: 1, unit: escape }, 'radius.card'],
  ['dimension', { value: 1e9, unit: 'px' }, 'radius.card'],
  ['duration', { value: 1, unit: escape }, 'motion.press'],
  ['duration', { value: -1, unit: 'ms' }, 'motion.press'],
  ['cubicBezier', [escape, 0, 0, 0], 'motion.curve'],
  ['cubicBezier', [2, 0, 0, 0], 'motion.curve'],
  ['number', escape, 'effect.angle'],
  ['number', '@import "x"', 'effect.angle'],
  ['fontFamily', [escape], 'type.text.family'],
  ['fontFamily', ['expression(alert(1))'], 'type.text.family'],
  ['fontFamily', [], 'type.text.family'],
  ['fontWeight', escape, 'type.text.weight'],
  ['fontWeight', 'constructor', 'type.text.weight'],
  ['shadow', [{ color: escape }], 'elevation.low'],
  ['shadow', [], 'elevation.low'],
  ['gradient', [{ color: srgb, position: escape }], 'gradient.sheet'],
  ['gradient', [{ color: srgb, position: 0 }], 'gradient.sheet'],
  ['color', '{color.surface.nowhere}', 'color.surface.mat'],
  ['color', '{radius.card}', 'color.surface.mat'],
  ['color', '{color.surface.mat}', 'color.surface.mat'],
])('lets no %s leave its declaration: %j', async (type, hostile, path) => {
  await writeFile(at('tokens.json'), value(type, hostile, path));
  const found = await findings();
  expect(found.map(({ code }) => code)).toContain('token.value');
  expect(found[0]).toMatchObject({ file: 'tokens.json' });
});

it('names the line where a file stops being UTF-8', async () => {
  await writeFile(
    at('tokens.json'),
    Buffer.from([...Buffer.from('{\n  "a": "'), 0xff, 0xfe, 0x22]),
  );
  expect(await findings()).toMatchObject([
    { code: 'merchant.unreadable', file: 'tokens.json', at: '2:9', hint: 'Save it as UTF-8.' },
  ]);
  // Half of a letter of two, at the letter and not in it.
  await writeFile(at('tokens.json'), Buffer.from([0x7b, 0xed, 0xa0, 0xbd, 0x7d]));
  expect(await findings()).toMatchObject([{ code: 'merchant.unreadable', at: '1:2' }]);
});

it('does not read a file of ten megabytes, nor one nested without end', async () => {
  await writeFile(at('tokens.json'), `{"a":"${'x'.repeat(10 * 1024 * 1024)}"}`);
  expect(await findings()).toMatchObject([{ code: 'merchant.unreadable', file: 'tokens.json' }]);
  await writeFile(at('tokens.json'), '{"a":'.repeat(5000) + '1' + '}'.repeat(5000));
  expect(await findings()).toMatchObject([{ code: 'source.too-deep', file: 'tokens.json' }]);
});

it('follows no link out of the folder, of a file or of a folder', async () => {
  await rm(at('tokens.json'));
  await symlink('/etc/hostname', at('tokens.json'));
  expect(await findings()).toMatchObject([{ code: 'merchant.unreadable', file: 'tokens.json' }]);
  await rm(at('tokens.json'));
  await symlink('/etc', at('locales'));
  await writeFile(join(root, 'elsewhere.json'), '{}');
  const { diagnostics } = await loadMerchants(root);
  expect(diagnostics.filter(({ file }) => file.includes('/etc/'))).toEqual([]);
});

it.each(['manifest.jsonc', 'tokens.json', 'tokens.dark.json', 'template.json', 'locales/EN.json'])(
  'waits for nothing where a pipe stands as %s',
  async (name) => {
    await mkdir(at('locales'), { recursive: true });
    await rm(at(name), { force: true });
    execFileSync('mkfifo', [at(name)]);
    expect(await findings()).toMatchObject([
      {
        code: 'merchant.unreadable',
        file: name,
        at: '1:1',
        hint: expect.stringContaining('put a file'),
      },
    ]);
  },
);

it('takes no socket for a file', async () => {
  await rm(at('tokens.json'));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(at('tokens.json'), resolve));
  try {
    expect(await findings()).toMatchObject([{ code: 'merchant.unreadable', file: 'tokens.json' }]);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

it('goes in no circle, and names the way it went', async () => {
  await writeFile(
    at('tokens.json'),
    `{"color":{"$type":"color","surface":{"mat":{"$value":"{color.surface.tab}"},"tab":{"$value":"{color.surface.mat}"}}}}`,
  );
  const { diagnostics } = await loadMerchants(root);
  expect(diagnostics[0]?.message).toContain(
    'color.surface.tab → color.surface.mat → color.surface.tab',
  );
});

it('finds a family that extends itself at the line that says so', async () => {
  await edit('manifest.jsonc', '"domains"', '"extends": "metro",\n  "domains"');
  await mkdir(join(root, '_families/metro'), { recursive: true });
  await writeFile(
    join(root, '_families/metro/manifest.jsonc'),
    '{\n  "schemaVersion": 3,\n  "extends": "metro"\n}\n',
  );
  const { diagnostics } = await loadMerchants(root);
  expect(diagnostics).toMatchObject([
    { code: 'family.extends', line: 3, column: 14, hint: 'Take "extends" out.' },
  ]);
});

it('says all of it at once and writes nothing', async () => {
  const before = await readdir(root, { recursive: true });
  await edit('manifest.jsonc', '"environment": "demo"', '"environment": "dmeo"');
  await edit('tokens.json', '"button"', '"buton"');
  await writeFile(at('template.json'), '{"slots": {"header": "tripel"}}');
  await writeFile(at('tokens.dark.json'), value('color', 'reddish', 'color.surface.page'));
  expect((await findings()).map(({ code, file }) => `${file} ${code}`).toSorted()).toEqual([
    'manifest.jsonc schema.invalid',
    'template.json schema.invalid',
    'tokens.dark.json token.value',
    'tokens.json token.unknown',
  ]);
  const after = await readdir(root, { recursive: true });
  expect(after.toSorted()).toEqual(
    [...before, 'fixture/template.json', 'fixture/tokens.dark.json'].toSorted(),
  );
});
