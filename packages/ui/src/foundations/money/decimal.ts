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

const turned = (text: string): string =>
  text.trim().startsWith('-') ? text.trim().slice(1) : `-${text.trim().replace(/^\+/, '')}`;

/** One decimal string more than another, with as many places as the longer. */
export function addDecimals(a: string, b: string): string {
  const [one, other] = [parseDecimal(a), parseDecimal(b)];
  const places = Math.max(one.fraction.length, other.fraction.length);
  const scaled = ({ negative, whole, fraction }: Decimal): bigint =>
    BigInt(whole + fraction.padEnd(places, '0')) * (negative ? -1n : 1n);
  const sum = scaled(one) + scaled(other);
  const digits = String(sum < 0n ? -sum : sum).padStart(places + 1, '0');
  const point = digits.length - places;
  const text = places === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return sum < 0n ? `-${text}` : text;
}

/** What is left of one decimal string without another. */
export const lessDecimals = (a: string, b: string): string => addDecimals(a, turned(b));
