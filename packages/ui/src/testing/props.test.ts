import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const written = mkdtempSync(join(tmpdir(), 'livery-props-'));

afterAll(() => rmSync(written, { recursive: true, force: true }));

// The compiler is no library any more, so it writes declarations, and they are read.
execFileSync('tsc', [
  '--project',
  join(source, '..'),
  '--rootDir',
  join(source, '../../..'),
  '--noCheck',
  '--noEmit',
  'false',
  '--declaration',
  '--emitDeclarationOnly',
  '--outDir',
  written,
]);

interface ExportLine {
  readonly file: string;
  readonly names: ReadonlySet<string>;
}

/** What the index of a folder hands on, by the file it comes from. */
const handedOn = (index: string): ExportLine[] =>
  [
    ...readFileSync(index, 'utf8').matchAll(
      /export (?:type )?\{([^}]+)\} from '\.\/([^']+)\.tsx?'/g,
    ),
  ].map(([, names = '', file = '']) => ({
    file,
    names: new Set(names.split(',').map((name) => name.replace('type ', '').trim())),
  }));

/** Declarations of a file, each with the words above it. */
const blocks = (text: string): string[] =>
  text.split(/\n(?=\/\*\*|(?<!\*\/\n)(?:export|declare|interface|type|import)\b)/);

const declared = (folder: string, { file, names }: ExportLine): string =>
  blocks(readFileSync(join(written, 'packages/ui/src', folder, `${file}.d.ts`), 'utf8'))
    .filter((block) => {
      const name = /^export (?:declare )?(?:function|const|interface|type) (\w+)/m.exec(block)?.[1];
      return name !== undefined && names.has(name);
    })
    .join('\n');

const folders = globSync('*/*/index.ts', { cwd: source })
  .toSorted()
  .map((index) => ({
    folder: dirname(index),
    name: basename(dirname(index)),
    handed: handedOn(join(source, index)),
  }))
  // Tokens and mixins are no components.
  .filter(({ name }) => name !== 'theme' && name !== 'manners');

/** Members of props that the component itself declares, and whether a sentence stands above. */
function* members(text: string): Generator<readonly [member: string, told: boolean]> {
  for (const [, name = '', body = ''] of text.matchAll(
    /interface (\w+Props)\b[^{]*\{\n([\s\S]*?)\n\}/g,
  )) {
    const lines = body.split('\n');
    for (const [index, line] of lines.entries()) {
      const member = /^ {4}(?:readonly )?'?([\w-]+)'?\??:/.exec(line)?.[1];
      if (member) yield [`${name}.${member}`, lines[index - 1]?.trimEnd().endsWith('*/') ?? false];
    }
  }
}

describe.each(folders)('$name', ({ folder, name, handed }) => {
  const text = handed.map((one) => declared(folder, one)).join('\n\n');

  it('offers what it offered, or the change is in sight', async () => {
    await expect(`${text}\n`).toMatchFileSnapshot(join(import.meta.dirname, 'api', `${name}.txt`));
  });

  it('says of every prop of its own what it is for', () => {
    const noErrors = [...members(text)].flatMap(([member, told]) => (told ? [] : [member]));
    expect(noErrors).toEqual([]);
  });
});
