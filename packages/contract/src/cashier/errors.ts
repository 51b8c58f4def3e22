import type { ErrorEntry } from '../base/errors.ts';

export const cashierErrors = {
  'wallet.missing': { status: 404, text: 'wallet.missing' },
  'balance.short': { status: 422, text: 'balance.short' },
  'amount.range': { status: 422, text: 'amount.range' },
  /** What would be credited is another sum than the page said. */
  'quote.changed': { status: 409, text: 'quote.changed' },
  /** It was not answered yet whether a deposit limit is wanted. */
  'rg.prompt': { status: 423, text: 'rg.prompt' },
  'deposit.too_many_open': { status: 409, text: 'deposit.too_many_open' },
  /** After deposits that failed one after the other. */
  'deposit.blocked': { status: 423, text: 'deposit.blocked' },
  'method.closed': { status: 409, text: 'method.closed' },
  'provider.unavailable': { status: 503, text: 'provider.unavailable' },
  'order.missing': { status: 404, text: 'order.missing' },
  'order.final': { status: 409, text: 'order.final' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
