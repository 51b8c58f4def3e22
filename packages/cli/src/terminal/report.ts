import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { pathToFileURL } from 'node:url';
import { findingAnchor, hideUnknown, type Diagnostic } from '@livery/themes';
import { workspace } from '@livery/merchants/paths';

type Style = Parameters<typeof styleText>[0];

/** Colour on a terminal, plain text in a pipe. */
export const paint = (style: Style, text: string): string =>
  process.stdout.isTTY && !process.env['NO_COLOR'] ? styleText(style, text) : text;

/** The page that says what each code means. */
export const findingsFile = join(workspace, 'docs/findings.md');

/** A code on a terminal leads to its words on that page; those that know no links show the code alone. */
const linked = (code: string): string =>
  process.stdout.isTTY && !process.env['NO_COLOR']
    ? `\u001b]8;;${pathToFileURL(findingsFile).href}#${findingAnchor(code)}\u0007${code}\u001b]8;;\u0007`
    : code;

const shownBytes = 512 * 1024;
const shownColumns = 100;
/** Lines by file, and what the file was like when they were read. */
const lines = new Map<string, { readonly stamp: string; readonly lines: readonly string[] }>();

/** What may be shown of a file: not of a link, which may lead anywhere, nor of a giant. */
function stampOf(file: string): string | undefined {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  return stat?.isFile() && stat.size <= shownBytes ? `${stat.mtimeMs}:${stat.size}` : undefined;
}

/** Lines of texts that no disk has yet. */
const drafts = new Map<string, readonly string[]>();

/** From now on a finding in this file shows a line of this text. */
export const showText = (file: string, text: string): void =>
  void drafts.set(file, hideUnknown(file, text).split('\n'));

function linesOf(file: string): readonly string[] {
  const draft = drafts.get(file);
  if (draft) return draft;
  try {
    const stamp = stampOf(file);
    if (stamp === undefined) return [];
    const known = lines.get(file);
    if (known?.stamp === stamp) return known.lines;
    const text = readFileSync(file, 'utf8');
    // A picture is no text: a line of its bytes would tell nobody anything.
    const found = text === '' || text.includes('\0') ? [] : hideUnknown(file, text).split('\n');
    lines.set(file, { stamp, lines: found });
    return found;
  } catch {
    // That it cannot be read may be the very finding.
    return [];
  }
}

/** What a terminal would take for an order is shown as a dot. */
export const printable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '·');

/** Findings of a key that has no business there; what stands under it has none in a log. */
const ofKeys: ReadonlySet<string> = new Set([
  'schema.unknown-key',
  'texts.unknown-key',
  'token.unknown',
]);
const keyAt = /"(?:[^"\\]|\\.)*"(?=\s*:)/y;

/** The line as far as the key that a finding is about, where it is about no more than that. */
function upToKey({ code, column }: Pick<Diagnostic, 'code' | 'column'>, text: string): string {
  if (!ofKeys.has(code)) return text;
  keyAt.lastIndex = column - 1;
  return keyAt.test(text) ? `${text.slice(0, keyAt.lastIndex)}: …` : text;
}

/** A line of a file as it is shown, and where in it the place is; of a very long one, the part around it. */
export function shownLine(
  one: Pick<Diagnostic, 'code' | 'file' | 'line' | 'column'>,
): { text: string; at: number } | undefined {
  const { file, line, column } = one;
  const whole = linesOf(file)[line - 1];
  if (whole === undefined) return undefined;
  const text = upToKey(one, whole);
  const start = Math.max(0, column - 1 - shownColumns / 2);
  const part = printable(text.replace(/\r$/, '').slice(start, start + shownColumns));
  return { text: part, at: Math.max(0, column - 1 - start) };
}

function frame(one: Diagnostic): string[] {
  const shown = shownLine(one);
  if (!shown) return [];
  const gutter = String(one.line).padStart(5);
  return [`${gutter} | ${shown.text}`, `      | ${' '.repeat(shown.at)}${paint('red', '^')}`];
}

/** A complaint as a person reads it: where, what, the line itself, and how to mend it. */
export const describe = (one: Diagnostic): string =>
  [
    `${paint('bold', `${one.file}:${one.line}:${one.column}`)}  ${paint(one.severity === 'error' ? 'red' : 'yellow', one.severity)}  ${printable(one.message)}  ${paint('dim', linked(one.code))}`,
    ...frame(one),
    ...(one.hint ? [`      ${printable(one.hint)}`] : []),
  ].join('\n');
