import type { ErrorEntry } from '../base/errors.ts';

export const identityErrors = {
  'kyc.required': { status: 403, text: 'kyc.required' },
  /** It is looked at, or decided: nothing can be handed in now. */
  'kyc.closed': { status: 409, text: 'kyc.closed' },
  /** What has to be handed in first is not all there. */
  'kyc.incomplete': { status: 409, text: 'kyc.incomplete' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
