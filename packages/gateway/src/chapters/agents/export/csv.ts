/** A cell: words, or a number that a sheet can count with. */
export type Cell = string | { readonly number: string };

/** Without it Excel reads anything but English letters wrongly. */
export const byteOrderMark = '\uFEFF';

/**
 * What a sheet would take for a formula, in full width and behind what is not
 * seen too. A sheet may part cells by other signs than a comma, and a quote
 * keeps nothing together there: each part that would be a cell counts as one.
 */
const formula = /^(?=[\s\p{Cc}\p{Cf}"]*[=+\-@|\t\r＝＋－＠｜﹦﹢﹣﹫−])/u;
const between = /([,;\t\r\n])/;
const partsCells = /[",;\t\r\n]/;
const isNumber = /^-?\d+(\.\d+)?$/;

function written(cell: Cell): string {
  if (typeof cell !== 'string' && isNumber.test(cell.number)) return cell.number;
  const text = typeof cell === 'string' ? cell : cell.number;
  const parts = text.split(between);
  const safe = parts
    .map((part, place) => (place % 2 === 0 && place > 0 ? part.replace(formula, "'") : part))
    .join('')
    .replace(formula, "'");
  const isPlain = !partsCells.test(safe) && safe.trim() === safe;
  return isPlain ? safe : `"${safe.replaceAll('"', '""')}"`;
}

/** A line of a sheet, with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`;
