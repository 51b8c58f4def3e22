import { hostname, userInfo } from 'node:os';
import type { Actor } from '../../kernel/acts/act.ts';
import { StartError } from '../../kernel/start-error.ts';

/** The row of `staff` that whoever has a shell acts as. */
const OPERATOR = 'system';

/**
 * The name is what somebody says of themselves; the machine and its user are
 * written down beside it, and nobody chooses those.
 */
export function actorHere(by: string | undefined): Actor {
  const user = userHere();
  const person = (by ?? (process.env['LIVERY_OPERATOR'] || user)).trim();
  if (!/^[^\p{C}]{1,80}$/u.test(person)) {
    throw new StartError('The name of whoever orders it has 1 to 80 letters, on one line.');
  }
  return { operator: OPERATOR, person, place: `cli ${user}@${hostname()}` };
}

/** In a container a user may have a number and no name. */
function userHere(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
