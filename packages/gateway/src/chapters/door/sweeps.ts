import type { Expiry } from '../../kernel/database/sweep.ts';

const DAY = 86_400_000;

/** What proves who somebody is has its time. */
export const doorSweeps: readonly Expiry[] = [
  { table: 'captcha', column: 'expires_at', kept: 0 },
  { table: 'link_ticket', column: 'expires_at', kept: 0 },
  { table: 'used_token', column: 'expires_at', kept: 0 },
  // For a day its owner is told that it is too old, and not that it is wrong.
  { table: 'phone_code', column: 'expires_at', kept: DAY },
];
