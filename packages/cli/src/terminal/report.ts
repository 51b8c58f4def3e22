import { readFileSync } from 'node:fs';
import { styleText } from 'node:util';
import type { Diagnostic } from '@livery/themes';

type Style = Parameters<typeof styleText>[0];

/** Colour on a terminal, plain text in a pipe. */
export const paint = (style: Style, text: string): string =>
  process.stdout.isTTY && !process.env['NO_COLOR'] ? styleText(style, text) : text;

const lineOf = (file: string, line: number): string | undefined => {
  try {
    return readFileSync(file, 'utf8').split('\n')[line - 1];
  } catch {
    return undefined;
  }
};

function frame({ file, line, column }: Diagnostic): string[] {
  const text = lineOf(file, line);
  if (text === undefined) return [];
  const gutter = String(line).padStart(5);
  return [
    `${gutter} | ${text}`,
    `      | ${' '.repeat(Math.max(0, column - 1))}${paint('red', '^')}`,
  ];
}

/** A complaint as a person reads it: where, what, the line itself, and how to mend it. */
export const describe = (one: Diagnostic): string =>
  [
    `${paint('bold', `${one.file}:${one.line}:${one.column}`)}  ${paint(one.severity === 'error' ? 'red' : 'yellow', one.severity)}  ${one.message}  ${paint('dim', one.code)}`,
    ...frame(one),
    ...(one.hint ? [`      ${one.hint}`] : []),
  ].join('\n');
