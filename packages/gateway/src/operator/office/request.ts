import { ActRefusal } from '../../kernel/acts/act-refusal.ts';
import type { Actor, AnyAct } from '../../kernel/acts/act.ts';
import { runAct } from '../../kernel/acts/run.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';
import { StartError } from '../../kernel/start-error.ts';
import { waitingNote } from '../act/reports.ts';
import { merchantNamed, type OpenDesk } from '../terminal/command.ts';
import { actorAs, actorHere } from '../terminal/person.ts';

/** Words and options of one line of the office. */
export interface Request {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly flags: ReadonlySet<string>;
}

/** What came of it, for people and for programs. */
export interface OfficeAnswer {
  readonly text: string;
  readonly value: unknown;
}

export const inJson = (value: unknown): string => `${JSON.stringify(value, plain, 2)}\n`;

const plain = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value;

export function merchantOf({ merchants }: OpenDesk, { options }: Request): Merchant {
  const code = options['merchant'];
  if (code === undefined) throw new StartError('Missing: --merchant.');
  return merchantNamed(merchants, code);
}

/** A person of the staff, at this terminal. */
export function personOf(desk: OpenDesk, { options }: Request): Promise<Actor> {
  const as = options['as'];
  if (as === undefined) throw new StartError('Missing: --as. The office knows people by name.');
  return actorAs(desk, as);
}

/** Orders an act as a person, or as the machine where it is the machine’s to do. */
export async function orderFor(
  desk: OpenDesk,
  request: Request,
  act: AnyAct,
  params: unknown,
  say: (result: unknown) => string,
  isOfMachine = false,
): Promise<OfficeAnswer> {
  const merchant = merchantOf(desk, request);
  const { reason, key } = request.options;
  const actor = isOfMachine ? actorHere(undefined) : await personOf(desk, request);
  const report = await runAct(desk, act, { merchant, actor, params, reason, key });
  if ('waits' in report) {
    return { text: waitingNote(report, merchant.code), value: { waits: report.waits } };
  }
  const { result, shownOnce } = report;
  const once = shownOnce === undefined ? '' : `Shown this once: ${shownOnce}\n`;
  return {
    text: once + say(result),
    value: { result, ...(shownOnce === undefined ? {} : { shownOnce }) },
  };
}

const MOST = 2n ** 63n - 1n;

export function numberOf(text: string | undefined, what: string): bigint {
  const number = /^\d{1,19}$/.test(text ?? '') ? BigInt(text ?? '') : undefined;
  if (number === undefined || number > MOST) throw new ActRefusal(`${text} is no ${what}.`);
  return number;
}
