import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allSteps } from '../checks/steps.ts';

const root = join(import.meta.dirname, '../..');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 16 * 1024 * 1024,
})
  .split('\n')
  .filter(Boolean);

/** What a command, a build, a start or a test makes; documents may name it. */
const made =
  /^(?:dist|\.livery|node_modules|test-results)(?:\/|$)|^(?:merchants\.json|_headers|theme\.<hash>\.css|home\.html|index\.html|drawn\.json)$/;

/** Every file, and every folder that one stands in. */
const places = new Set(
  files.flatMap((path) => {
    const parts = path.split('/');
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  }),
);

const documents = files.filter(
  (path) => path.endsWith('.md') && path !== 'CHANGELOG.md' && !path.includes('LICENCES'),
);

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Named {
  readonly document: string;
  readonly name: string;
}

const named = (document: string, pattern: RegExp): Named[] =>
  [...textOf(document).matchAll(pattern)].map(([, name = '']) => ({ document, name }));

/** The anchor that a heading gets where Markdown is shown. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');

/** Links within the repository that lead nowhere. */
const brokenLinks = (document: string): string[] =>
  named(document, /\]\(([^)\s]+)\)/g)
    .filter(({ name }) => !/^[a-z]+:/.test(name))
    .filter(({ name }) => {
      const [path = '', anchor] = name.split('#');
      const target = path === '' ? document : posix.join(posix.dirname(document), path);
      if (!places.has(target.replace(/\/$/, ''))) return true;
      if (anchor === undefined) return false;
      const headings = [...textOf(target).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text);
      return !headings.some((heading) => anchorOf(heading) === anchor);
    })
    .map(({ name }) => `${document}: ${name}`);

const ending = /\.(?:tsx?|jsx?|css|jsonc?|md|ya?ml|svg|sql)$/;
const looksLikePath = (name: string): boolean =>
  /^[\w@.<>*{},[\]/-]+$/.test(name) &&
  (ending.test(name) || /^(?:packages|tests|docs|merchants|\.storybook)\//.test(name)) &&
  // Addresses begin with a slash, endings of names with a dot.
  !name.startsWith('/') &&
  !/^\.[\w.]+$/.test(name);

/** A name with holes, such as `<noun>`, `*` and `{a,b}`, as a pattern for the end of a path. */
function patternOf(name: string): RegExp {
  const source = name
    .replace(/^\.\//, '')
    .replace(/\/$/, '')
    .replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/<[^>]*>|\*+/g, '[^/]+')
    .replaceAll(/\{([^}]*)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`);
  return new RegExp(`(?:^|/)${source}$`);
}

/** Paths that a document names and nobody finds; a short one may stand for the end of a long one. */
const brokenPaths = (document: string): string[] =>
  named(document, /`([^`\n]+)`/g)
    .filter(({ name }) => looksLikePath(name) && !made.test(name))
    // What the document has its reader make.
    .filter(({ name }) => !textOf(document).includes(`livery new ${name.split('/').at(-1)} `))
    .filter(({ name }) => {
      const pattern = patternOf(name);
      return !Array.from(places).some((path) => pattern.test(path));
    })
    .map(({ name }) => `${document}: ${name}`);

const scripts = (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts;
const names = (folder: string, suffix: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length));

/** What may follow a script of ours, where only some words may. */
const words: Readonly<Record<string, readonly string[]>> = {
  test: allSteps.map(({ name }) => name),
  long: names('tests/long', '.long.ts'),
  bench: names('tests/bench', '.bench.ts'),
  livery: ['commands', 'lists'].flatMap((folder) => names(`packages/cli/src/${folder}`, '.ts')),
};
const ofPnpm = new Set(['install', 'exec', 'sbom', 'run', 'add', 'update']);
const binaries = new Set(readdirSync(join(root, 'node_modules/.bin')));
const projects = new Set(
  files
    .filter((path) => path.endsWith('vitest.config.ts'))
    .flatMap((path) =>
      [...textOf(path).matchAll(/name: '([\w-]+)'/g)].map(([, name = '']) => name),
    ),
);

/** What is wrong with a command as a document prints it. */
function faultOf(command: string): string | undefined {
  const [script = '', ...rest] = command.trim().split(/\s+/);
  const plain = rest.filter((word) => !word.startsWith('-'));
  if (script === 'exec') {
    const [binary = ''] = plain;
    if (!binaries.has(binary)) return `no program ${binary}`;
    const at = rest.indexOf('--project');
    const project = at < 0 ? undefined : rest[at + 1];
    if (project !== undefined && !projects.has(project)) return `no project ${project}`;
    const missing = plain.find((word) => ending.test(word) && !places.has(word));
    return missing === undefined ? undefined : `no file ${missing}`;
  }
  if (script.startsWith('-') || ofPnpm.has(script)) return undefined;
  if (!(script in scripts)) return `no script ${script}`;
  // Of the command line only the first word is its command.
  const asked = script === 'livery' ? plain.slice(0, 1) : plain;
  const strange = asked.find(
    (word) => /^[a-z][a-z:-]*$/.test(word) && words[script]?.includes(word) === false,
  );
  return strange === undefined ? undefined : `${script} knows no ${strange}`;
}

const brokenCommands = (document: string): string[] =>
  // In a document a command stands in a code span, or begins a line of a block.
  named(document, /(?:`|^)(?:[A-Z_]+=\S+ )*(?:npx -y )?pnpm(?:@\d+)? ([^`\n#|]+)/gm).flatMap(
    ({ name }) => {
      const fault = faultOf(name);
      return fault === undefined ? [] : [`${document}: pnpm ${name.trim()}: ${fault}`];
    },
  );

describe.each(documents)('%s', (document) => {
  it('links only to what is there', () => expect(brokenLinks(document)).toEqual([]));
  it('names only paths that are there', () => expect(brokenPaths(document)).toEqual([]));
  it('prints only commands that can be typed', () => expect(brokenCommands(document)).toEqual([]));
});

describe('a document that is out of date', () => {
  it.each([
    ['livery check noir --json', undefined],
    ['test units lint', undefined],
    ['long kill', undefined],
    ['exec vitest run --project gateway', undefined],
    ['test nonsense', 'test knows no nonsense'],
    ['long nonsense', 'long knows no nonsense'],
    ['livery nonsense', 'livery knows no nonsense'],
    ['nonsense', 'no script nonsense'],
    ['exec nonsense', 'no program nonsense'],
    ['exec vitest run --project nonsense', 'no project nonsense'],
    ['exec vitest run packages/nonsense.test.ts', 'no file packages/nonsense.test.ts'],
  ])('is told of `pnpm %s`: %s', (command, fault) => {
    expect(faultOf(command)).toBe(fault);
  });

  it('finds paths by their end, with holes, and no others', () => {
    const found = (name: string) => Array.from(places).some((path) => patternOf(name).test(path));
    expect(['merchants/<code>', 'themes/src/lint/rules/*.ts', 'run.ts'].map(found)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['contract/flags.ts', 'un.ts', 'themes/src/lint/*.json'].map(found)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
