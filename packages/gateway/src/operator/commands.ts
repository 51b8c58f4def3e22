import { ActRefusal } from '../kernel/acts/act-refusal.ts';
import { Refusal } from '../kernel/refusal.ts';
import { StartError } from '../kernel/start-error.ts';
import { actCommand } from './act/command.ts';
import { agentsCommand } from './agents/command.ts';
import { auditCommand } from './audit/command.ts';
import { booksCommand } from './books/command.ts';
import { claimCommand } from './claims/claim-command.ts';
import { claimsCommand } from './claims/claims-command.ts';
import { atDesk } from './desk.ts';
import { feedbackCommand } from './feedback/command.ts';
import { letterCommand } from './letters/command.ts';
import { limitsCommand } from './limits/command.ts';
import { officeCommand } from './office/command.ts';
import { sessionsCommand } from './sessions/command.ts';
import { siteCommand } from './site/command.ts';
import { vendorCommand } from './vendors/command.ts';
import type { OperatorCommand, Work } from './terminal/command.ts';

const commands: readonly OperatorCommand[] = [
  siteCommand,
  claimsCommand,
  claimCommand,
  letterCommand,
  feedbackCommand,
  sessionsCommand,
  limitsCommand,
  vendorCommand,
  agentsCommand,
  auditCommand,
  booksCommand,
  officeCommand,
  actCommand,
];

/** For the help of the whole program. */
export const operatorHelp = (): string =>
  [
    'Orders, on the database of a gateway that runs; each tells more with --help:',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(21)} ${summary}`),
    '',
  ].join('\n');

export const isOperatorCommand = (name: string): boolean =>
  commands.some((command) => command.name === name);

/** Does what was typed and answers what is to be said; what goes wrong is a sentence. */
export async function operatorCommand(
  name: string,
  args: readonly string[],
  at: (work: Work) => Promise<string> = atDesk,
): Promise<string> {
  const command = commands.find((one) => one.name === name);
  if (command === undefined) throw new StartError(`${name} is not understood.`);
  if (args.includes('--help')) return command.helpOn?.(args) ?? command.usage;
  try {
    const work = command.read(args);
    return typeof work === 'string' ? work : await at(work);
  } catch (error) {
    throw inWords(error);
  }
}

function inWords(error: unknown): unknown {
  if (error instanceof ActRefusal) return new StartError(error.message);
  if (error instanceof Refusal && error.code === 'idempotency.mismatch') {
    return new StartError('This key was given to another order. A new order takes a new key.');
  }
  return error;
}
