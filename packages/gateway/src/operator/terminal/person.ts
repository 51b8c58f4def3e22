import { noSeat, claimSeat } from '../../chapters/office/index.ts';
import type { Actor, Desk } from '../../kernel/acts/act.ts';
import { StartError } from '../../kernel/start-error.ts';
import { placeHere, userHere, type Terminal } from './here.ts';
import { readToken, tokenFile } from './token-file.ts';

/** The row of `staff` that whoever has a shell acts as. */
const OPERATOR = 'system';

/**
 * The name is what somebody says of themselves; the machine and its user are
 * written down beside it, and nobody chooses those.
 */
export function actorHere(by: string | undefined): Actor {
  const person = (by ?? (process.env['LIVERY_OPERATOR'] || userHere())).trim();
  if (!/^[^\p{C}]{1,80}$/u.test(person)) {
    throw new StartError('The name of whoever orders it has 1 to 80 letters, on one line.');
  }
  return { operator: OPERATOR, person, place: placeHere() };
}

export interface SeatContext extends Pick<Desk, 'db' | 'clock'> {
  readonly terminal: Terminal;
}

/** Somebody of the staff, by the session that they opened at this terminal. */
export async function actorAs({ db, clock, terminal }: SeatContext, as: string): Promise<Actor> {
  if (terminal.name === undefined || !/^[a-z][a-z0-9._-]{0,39}$/.test(as)) throw noSeat(as);
  const token = await readToken(tokenFile(terminal, as));
  if (token === undefined) throw noSeat(as);
  const id = await claimSeat(db, as, token, terminal.name, clock());
  return { operator: as, person: as, place: `${terminal.place} session ${id}` };
}

/** By name where `--as` says one, else as the machine. */
export async function actorOf(
  desk: SeatContext,
  { as, by }: { readonly as?: string | undefined; readonly by?: string | undefined },
): Promise<Actor> {
  if (as === undefined) return actorHere(by);
  if (by !== undefined) throw new StartError('--as proves who it is, and takes no --by beside it.');
  return actorAs(desk, as);
}
