import type { ErrorEntry } from '../base/errors.ts';

export const cashierErrors = {
  'wallet.missing': { status: 404, text: 'wallet.missing' },
  'balance.short': { status: 422, text: 'balance.short' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
