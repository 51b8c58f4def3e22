import type { ErrorEntry } from '../base/errors.ts';

export const memberErrors = {
  'password.same': { status: 422, text: 'same_password' },
  'password.old_wrong': { status: 422, text: 'password.old_wrong' },
  'modify.new.old.same': { status: 422, text: 'modify.new.old.same' },
  'confirm.mismatch': { status: 422, text: 'confirm.mismatch' },
  'password.change_required': { status: 403, text: 'password.change_required' },
  'password.weak': { status: 422, text: 'password.weak' },
  'kyc.required': { status: 403, text: 'kyc.required' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
