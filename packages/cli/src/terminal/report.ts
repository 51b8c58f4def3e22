import { lstatSync, readFileSync } from 'node:fs';
import { styleText } from 'node:util';
import type { Diagnostic } from '@livery/themes';

type Style = Parameters<typeof styleText>[0];

/** Colour on a terminal, plain text in a pipe. */
export const paint = (style: Style, text: string): string =>
  process.stdout.isTTY && !process.env['NO_COLOR'] ? styleText(style, text) : text;

const shownBytes = 512 * 1024;
const shownColumns = 100;
const lines = new Map<string, readonly string[]>();

/** The text of a file that may be shown: not of a link, which may lead anywhere, nor of a giant. */
function textOf(file: string): string {
  try {
    const stat = lstatSync(file, { throwIfNoEntry: false });
    return stat?.isFile() && stat.size <= shownBytes ? readFileSync(file, 'utf8') : '';
  } catch {
    // That it cannot be read may be the very finding.
    return '';
  }
}

/** From now on a finding in this file shows a line of this text, which no disk has yet. */
export const showText = (file: string, text: string): void =>
  void lines.set(file, text.split('\n'));

function linesOf(file: string): readonly string[] {
  const known = lines.get(file);
  if (known) return known;
  const text = textOf(file);
  // A picture is no text: a line of its bytes would tell nobody anything.
  const found = text === '' || text.includes('\0') ? [] : text.split('\n');
  lines.set(file, found);
  return found;
}

/** What a terminal would take for an order is shown as a dot. */
export const printable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '·');

function frame({ file, line, column }: Diagnostic): string[] {
  const text = linesOf(file)[line - 1];
  if (text === undefined) return [];
  // Of a very long line, the part around the place.
  const start = Math.max(0, column - 1 - shownColumns / 2);
  const part = printable(text.replace(/\r$/, '').slice(start, start + shownColumns));
  const gutter = String(line).padStart(5);
  return [
    `${gutter} | ${part}`,
    `      | ${' '.repeat(Math.max(0, column - 1 - start))}${paint('red', '^')}`,
  ];
}

/** A complaint as a person reads it: where, what, the line itself, and how to mend it. */
export const describe = (one: Diagnostic): string =>
  [
    `${paint('bold', `${one.file}:${one.line}:${one.column}`)}  ${paint(one.severity === 'error' ? 'red' : 'yellow', one.severity)}  ${printable(one.message)}  ${paint('dim', one.code)}`,
    ...frame(one),
    ...(one.hint ? [`      ${printable(one.hint)}`] : []),
  ].join('\n');
