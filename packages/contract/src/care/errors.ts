import type { ErrorEntry } from '../base/errors.ts';

export const careErrors = {
  'rg.limit_reached': { status: 423, text: 'rg.limit_reached' },
  'rg.timeout': { status: 423, text: 'rg.timeout' },
  'rg.excluded': { status: 423, text: 'rg.excluded' },
  'rg.session_limit': { status: 423, text: 'rg.session_limit' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
