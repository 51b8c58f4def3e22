import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textPlaces } from '@livery/themes/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workspace } from '../paths.ts';
import { appCatalogues } from '../catalogues.ts';
import { loadMerchants } from '../load.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-fit-'));
  await cp(join(workspace, 'merchants/aurora'), at(''), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const at = (path: string): string => join(root, 'aurora', path);

const change = async (path: string, from: string | RegExp, to: string): Promise<void> =>
  writeFile(at(path), (await readFile(at(path), 'utf8')).replace(from, to));

const say = (language: string, key: string, text: string): Promise<void> =>
  change(`locales/${language}.json`, '{\n', `{\n  "${key}": "${text}",\n`);

const look = async () => {
  const { diagnostics, unmeasured } = await loadMerchants(root);
  return { cut: diagnostics.filter(({ code }) => code === 'text.cut'), diagnostics, unmeasured };
};

it('finds a name that the bar cuts, at the text, and says how much shorter it has to be', async () => {
  await say('TY', 'nav.promotions', 'Mga promosyon');
  const { diagnostics } = await look();
  expect(diagnostics).toMatchObject([
    {
      code: 'text.cut',
      severity: 'warning',
      file: expect.stringMatching(/locales\/TY\.json$/),
      line: 2,
      column: 21,
      message: expect.stringMatching(
        /^"Mga promosyon" takes \d\d(\.\d)? px in the bottom bar and has 51 px \(TY, on a screen of 320 px\)\.$/,
      ),
      hint: 'Say "nav.promotions" in locales/TY.json shorter by about 5 letters.',
    },
  ]);
});

it('points at the size of a place where the words are the app’s own', async () => {
  await change(
    'tokens.json',
    '"label": {',
    '"label": {\n      "place": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },',
  );
  const { cut } = await look();
  expect(cut.length).toBeGreaterThan(0);
  const text = await readFile(at('tokens.json'), 'utf8');
  const line = text.split('\n').findIndex((one) => one.includes('"place"')) + 1;
  for (const one of cut)
    expect(one).toMatchObject({
      file: expect.stringMatching(/tokens\.json$/),
      line,
      hint: expect.stringMatching(/set "type\.label\.place" to 1\d(\.5)?px/),
    });
});

it('points at the family where neither is the brand’s own', async () => {
  await change('tokens.json', '["Figtree Variable"]', '["Unbounded Variable"]');
  const { cut } = await look();
  expect(cut.length).toBeGreaterThan(0);
  for (const { file } of cut) expect(file).toMatch(/tokens\.json$/);
});

it('measures capitals as capitals', async () => {
  expect((await look()).cut).toEqual([]);
  await change('template.json', '"labels": "sentence"', '"titles": "capitals"');
  const [first] = (await look()).cut;
  expect(first?.message).toMatch(/^"Account" takes .* in the bottom bar/);
});

it('has room for more where the bar reaches to the edges', async () => {
  await say('EN', 'nav.deposit', 'My deposit');
  expect((await look()).cut).toHaveLength(1);
  await change('template.json', '"bar": "floating"', '"bar": "flush"');
  expect((await look()).cut).toEqual([]);
});

it('measures the words of a row together, and only words of features that are on', async () => {
  await say('EN', 'flag.LOGMOBVERF3.sms', 'Verification-code');
  await say('EN', 'flag.LOGMOBVERF3.password', 'Password-and-username');
  expect((await look()).cut).toMatchObject([
    { message: expect.stringMatching(/^"Password-and-username" beside "Verification-code" takes/) },
  ]);
  await change('manifest.jsonc', '"LOGMOBVERF3": true', '"LOGMOBVERF3": false');
  expect((await look()).cut).toEqual([]);
});

it('says what it does not measure: letters that a phone draws with a face of its own', async () => {
  expect((await look()).unmeasured).toEqual(new Map([['AR', ['aurora']]]));
  const tokens = JSON.parse(await readFile(at('tokens.json'), 'utf8')) as {
    readonly type: Record<'text' | 'display', object>;
  };
  const fallback = { $type: 'fontFamily', $value: ['Noto Sans Arabic Variable'] };
  const { text, display } = tokens.type;
  Object.assign(text, { fallback });
  Object.assign(display, { fallback });
  await writeFile(at('tokens.json'), JSON.stringify(tokens));
  const { diagnostics, unmeasured } = await look();
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(unmeasured).toEqual(new Map());
  await say('AR', 'nav.promotions', 'العروض والهدايا');
  const arabic = (await look()).cut.filter(({ file }) => file.endsWith('AR.json'));
  expect(arabic).toMatchObject([{ line: 2 }]);
});

it('is kept quiet by a manifest that gives a reason', async () => {
  await say('TY', 'nav.promotions', 'Mga promosyon');
  await change(
    'manifest.jsonc',
    '{',
    '{\n  "silenced": { "text.cut": "Everybody knows the word" },',
  );
  expect((await look()).diagnostics).toEqual([]);
});

it('knows every text of its places', async () => {
  const { textKeys } = await appCatalogues();
  const keys = textPlaces.flatMap(({ shows }) => shows.flat());
  expect(keys.filter((key) => !textKeys.has(key))).toEqual([]);
  // A text may stand in two places, as names of categories do, and in none twice.
  for (const { name, shows } of textPlaces)
    expect(new Set(shows.flat()).size, name).toBe(shows.flat().length);
});
