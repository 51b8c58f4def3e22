import type { ErrorEntry } from '../base/errors.ts';

export const playErrors = {
  /** The session a game was launched with. */
  'session.ended': { status: 401, text: 'session.ended' },
  'vendor.maintenance': { status: 422, text: 'vendor.maintenance' },
  'url.empty': { status: 422, text: 'url.empty' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
