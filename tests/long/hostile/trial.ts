import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unpacked } from '../../../packages/merchants/src/assets/font/woff2.ts';
import { livery } from '../../../packages/cli/src/livery.ts';
import type { Diagnostic } from '../../../packages/themes/src/index.ts';
import { manifestWith, mark, soundMark, type Case } from './case.ts';

/** What became of a hostile input. */
export interface Verdict {
  readonly outcome: 'refused' | 'inert';
  /** What was otherwise than it should be. */
  readonly surprises: readonly string[];
}

const isText = (content: string | Uint8Array | undefined): content is string =>
  typeof content === 'string';

async function put(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, isText(content) ? content.replace(mark, '') : content);
}

/** Where a mark stands, as a finding says it. */
function placeOf(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

function expectedPlace({ file, text, beside = {}, at }: Case): string {
  if (at) {
    const other = beside[at.file] ?? (at.file === 'manifest.jsonc' ? manifestWith() : '');
    const found = at.mark !== undefined && isText(other) ? other.indexOf(at.mark) : 0;
    return `${join('shop', at.file)}:${isText(other) ? placeOf(other, found) : '1:1'}`;
  }
  const marked = isText(text) ? text.indexOf(mark) : -1;
  return `${join('shop', file)}:${isText(text) && marked >= 0 ? placeOf(text, marked) : '1:1'}`;
}

/** Runs a command in this process, and what it says on standard output. */
async function said(...args: readonly string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const { log, error } = console;
  console.log = (text: string) => void lines.push(text);
  console.error = () => {};
  try {
    return { code: await livery(args), text: lines.join('\n') };
  } finally {
    Object.assign(console, { log, error });
  }
}

function* refusalSurprises(one: Case, found: readonly Diagnostic[]): Generator<string> {
  const errors = found.filter(({ severity }) => severity === 'error');
  const others = errors.filter(({ code }) => code !== one.code && !(one.also ?? []).includes(code));
  if (!errors.some(({ code }) => code === one.code)) yield `not refused by ${one.code}`;
  for (const other of others)
    yield `also ${other.code} at ${other.file}:${other.line}:${other.column}, ${other.message}`;
  const place = expectedPlace(one);
  const own = errors.filter(({ code }) => code === one.code);
  const here = own.filter(({ file, line, column }) => `${file}:${line}:${column}`.endsWith(place));
  if (own.length > 0 && here.length === 0)
    yield `not at ${place} but at ${own.map(({ file, line, column }) => `${file}:${line}:${column}`).join()}`;
  const hints = here.map(({ hint = '' }) => hint);
  if (here.length > 0 && !hints.some((hint) => hint !== '' && hint.includes(one.hint ?? '')))
    yield `the hint says ${JSON.stringify(hints)} and not "${one.hint ?? ''}"`;
}

/** What a sheet of ours never holds, whatever was written into the files of a merchant. */
const leaves = /url\((?!\/assets\/)|@import|expression\(|javascript:|<\/style|\\00/i;

async function* harm({ never = [] }: Case, out: string): AsyncGenerator<string> {
  for (const file of await readdir(out, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const bytes = await readFile(join(file.parentPath, file.name));
    // Of a font it is what it unpacks to that a phone reads.
    const plain = file.name.endsWith('.woff2') ? ((await unpacked(bytes)) ?? bytes) : bytes;
    const content = plain.toString('latin1');
    // Markup does harm where a browser reads markup; in JSON it is a text.
    const told = never.filter((text) => !text.startsWith('<') || file.name.endsWith('.html'));
    for (const text of told)
      if (content.includes(text)) yield `${file.name} holds ${JSON.stringify(text)}`;
    if (/^(theme|critical)\.css$/.test(file.name) && leaves.test(content))
      yield `${file.name} leaves its declarations`;
  }
}

async function look(one: Case, root: string): Promise<Verdict> {
  const folder = join(root, 'shop');
  const files = {
    'manifest.jsonc': manifestWith(),
    'assets/mark.svg': soundMark,
    ...one.beside,
    ...(one.text === undefined ? {} : { [one.file]: one.text }),
  };
  for (const [file, content] of Object.entries(files)) await put(join(folder, file), content);
  await mkdir(dirname(join(folder, one.file)), { recursive: true });
  await one.stage?.(folder);

  const surprises: string[] = [];
  const where = ['shop', '--merchants', root];
  const check = await said('check', ...where, '--json');
  const found = JSON.parse(check.text) as readonly Diagnostic[];
  const out = `${root}-out`;
  const emit = await said('emit', ...where, '--out', out, '--json');
  try {
    const expected = one.code === undefined ? 0 : 1;
    if (check.code !== expected) surprises.push(`check ended with ${check.code}`);
    if (emit.code !== expected) surprises.push(`emit ended with ${emit.code}`);
    if (one.code !== undefined) {
      surprises.push(...refusalSurprises(one, found));
      if (existsSync(out)) surprises.push('something was written');
      return { outcome: 'refused', surprises };
    }
    for (const { severity, code, message } of found)
      if (severity === 'error') surprises.push(`refused by ${code}, ${message}`);
    if (existsSync(out)) for await (const fault of harm(one, out)) surprises.push(fault);
    return { outcome: 'inert', surprises };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** Puts a hostile input into a sound merchant, and has the commands look at it. */
export async function tryCase(one: Case): Promise<Verdict> {
  const home = await mkdtemp(join(tmpdir(), 'livery-hostile-'));
  try {
    return await look(one, join(home, 'merchants'));
  } catch (error) {
    return { outcome: 'refused', surprises: [`it crashed: ${(error as Error).stack}`] };
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
