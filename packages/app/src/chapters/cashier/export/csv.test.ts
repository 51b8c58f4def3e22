import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLines, dialectOf } from './csv.ts';

const english = { separator: ',', point: '.' };
const german = { separator: ';', point: ',' };

it('parts cells as sheets of the language read them', () => {
  expect(dialectOf('en')).toEqual(english);
  expect(dialectOf('fil-PH')).toEqual(english);
  expect(dialectOf('de')).toEqual(german);
  // Digits of a language are for people: a sheet counts with the plain ones.
  expect(dialectOf('ar-EG')).toEqual(english);
});

it('writes numbers that a sheet counts with, negative ones as well', () => {
  expect(csvLines([[{ number: '-1250.50' }, { number: '0' }]], english)).toBe('-1250.50,0\r\n');
  expect(csvLines([[{ number: '-1250.50' }]], german)).toBe('-1250,50\r\n');
});

it('puts in quotes what would fall apart', () => {
  expect(csvLines([['Fish, "Gold"', 'a;b', 'two\nlines']], english)).toBe(
    '"Fish, ""Gold""",a;b,"two\nlines"\r\n',
  );
  expect(csvLines([['a;b']], german)).toBe('"a;b"\r\n');
});

it.each(['=1+2', '+1', '-1+2', '@SUM(A1)', '|calc', '\t=1', '  =1', '\r=1'])(
  'lets no name become a formula: %j',
  (name) => {
    const line = csvLines([[name]], english).trimEnd();
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

it('lets a number that is none become no formula either', () => {
  expect(csvLines([[{ number: '=cmd' }]], english)).toBe("'=cmd\r\n");
});

/** As a sheet reads a line. */
function read(line: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = line;
  while (rest !== '\r\n') {
    if (rest.startsWith(separator)) rest = rest.slice(1);
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const plain = /^[^\r\n]*?(?=[\r\n]|;|,)/.exec(rest);
    const cell = quoted?.[0] ?? plain?.[0] ?? '';
    cells.push(quoted?.[1]?.replaceAll('""', '"') ?? cell);
    rest = rest.slice(cell.length);
    if (!rest) throw new Error(`no end of ${line}`);
  }
  return cells;
}

it('is read as it was written, whatever the words', () => {
  const word = fc.string({ minLength: 1 }).map((text) => text.replaceAll(/[,;]/g, ' x'));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const line = csvLines([words], english);
      expect(read(line, ',').map((cell) => cell.replace(/^'/, ''))).toEqual(
        words.map((text) => text.replace(/^'/, '')),
      );
    }),
  );
});
