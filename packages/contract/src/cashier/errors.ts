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
  'withdraw.too_many_open': { status: 409, text: 'withdraw.too_many_open' },
  /** For a while after the payment password was set. */
  'withdraw.held': { status: 423, text: 'withdraw.held' },
  'card.missing': { status: 404, text: 'card.missing' },
  /** It was added a short while ago, and waits. */
  'card.new': { status: 409, text: 'card.new' },
  'card.format': { status: 422, text: 'card.format' },
  'card.limit': { status: 409, text: 'card.limit' },
  /** The member has it already. */
  'card.known': { status: 409, text: 'card.known' },
  /** A payout is under way to it. */
  'card.in_use': { status: 409, text: 'card.in_use' },
  'payee.mismatch': { status: 422, text: 'payee.mismatch' },
  'order.final': { status: 409, text: 'order.final' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
