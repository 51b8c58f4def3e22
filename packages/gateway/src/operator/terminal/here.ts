import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { homedir, hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { askAt } from './keyboard.ts';

/** Where a command was typed: what it asks, and what tells this place from every other. */
export interface Terminal {
  /** Of machine, user and terminal; undefined where nobody sits at one. */
  readonly name: string | undefined;
  /** For people: whose machine it is. */
  readonly place: string;
  /** Where this user keeps what lets them in. */
  readonly folder: string;
  /** What is typed is shown, or is not. */
  ask(question: string, isShown: boolean): Promise<string>;
  /** At once, before the command has ended. */
  say(text: string): void;
}

export const placeHere = (): string => `cli ${userHere()}@${hostname()}`;

/** In a container a user may have a number and no name. */
export function userHere(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

export const terminalHere = (): Terminal => {
  const seat = seatHere();
  const home = process.env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state');
  return {
    name: seat && JSON.stringify([machineHere(), process.getuid?.() ?? userHere(), seat]),
    place: placeHere(),
    folder: join(home, 'livery', 'office'),
    ask: askAt,
    say: (text) => void process.stderr.write(text),
  };
};

/** The name of a machine is chosen; its number is not. */
function machineHere(): string {
  try {
    return `${hostname()} ${readFileSync('/etc/machine-id', 'utf8').trim()}`;
  } catch {
    return hostname();
  }
}

/** The terminal that controls this process, and its session: the number of a closed one is given to the next. */
function seatHere(): string | undefined {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // The name of the program stands in brackets, and may hold anything.
    const [, , , session, terminal] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return terminal === undefined || terminal === '0' ? undefined : `${terminal}:${session}`;
  } catch {
    return seatByProcesses();
  }
}

/** Where there is no /proc. */
function seatByProcesses(): string | undefined {
  try {
    const args = ['-o', 'tty=,sess=', '-p', String(process.pid)];
    const [terminal = '', session = ''] = execFileSync('ps', args, { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return /^\?*$/.test(terminal) ? undefined : `${terminal}:${session}`;
  } catch {
    return undefined;
  }
}
