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
    '"Fish, ""Gold""","a;b","two\nlines"\r\n',
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

it.each(['＝1+2', '＋1', '－1+2', '＠SUM(A1)', '｜calc', '\u200b=1', '\0=1', '"=1'])(
  'lets no name become a formula by another sign or behind one that is not seen: %j',
  (name) => {
    const line = csvLines([[name]], english).trimEnd();
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

it('lets no part of a name become a formula where other signs part cells', () => {
  expect(csvLines([['#1', 'Fruit,=1+1']], german)).toBe(`#1;"Fruit,'=1+1"\r\n`);
  expect(csvLines([['#1', 'Fruit; +1']], english)).toBe(`#1,"Fruit;' +1"\r\n`);
  expect(csvLines([['#1', 'Fruit\n=1']], english)).toBe(`#1,"Fruit\n'=1"\r\n`);
});

it.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
])('holds no formula for a sheet that parts cells by %s, whatever the words', (_, separator) => {
  const letter = fc.constantFrom(...'=+-@|＝－,;"\t\r\n \'\0\u200ba1');
  const words = fc.array(fc.string({ unit: letter }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(words, fc.constantFrom(english, german), (row, dialect) => {
      const cells = cellsOf(csvLines([['#1', ...row], ['#2']], dialect), separator);
      const begin = (cell: string) => cell.replaceAll(/^[\s\0\u200b"]+/g, '');
      expect(cells.filter((cell) => /^[=+\-@|＝－]/.test(begin(cell)))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

/** As sheets do: a quote counts at the beginning of a cell alone. */
function cellsOf(file: string, separator: string): string[] {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"?)?([^\\r\\n${separator}]*)(?:\\r\\n|[\\r\\n${separator}]|$)`,
    'gy',
  );
  return [...file.matchAll(cell)].map(
    ([, quoted = '', plain = '']) => quoted.replaceAll('""', '"') + plain,
  );
}

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
