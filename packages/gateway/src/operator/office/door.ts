import {
  endSeats,
  enrol,
  logIn,
  newCodeSecret,
  requireInvitation,
  requireOfficePassword,
} from '../../chapters/office/index.ts';
import { StartError } from '../../kernel/start-error.ts';
import type { OpenDesk } from '../terminal/command.ts';
import { actorAs } from '../terminal/person.ts';
import { removeToken, tokenFile, writeToken } from '../terminal/token-file.ts';
import type { Request, OfficeAnswer } from './request.ts';

function nameIn({ options }: Request): string {
  const name = options['as'];
  if (name === undefined) throw new StartError('Missing: --as.');
  return name;
}

function seatAt({ terminal }: OpenDesk) {
  const { name, place } = terminal;
  if (name === undefined) {
    throw new StartError('A log-in belongs to a terminal, and there is none here.');
  }
  return { terminal: name, place };
}

/** Asks for both before either is looked at. */
export async function enter(desk: OpenDesk, request: Request): Promise<OfficeAnswer> {
  const name = nameIn(request);
  const seat = seatAt(desk);
  const password = await desk.terminal.ask(`Password of ${name}: `, false);
  const code = await desk.terminal.ask('Code: ', false);
  const passwords = await desk.passwords();
  const token = await logIn(desk, passwords, { name, password, code }, seat);
  await writeToken(tokenFile(desk.terminal, name), token);
  return {
    text: `${name} is logged in at this terminal: for 15 minutes after each order, and 8 hours at most.\n`,
    value: { name },
  };
}

export async function leave(desk: OpenDesk, request: Request): Promise<OfficeAnswer> {
  const name = nameIn(request);
  const { place } = await actorAs(desk, name);
  const id = BigInt(/ session (\d+)$/.exec(place)?.[1] ?? 0);
  await endSeats(desk.db, name, id, desk.clock());
  await removeToken(tokenFile(desk.terminal, name));
  return { text: `${name} is logged out.\n`, value: { name } };
}

/** At their own terminal: nobody else sees what they choose. */
export async function enrolHere(
  desk: OpenDesk,
  { words: [, name] }: Request,
): Promise<OfficeAnswer> {
  if (name === undefined) throw new StartError('Missing: the name of who enrols.');
  const { terminal } = desk;
  const invitation = await terminal.ask('Invitation: ', false);
  await requireInvitation(desk.db, { name, invitation }, desk.clock());
  const password = await terminal.ask('A password of 15 characters or more: ', false);
  requireOfficePassword(name, password);
  if ((await terminal.ask('The same again: ', false)) !== password) {
    throw new StartError('These are two different passwords.');
  }
  const secret = newCodeSecret(name);
  terminal.say(
    `Give this to an app for codes. It is shown this once:\n  ${secret.uri}\n  ${secret.text}\n`,
  );
  const code = await terminal.ask('The code that it shows: ', false);
  const { place } = terminal;
  const passwords = await desk.passwords();
  await enrol(desk, passwords, { name, invitation, password, secret, code, place });
  return {
    text: `${name} is enrolled. pnpm gateway office login --as ${name}\n`,
    value: { name },
  };
}
