import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const tests = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'tests', '.storybook'],
  { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
)
  .split('\n')
  .filter((path) => /\.(?:test|spec|stories)\.tsx?$/.test(path));

const requirement = String.raw`[A-Z]{2}-\d\d(?:\s*(?:,|\.\.)\s*[A-Z]{2}-\d\d)*`;

/** Files that carry a tag of this form. */
const carrying = (form: string): string[] => {
  const pattern = new RegExp(form);
  return tests.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));
};

const server = /^packages\/(?:contract|demo|games|gateway)\//;

it('claims of the server’s tests the server’s half, and of no others', () => {
  expect(carrying(String.raw`\[${requirement}\]`).filter((path) => server.test(path))).toEqual([]);
  expect(carrying(String.raw`\[${requirement} api\]`).filter((path) => !server.test(path))).toEqual(
    [],
  );
});

it('claims nothing whole of a component that stands on no screen', () => {
  const parts = /^(?:packages\/ui|\.storybook)\//;
  expect(carrying(String.raw`\[${requirement}\]`).filter((path) => parts.test(path))).toEqual([]);
});

/** What a test may bring that the product has not, and what it may count in place of what is seen. */
const madeUp = [/\bdefineRoute\(/, /\bprovideRoutes\(\s*\[/, /spyOn\(\w+, 'setTimeout'\)/] as const;

/** A file in its parts: helpers by their name, what runs before each test, and the tests. */
function partsOf(source: string) {
  const begins =
    /^(?=(?:export |async )*(?:const|function|class|beforeEach|beforeAll)\b|\s*(?:it|test)[.(])/m;
  return source.split(begins).map((text) => ({
    text,
    name: /^(?:export |async )*(?:const|function|class) (\w+)/.exec(text)?.[1],
    isForAll: text.startsWith('before'),
  }));
}

/** The tests of a file that name an item as proven and stand on what was made up, by themselves or by a helper. */
function dishonest(source: string): string[] {
  const parts = partsOf(source);
  const found = new Set(parts.filter(({ text }) => madeUp.some((one) => one.test(text))));
  for (let before = -1; before < found.size;) {
    before = found.size;
    const names = [...found].flatMap(({ name }) => (name === undefined ? [] : [name]));
    const calls = new RegExp(String.raw`\b(?:${names.join('|') || '(?!)'})\(`);
    for (const part of parts) if (calls.test(part.text)) found.add(part);
  }
  const isAll = [...found].some(({ isForAll }) => isForAll);
  const proves = new RegExp(String.raw`\[${requirement}\]`);
  return parts
    .filter((part) => (isAll || found.has(part)) && part.name === undefined)
    .filter(({ text }) => /^\s*(?:it|test)[.(]/.test(text) && proves.test(text))
    .map(({ text }) => /'[^'\n]*\[[A-Z][^'\n]*'/.exec(text)?.[0] ?? text.slice(0, 80));
}

it('names no item as proven by a route that a test made up, or by a count of timers', () => {
  const own = 'tests/workspace/tags.test.ts';
  const found = tests
    .filter((path) => path !== own)
    .flatMap((path) =>
      dishonest(readFileSync(join(root, path), 'utf8')).map((title) => [path, title]),
    );
  expect(found).toEqual([]);
});

it.each([
  ['a route of its own', `it('is there [ZZ-01]', () => { provideRoutes([...routes, mine]); });`],
  ['one by a helper', `const page = () => defineRoute({});\nit('is there [ZZ-01]', () => page());`],
  [
    'one by a helper of a helper',
    `function one() { return defineRoute({}); }\nconst two = () => one();\nit('is there [ZZ-01]', () => two());`,
  ],
  [
    'one before each test',
    `beforeEach(() => { provideRoutes([one]); });\nit('is there [ZZ-01]', () => {});`,
  ],
  [
    'a count of timers',
    `describe('it', () => {\n  test('waits [ZZ-01, ZZ-02]', () => { vi.spyOn(globalThis, 'setTimeout'); });\n});`,
  ],
])('sees %s', (_, source) => {
  expect(dishonest(source)).toHaveLength(1);
});

it.each([
  ['the app’s own routes', `it('is there [ZZ-01]', () => { provideRoutes(routes); });`],
  ['a part of an item', `it('is there (part of ZZ-01)', () => { provideRoutes([mine]); });`],
  ['the test beside it', `it('a', () => { defineRoute({}); });\nit('b [ZZ-01]', () => {});`],
])('lets %s be', (_, source) => {
  expect(dishonest(source)).toEqual([]);
});
