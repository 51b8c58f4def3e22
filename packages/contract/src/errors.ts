/**
 * Every machine code a reply may carry: the HTTP status that goes with it and
 * the key of the text a person reads. The client decides by code, never by
 * status or text.
 */
export const errorCatalogue = {
  // The request itself
  'request.invalid': { status: 400, text: 'request.invalid' },
  'request.too_large': { status: 413, text: 'request.too_large' },
  'request.content_type': { status: 415, text: 'request.content_type' },
  'merchant.mismatch': { status: 400, text: 'merchant.mismatch' },
  'encryption.invalid': { status: 400, text: 'encryption.invalid' },
  'origin.refused': { status: 403, text: 'origin.refused' },
  'route.missing': { status: 404, text: 'route.missing' },
  'method.refused': { status: 405, text: 'method.refused' },
  'rate.limited': { status: 429, text: 'rate.limited' },
  'idempotency.mismatch': { status: 422, text: 'idempotency.mismatch' },
  'idempotency.in_progress': { status: 409, text: 'idempotency.in_progress' },

  // Session and account
  /** The session a game was launched with. */
  'session.ended': { status: 401, text: 'session.ended' },
  'auth.required': { status: 401, text: 'in_logged_login' },
  'session.replaced': { status: 401, text: 'session.replaced' },
  'login.failed': { status: 401, text: 'login.failed' },
  'login.not_member': { status: 403, text: 'login.not_member' },
  'login.not_agent': { status: 403, text: 'login.not_agent' },
  'captcha.wrong': { status: 422, text: 'captcha.wrong' },
  'permission.denied': { status: 403, text: 'permission.denied' },
  'trial.forbidden': { status: 403, text: 'trial.forbidden' },
  'type.rejected': { status: 403, text: 'free_reject' },
  'user.missing': { status: 404, text: 'user.missing' },
  'username.taken': { status: 409, text: 'username.taken' },
  'affiliate.invalid': { status: 422, text: 'affiliate.invalid' },
  'referrer.invalid': { status: 422, text: 'referrer.invalid' },
  'referral.off': { status: 403, text: 'coming_soon' },
  'sms.wrong': { status: 422, text: 'sms.wrong' },
  'sms.expired': { status: 410, text: 'sms.expired' },
  'password.same': { status: 422, text: 'same_password' },
  'password.old_wrong': { status: 422, text: 'password.old_wrong' },
  'modify.new.old.same': { status: 422, text: 'modify.new.old.same' },
  'confirm.mismatch': { status: 422, text: 'confirm.mismatch' },
  'password.weak': { status: 422, text: 'password.weak' },
  'credential.invalid': { status: 401, text: 'credential.invalid' },
  'mobile.taken': { status: 409, text: 'mobile.taken' },
  'email.taken': { status: 409, text: 'email.taken' },
  'email.format': { status: 422, text: 'in_email_incorrect' },
  'age.under': { status: 422, text: 'age.under' },
  'verification.required': { status: 422, text: 'verification.required' },
  'sms.failed': { status: 503, text: 'sms_send_failed' },
  'kyc.required': { status: 403, text: 'kyc.required' },

  // Content
  'announcement.missing': { status: 404, text: 'announcement.missing' },
  'promotion.missing': { status: 404, text: 'promotion.missing' },
  'promotion.closed': { status: 422, text: 'promotion.closed' },
  'upload.invalid': { status: 422, text: 'upload.invalid' },

  // Games and money
  'game.missing': { status: 404, text: 'game.missing' },
  'vendor.maintenance': { status: 422, text: 'vendor.maintenance' },
  'url.empty': { status: 422, text: 'url.empty' },
  'wallet.missing': { status: 404, text: 'wallet.missing' },
  'balance.short': { status: 422, text: 'balance.short' },

  // Responsible play
  'rg.limit_reached': { status: 423, text: 'rg.limit_reached' },
  'rg.timeout': { status: 423, text: 'rg.timeout' },
  'rg.excluded': { status: 423, text: 'rg.excluded' },
  'rg.session_limit': { status: 423, text: 'rg.session_limit' },

  // The platform
  planned: { status: 501, text: 'planned' },
  'region.blocked': { status: 451, text: 'region.blocked' },
  'system.upgrading': { status: 503, text: 'system.upgrading' },
  'system.busy': { status: 503, text: 'system.busy' },
  unknown: { status: 500, text: 'unknown' },
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** Answers any call may get, so that an endpoint lists only its own. */
export const commonErrors = [
  'request.invalid',
  'request.too_large',
  'request.content_type',
  'merchant.mismatch',
  'origin.refused',
  'rate.limited',
  'region.blocked',
  'system.upgrading',
  'system.busy',
  'unknown',
] as const satisfies readonly ErrorCode[];
