import type { ErrorEntry } from '../base/errors.ts';

export const careErrors = {
  'rg.limit_reached': { status: 423, text: 'rg.limit_reached' },
  'rg.timeout': { status: 423, text: 'rg.timeout' },
  'rg.excluded': { status: 423, text: 'rg.excluded' },
  /** On a register of excluded players, which ends it and nobody else. */
  'rg.on_register': { status: 423, text: 'rg.on_register' },
  /** A law has a register asked before anybody plays, and it has not answered. */
  'rg.register_silent': { status: 423, text: 'rg.register_silent' },
  'rg.under_age': { status: 423, text: 'rg.under_age' },
  'rg.session_limit': { status: 423, text: 'rg.session_limit' },
  /** A reality check waits for its answer. */
  'rg.check_due': { status: 423, text: 'rg.check_due' },
  /** The pause that a law asks for after a reality check. */
  'rg.break': { status: 423, text: 'rg.break' },
  /** What was asked for is not to be had yet. */
  'rg.too_early': { status: 409, text: 'rg.too_early' },
  /** It was not confirmed in time, and has to be asked for anew. */
  'rg.lapsed': { status: 409, text: 'rg.lapsed' },
  'rg.above_ceiling': { status: 422, text: 'rg.above_ceiling' },
  'limit.missing': { status: 404, text: 'limit.missing' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
