const currencies = {
  0: ['JPY', 'KRW', 'VND'],
  2: ['BRL', 'CAD', 'EUR', 'GBP', 'IDR', 'INR', 'MXN', 'MYR', 'PHP', 'SEK', 'SGD', 'THB', 'USD'],
  3: ['BHD', 'KWD'],
} as const;

/** Digits after the point, by currency. */
const digits = new Map<string, number>(
  Object.entries(currencies).flatMap(([places, codes]) =>
    codes.map((code) => [code, Number(places)] as const),
  ),
);

/** Far above what a card or a bank moves at once, and exact in a number. */
const MOST = 10 ** 13;

export const isCurrency = (value: unknown): value is string =>
  typeof value === 'string' && digits.has(value);

/** Minor units: a whole number above nothing. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= MOST;

export function formatMoney(minor: number, currency: string): string {
  const places = digits.get(currency) ?? 2;
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(minor / 10 ** places);
}

/** Without a sign, as one types it into a bank's form. */
export function plainMoney(minor: number, currency: string): string {
  const places = digits.get(currency) ?? 2;
  return (minor / 10 ** places).toFixed(places);
}

export const half = (amount: number): number => Math.max(1, Math.floor(amount / 2));
