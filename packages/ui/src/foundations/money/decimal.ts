/** Money comes as a decimal string and never becomes a floating number. */
interface Decimal {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

const shape = /^\s*([+-]?)(\d*)(?:\.(\d*))?\s*$/;

/** What is no decimal counts as nothing. */
export function parseDecimal(text: string): Decimal {
  const [, sign = '', whole = '', fraction = ''] = shape.exec(text) ?? [];
  return { negative: sign === '-', whole: whole.replace(/^0+(?=\d)/, '') || '0', fraction };
}

/** Compares two decimal strings, whatever their length. */
export function compareDecimals(a: string, b: string): number {
  const scaled = (text: string, places: number): bigint => {
    const { negative, whole, fraction } = parseDecimal(text);
    const value = BigInt(whole + fraction.padEnd(places, '0'));
    return negative ? -value : value;
  };
  const places = Math.max(parseDecimal(a).fraction.length, parseDecimal(b).fraction.length);
  const left = scaled(a, places);
  const right = scaled(b, places);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
