import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workspace } from '../paths.ts';
import { replaceFiles } from '../replace-files.ts';
import { fix, type FixOutcome } from './fix.ts';

let root = '';
const file = (name: string): string => join(root, 'one', name);
const text = (name: string): Promise<string> => readFile(file(name), 'utf8');
const write = (name: string, content: unknown): Promise<void> =>
  writeFile(file(name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-fix-'));
  await mkdir(file('assets'), { recursive: true });
  await cp(join(workspace, 'merchants/noir/assets/mark.svg'), file('assets/mark.svg'));
  const manifest = {
    schemaVersion: 3,
    code: 'one',
    name: 'One',
    environment: 'demo',
    domains: ['one.localhost'],
    brand: { action: { color: '#2457d6' } },
    logo: { mark: 'assets/mark.svg' },
    legal: {
      licensee: 'One Ltd',
      help: [{ name: 'A helpline', url: 'https://help.example/' }],
      terms: '/m/help?i=1',
      privacy: '/m/help?i=2',
    },
  };
  await write('manifest.jsonc', manifest);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const mend = (): Promise<FixOutcome> => fix({ root, codes: ['one'] });
const codesOf = ({ outcome }: FixOutcome): string[] => outcome.diagnostics.map(({ code }) => code);

const soft = (value: unknown) => ({ color: { text: { $type: 'color', soft: { $value: value } } } });

it('takes the nearest colour that reads on every ground, in the form that was written', async () => {
  await write('tokens.dark.json', soft('#444'));
  const black = { colorSpace: 'srgb', components: [0.9, 0.9, 0.9] };
  await write('tokens.light.json', soft(black));
  const fixed = await mend();
  const says = fixed.mended.map(({ code, line, says: said }) => [code, line, said.slice(0, 31)]);
  expect(says).toEqual([
    ['contrast.low', 6, expect.stringMatching(/^#9\w+ in place of #444444/)],
    ['contrast.low', 6, expect.stringMatching(/^#6\w+ in place of #e6e6e6/)],
  ]);
  await replaceFiles(fixed.changes);
  expect(await text('tokens.dark.json')).toMatch(/"\$value": "#9\w{5}"/);
  expect(JSON.parse(await text('tokens.light.json'))).toMatchObject(
    soft({ colorSpace: 'srgb', hex: expect.stringMatching(/^#[5-7]/) as string }),
  );
  const again = await mend();
  expect([again.mended, again.changes]).toEqual([[], []]);
});

it('takes out what repeats its parent, line after line, adds a type that is missing, and a comma that is too many goes', async () => {
  const card = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });
  await write('tokens.json', { radius: { card: card(17) } });
  await write('tokens.dark.json', { radius: { card: card(17) } });
  await write(
    'tokens.light.json',
    '{\n  "radius": { "tile": { "$value": { "value": 3, "unit": "px" } } },\n}',
  );
  const fixed = await mend();
  expect(fixed.mended.map(({ code, says }) => [code, says])).toEqual([
    ['source.syntax', 'without a comma before a closing bracket'],
    ['token.type', '"$type": "dimension"'],
    ['override.redundant', 'taken out; it follows its parent'],
  ]);
  await replaceFiles(fixed.changes);
  expect(await text('tokens.dark.json')).toBe('{}');
  expect(await text('tokens.light.json')).toContain('"$type": "dimension"');
  expect(codesOf(fixed)).toEqual([]);
});

it('lets a seed be moved that cannot be kept, and says to what', async () => {
  const manifest = await text('manifest.jsonc');
  const brand = '{ "action": { "color": "#2457d6" }, "link": { "color": "#202020" } }';
  await write('manifest.jsonc', manifest.replace(/\{\s*"action": \{[^}]*\}\s*\}/, brand));
  const fixed = await mend();
  expect(fixed.mended).toMatchObject([
    { code: 'brand.refused', says: expect.stringMatching(/^"policy": "nearest", which takes #/) },
  ]);
  expect(fixed.changes[0]?.after).toContain('"link": { "color": "#202020", "policy": "nearest" }');
  expect(codesOf(fixed)).toEqual([]);
});

it('leaves alone what is not certain, and what would bring another finding', async () => {
  const tokens = {
    radius: { crad: { $type: 'dimension', $value: { value: 1, unit: 'px' } } },
    // With its type it is read, and what it says is no length.
    space: { inset: { $value: 'wide' } },
  };
  await write('tokens.dark.json', soft('{color.text.faint}'));
  await write('tokens.json', tokens);
  const before = await text('tokens.json');
  const fixed = await mend();
  expect(fixed.changes).toEqual([]);
  expect(codesOf(fixed)).toEqual(['token.unknown', 'token.type', 'contrast.low']);
  await write('tokens.json', `${before.slice(0, -1)}, // said\n}`);
  expect((await mend()).changes).toEqual([]);
});
