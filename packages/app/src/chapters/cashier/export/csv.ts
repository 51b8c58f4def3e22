/** A cell: words, or a number that a sheet can count with. */
export type Cell = string | { readonly number: string };

export interface CsvDialect {
  readonly separator: string;
  readonly point: string;
}

/** As sheets of a language read it: where the comma parts whole from part, cells are parted by semicolons. */
export function dialectOf(language: string): CsvDialect {
  const isComma =
    new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')
      ?.value === ',';
  return isComma ? { separator: ';', point: ',' } : { separator: ',', point: '.' };
}

/**
 * What a sheet would take for a formula, wherever a name comes from: in full
 * width too, and behind what is not seen. A file may be opened where other signs
 * part cells than it was written with, and a quote within a cell keeps nothing
 * together there: each part that would be a cell counts as one.
 */
const formula = String.raw`(?=[\s\p{Cc}\p{Cf}"]*[=+\-@|\t\r＝＋－＠｜﹦﹢﹣﹫−])`;
const begins = new RegExp(`^${formula}`, 'u');
const goesOn = new RegExp(String.raw`[,;\t\r\n]${formula}`, 'gu');
const partsCells = /[",;\t\r\n]/;
const isNumber = /^-?\d+(\.\d+)?$/;

function write(cell: Cell, { point }: CsvDialect): string {
  if (typeof cell !== 'string' && isNumber.test(cell.number))
    return cell.number.replace('.', point);
  const text = typeof cell === 'string' ? cell : cell.number;
  const safe = text.replaceAll(goesOn, "$&'").replace(begins, "'");
  const isPlain = !partsCells.test(safe) && safe.trim() === safe;
  return isPlain ? safe : `"${safe.replaceAll('"', '""')}"`;
}

/** Lines as a sheet takes them, each with its end. */
export const csvLines = (rows: readonly (readonly Cell[])[], dialect: CsvDialect): string =>
  rows
    .map((row) => `${row.map((cell) => write(cell, dialect)).join(dialect.separator)}\r\n`)
    .join('');

/** Without it Excel reads anything but English letters wrongly. */
export const byteOrderMark = '\uFEFF';
