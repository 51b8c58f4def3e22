/** A machine code: the HTTP status that goes with it and the key of the text a person reads. */
export interface ErrorEntry {
  readonly status: number;
  readonly text: string;
}

/** What any operation may be refused with, whatever its chapter. */
export const baseErrors = {
  'request.invalid': { status: 400, text: 'request.invalid' },
  'request.too_large': { status: 413, text: 'request.too_large' },
  'request.content_type': { status: 415, text: 'request.content_type' },
  'merchant.mismatch': { status: 400, text: 'merchant.mismatch' },
  'encryption.invalid': { status: 400, text: 'encryption.invalid' },
  'origin.refused': { status: 403, text: 'origin.refused' },
  'route.missing': { status: 404, text: 'route.missing' },
  'method.refused': { status: 405, text: 'method.refused' },
  'rate.limited': { status: 429, text: 'rate.limited' },
  /** To be asked again with work: a challenge of `verification`, and its answer in `Work`. */
  'verification.required': { status: 422, text: 'verification.required' },
  'idempotency.mismatch': { status: 422, text: 'idempotency.mismatch' },
  'idempotency.in_progress': { status: 409, text: 'idempotency.in_progress' },
  'auth.required': { status: 401, text: 'in_logged_login' },
  'session.replaced': { status: 401, text: 'session.replaced' },
  'permission.denied': { status: 403, text: 'permission.denied' },
  'trial.forbidden': { status: 403, text: 'trial.forbidden' },
  'type.rejected': { status: 403, text: 'free_reject' },
  planned: { status: 501, text: 'planned' },
  'region.blocked': { status: 451, text: 'region.blocked' },
  'system.upgrading': { status: 503, text: 'system.upgrading' },
  'system.busy': { status: 503, text: 'system.busy' },
  unknown: { status: 500, text: 'unknown' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

/** Answers any call may get, so that an endpoint lists only its own. */
export const commonErrors = [
  'request.invalid',
  'request.too_large',
  'request.content_type',
  'merchant.mismatch',
  'origin.refused',
  'rate.limited',
  'verification.required',
  'region.blocked',
  'system.upgrading',
  'system.busy',
  'unknown',
] as const satisfies readonly (keyof typeof baseErrors)[];
