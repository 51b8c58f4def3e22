import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emailPattern, endpoints } from '../../../packages/contract/src/index.ts';
import { isSource, readTree } from '../structure/tree.ts';
import { patternsInSchema, patternsInSource, type Pattern } from './found.ts';
import { verdictOn } from './steps.ts';

/** Where patterns meet texts of strangers: of a request, or of a merchant's files. */
const READ =
  /^packages\/(?:contract|demo|games|gateway|themes)\/|^packages\/merchants\/src\/assets\/(?:notes|svg)\//;
/** What makes files up to try the engine with, and what runs in the page of a game: their own texts. */
const OWN = /^packages\/themes\/src\/(?:edit\/walk|fuzz)\/|^packages\/games\/.*\.js$/;

/** Files that make patterns at run time, and what of. */
const made: Readonly<Record<string, string>> = {
  'packages/contract/src/base/html.ts':
    'the patterns of links and pictures, which the contract says, too',
  'packages/contract/src/base/schemas.ts':
    'patterns that are walked in the schemas of the contract',
  'packages/gateway/src/chapters/door/register/routes.ts': 'the pattern of an address of e-mail',
  'packages/gateway/src/chapters/door/register/rules.ts': 'the rules of `settings/registration.ts`',
  'packages/gateway/src/chapters/door/settings/registration.ts':
    'its own rules, and that of an address',
  'packages/themes/src/change/key-value.ts': 'patterns that are walked in the published schemas',
  'packages/themes/src/change/token-value.ts': 'units, between two bounds',
  'packages/themes/src/manifest/keys/features.ts':
    'patterns that are walked in the published schemas',
  'packages/themes/src/manifest/migrations/move-token.ts': 'the name of a token of ours',
  'packages/themes/src/manifest/read-manifest.ts':
    'patterns that are walked in the published schemas',
  'packages/themes/src/published/unknown-values.ts':
    'patterns that are walked in the published schemas',
  'packages/themes/src/resolve/schema/values.ts':
    'patterns that are walked in the published schemas',
  'packages/themes/src/schema-parts.ts': 'patterns that are walked in the published schemas',
};

/** What the reader of patterns does not know of, and why it is quick all the same. */
const unread: Readonly<Record<string, string>> = {
  'packages/themes/src/invisible-characters.ts': 'two letters around one, each by itself',
};

const root = join(import.meta.dirname, '../../..');
const found = [...readTree()]
  .filter(([path]) => isSource(path) && READ.test(path) && !OWN.test(path))
  .map(([path, text]) => patternsInSource(path, text));
const published = globSync('packages/themes/schemas/**/*.json', { cwd: root });

const all: readonly Pattern[] = [
  ...found.flatMap(({ patterns }) => patterns),
  ...patternsInSchema('the contract', endpoints),
  ...published.flatMap((file) =>
    patternsInSchema(file, JSON.parse(readFileSync(join(root, file), 'utf8'))),
  ),
];
/** Each once, with the first place that says it. */
const different = new Map(all.map((one) => [`/${one.source}/${one.flags}`, one]));

const kindOf = (source: string, flags = 'u') => verdictOn({ source, flags }).kind;

describe('a pattern', () => {
  it('is found slow where a text can be read in many ways', () => {
    // As an address of e-mail was once read.
    expect(kindOf('^[^\\s@\\u0000]+@[^\\s@\\u0000]+\\.[^\\s@\\u0000]+$')).toBe('slow');
    for (const one of ['^(a+)+$', '\\s+$', '^(?=a)(\\w+\\s?)*$'])
      expect(kindOf(one), one).toBe('slow');
  });

  it('is found quick where there is one way', () => {
    expect(kindOf(emailPattern)).toBe('quick');
    expect(kindOf('^\\d{1,18}(\\.\\d{1,8})?$')).toBe('quick');
  });

  it('is seen in sources and schemas, also where it is put together', () => {
    const source = [
      "const ID = '\\\\d+';",
      'const literal = /a[/]b/g;',
      "const built = new RegExp('c', 'i');",
      'const schema = Type.String({ pattern: `^${ID}$` });',
      'const raw = new RegExp(String.raw`\\s${ID}`);',
      'const later = new RegExp(given);',
    ].join('\n');
    const { patterns, made: files } = patternsInSource('made.ts', source);
    expect(patterns.map((one) => `/${one.source}/${one.flags}`)).toEqual([
      '/a[/]b/g',
      '/c/i',
      '/^\\d+$/u',
      '/\\s\\d+/',
    ]);
    expect(files).toEqual(['made.ts']);
    const record = { patternProperties: { '^x$': { items: { pattern: 'y' } } } };
    expect(patternsInSchema('it', record).map((one) => one.source)).toEqual(['^x$', 'y']);
  });
});

describe('patterns that texts of strangers meet', () => {
  it('are many, of every kind', () => {
    const places = new Set(all.map(({ at }) => at.split('/')[1] ?? at));
    expect([...places].toSorted()).toEqual([
      'contract',
      'demo',
      'gateway',
      'merchants',
      'the contract',
      'themes',
    ]);
    expect(different.size).toBeGreaterThan(250);
  });

  it('take no more steps than a text is long, whatever the text', () => {
    const verdicts = [...different].map(([pattern, one]) => ({
      pattern,
      at: one.at,
      kind: verdictOn(one).kind,
    }));
    const slow = verdicts.filter(({ kind }) => kind === 'slow');
    expect(slow.map(({ at, pattern }) => `${at}: ${pattern}`)).toEqual([]);
    const others = verdicts.filter(({ kind }) => kind === 'unread');
    expect(others.map(({ at }) => at)).toEqual(Object.keys(unread));
  });

  it('are made at run time only where somebody has looked what of', () => {
    expect(found.flatMap((one) => one.made).toSorted()).toEqual(Object.keys(made).toSorted());
  });
});
