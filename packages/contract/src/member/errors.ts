import type { ErrorEntry } from '../base/errors.ts';

export const memberErrors = {
  'password.same': { status: 422, text: 'same_password' },
  'password.old_wrong': { status: 422, text: 'password.old_wrong' },
  'modify.new.old.same': { status: 422, text: 'modify.new.old.same' },
  'confirm.mismatch': { status: 422, text: 'confirm.mismatch' },
  'password.change_required': { status: 403, text: 'password.change_required' },
  'password.weak': { status: 422, text: 'password.weak' },
  'payment_password.unset': { status: 409, text: 'payment_password.unset' },
  'payment_password.wrong': { status: 422, text: 'payment_password.wrong' },
  'payment_password.locked': { status: 423, text: 'payment_password.locked' },
  'payment_password.weak': { status: 422, text: 'payment_password.weak' },
  /** Neither a phone nor a mailbox of the member is proven. */
  'contact.missing': { status: 409, text: 'contact.missing' },
  /** It was said before, or an identity was proven. */
  'payee.locked': { status: 409, text: 'payee.locked' },
  /** The password is right, and a code of the authenticator is owed beside it. */
  'totp.required': { status: 403, text: 'totp.required' },
  'totp.wrong': { status: 422, text: 'totp.wrong' },
  'totp.set': { status: 409, text: 'totp.set' },
  'totp.unset': { status: 409, text: 'totp.unset' },
  /** Another version of the terms holds than the member accepted: play, paying in and offers wait. */
  'terms.changed': { status: 423, text: 'terms.changed' },
  /** No copy of the member’s data is there: none was made, or its days are over. */
  'data.missing': { status: 404, text: 'data.missing' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
