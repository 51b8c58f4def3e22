import {
  endStaff,
  endStaffSessions,
  giveRole,
  inviteStaff,
  letOwnerIn,
  listSeats,
  listStaff,
  takeRole,
} from '../../chapters/office/index.ts';
import type { AnyAct } from '../../kernel/acts/act.ts';
import { personRoles, roles } from '../../kernel/acts/roles.ts';
import { StartError } from '../../kernel/start-error.ts';
import type { OpenDesk } from '../terminal/command.ts';
import { columns, oneLine } from '../terminal/print.ts';
import { orderFor, type Request, type OfficeAnswer } from './request.ts';

interface Person {
  readonly name: string;
  readonly active: boolean;
  readonly isEnrolled: boolean;
  readonly roles: readonly string[];
}

/** What each role may; told without a database. */
export const rolesText = (): string =>
  `${columns(personRoles.map((role) => [role, roles[role].join(', ')]))}\n`;

const peopleText = (people: readonly Person[]): string =>
  people.length === 0
    ? 'Nobody works here yet. pnpm gateway office staff invite <name> --owner\n'
    : `${columns(people.map((one) => [one.name, standing(one), one.roles.join(', ')]))}\n`;

const standing = ({ active, isEnrolled }: Person): string => {
  if (!active) return 'ended';
  return isEnrolled ? 'enrolled' : 'invited';
};

const enrolText = (name: string): string =>
  `${name} enrols with it within 15 minutes: pnpm gateway office enrol ${name}\n`;

/** `office staff …`: who works here, and what they are. */
export async function staffLine(desk: OpenDesk, request: Request): Promise<OfficeAnswer> {
  const [, order = 'list', name, change, role] = request.words;
  const { flags } = request;
  const isOwner = flags.has('owner');
  const everywhere = flags.has('everywhere');
  const named = { name };
  const by = (act: AnyAct, params: unknown, say: (result: unknown) => string, isOwn = false) =>
    orderFor(desk, request, act, params, say, isOwn);
  if (order === 'list' && name === undefined) {
    return by(listStaff, {}, (result) => peopleText((result as { people: Person[] }).people));
  }
  if (name === undefined) throw new StartError('Missing: the name of a person.');
  if (order === 'invite' && change === undefined) {
    // On the machine, and by nobody of the staff: there is none yet.
    const isOfMachine = isOwner && request.options['as'] === undefined;
    return by(isOwner ? letOwnerIn : inviteStaff, named, () => enrolText(name), isOfMachine);
  }
  if (order === 'roles' && (change === 'give' || change === 'take') && role !== undefined) {
    const act = change === 'give' ? giveRole : takeRole;
    return by(act, { name, role, everywhere }, (result) => {
      const { roles: now } = result as { roles: readonly string[] };
      return `${name}: ${now.length === 0 ? 'nothing' : now.join(', ')}\n`;
    });
  }
  if (order === 'end' && change === undefined) {
    return by(endStaff, named, () => `${name} works here no more, and is in nowhere.\n`);
  }
  throw new StartError('This is no order of the staff; pnpm gateway office --help lists them.');
}

interface SeatRow {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly seen: string;
}

/** `office sessions …`: where they are logged in. */
export async function sessionsLine(desk: OpenDesk, request: Request): Promise<OfficeAnswer> {
  const [, order, name, ...more] = request.words;
  if (order === undefined) {
    return orderFor(desk, request, listSeats, {}, (result) => {
      const { sessions } = result as { sessions: readonly SeatRow[] };
      const rows = sessions.map((one) => [one.id, one.name, one.seen, oneLine(one.place)]);
      return rows.length === 0 ? 'Nobody is logged in.\n' : `${columns(rows)}\n`;
    });
  }
  if (order !== 'end' || name === undefined || more.length > 0) {
    throw new StartError('Missing: sessions end <name>.');
  }
  return orderFor(desk, request, endStaffSessions, { name }, (result) => {
    const { ended } = result as { ended: number };
    return `${ended} of ${name} ended.\n`;
  });
}
