/** Practice money: same digits and sign, but never the same currency. */
const PRACTICE = 'TRIAL-';

export function practiceCurrency(currency: string): string {
  return `${PRACTICE}${currency}`;
}

/** The ISO currency a ledger currency is shown in. */
export function shownCurrency(currency: string): string {
  return currency.startsWith(PRACTICE) ? currency.slice(PRACTICE.length) : currency;
}

const digitsOf = new Map<string, number>();

/** Asking takes long, and there are few currencies. */
function minorDigits(currency: string): number {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: shownCurrency(currency),
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsOf.set(currency, digits);
  return digits;
}

export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: shownCurrency(currency),
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

export function toDecimal(minor: bigint, currency: string): string {
  const digits = minorDigits(currency);
  const sign = minor < 0n ? '-' : '';
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Undefined where the text is no amount of this currency; nothing is rounded. */
export function toMinor(decimal: string, currency: string): bigint | undefined {
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,8}))?$/.exec(decimal);
  if (match === null) return undefined;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const digits = minorDigits(currency);
  if (/[1-9]/.test(fraction.slice(digits))) return undefined;
  const minor = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return sign === '-' ? -minor : minor;
}
