import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { LEASE } from '../../../kernel/providers/checks.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { barredBy, isClearToday } from '../../../kernel/sites/policy/barred.ts';
import { isRegisterAskedDaily, isRegisterOwed } from '../../../kernel/sites/policy/policy.ts';
import { changeGuard, holdGuard, type Guard } from '../guard/guard.ts';
import { registerOf } from './accounts.ts';
import { whoIs } from './person.ts';
import type { RegisterAnswer, RegisterPerson } from './port.ts';

export type AskServices = Pick<Services, 'db' | 'clock' | 'vault' | 'events'> & {
  readonly live: Pick<Services['live'], 'publish'>;
};

/** Why a register is asked: who logs in is asked for anew, where the law says each time. */
export type AskReason = 'login' | 'play' | 'offer';

type Answer = RegisterAnswer | { readonly state: 'silent' };

interface Question {
  readonly number: bigint;
  readonly person: RegisterPerson;
  readonly at: number;
}

/** After how long a register that gave no answer is asked again by itself. */
const AGAIN = 15_000;

/**
 * Asks the register for a member where the law does, and waits for what it
 * says. It never throws for a register that gives no answer: nobody plays then.
 */
export async function askRegister(
  services: AskServices,
  merchant: Merchant,
  memberId: bigint,
  reason: AskReason,
): Promise<void> {
  if (!isRegisterOwed(merchant)) return;
  const { db, clock, live } = services;
  const question = await transact(db, (tx) => begin(tx, merchant, memberId, reason, clock()));
  if (question === undefined) return;
  const answer = await answerTo(services, merchant, question);
  const hasChanged = await transact(db, (tx) =>
    write(tx, services, { merchant, memberId, question, answer, now: clock() }),
  );
  // Whoever looked a moment ago looks anew, on every gateway.
  if (hasChanged) live.publish({ merchant: merchant.code, memberId, event: 'session', data: {} });
}

/** Numbered, so that an answer that comes late is not taken for a newer one. */
async function begin(
  tx: Tx,
  merchant: Merchant,
  memberId: bigint,
  reason: AskReason,
  now: number,
): Promise<Question | undefined> {
  const guard = await holdGuard(tx, merchant.code, memberId);
  if (isKnown(merchant, guard, reason, now)) return undefined;
  const number = guard.register_asked + 1n;
  await changeGuard(tx, guard, {
    register_asked: number,
    register_next_at: new Date(now + LEASE),
  });
  return { number, person: await whoIs(tx, merchant.code, memberId), at: now };
}

/** Of what was answered nothing is asked again: for the day, for the session, or until it ends. */
function isKnown(merchant: Merchant, guard: Guard, reason: AskReason, now: number): boolean {
  if (isListed(guard, now)) return guard.register_until !== null;
  if (isRegisterAskedDaily(merchant) || reason === 'offer') {
    return isClearToday(merchant, guard, now);
  }
  return reason === 'play' && guard.register_state === 'clear';
}

const isListed = ({ register_state: state, register_until: until }: Guard, now: number): boolean =>
  state === 'listed' && (until === null || now < until.getTime());

async function answerTo(
  services: AskServices,
  { code }: Merchant,
  { person }: Question,
): Promise<Answer> {
  try {
    const register = await registerOf(services, code);
    return (await register?.check(person)) ?? { state: 'silent' };
  } catch {
    return { state: 'silent' };
  }
}

interface Written {
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly question: Question;
  readonly answer: Answer;
  readonly now: number;
}

/** Answers whether the member is told something else from now on. */
async function write(
  tx: Tx,
  { events }: AskServices,
  { merchant, memberId, question, answer, now }: Written,
): Promise<boolean> {
  const guard = await holdGuard(tx, merchant.code, memberId);
  const { state } = answer;
  const { number } = question;
  const held = isListed(guard, now);
  if (answer.state === 'listed') {
    const { until } = answer;
    const barred = barredBy(merchant, guard, now);
    await changeGuard(tx, guard, {
      register_state: state,
      // Since when, however often it is said.
      register_at: held ? guard.register_at : new Date(question.at),
      register_until: until === null ? null : new Date(until),
      register_answered: bigger(number, guard.register_answered),
      register_next_at: null,
      play_started_at: null,
      play_seen_at: null,
      check_due_at: null,
      break_until: null,
    });
    const from = barred?.until ?? now;
    if (!held) {
      await events.memberBarred(tx, { merchant, memberId, kind: 'exclusion', from, until, now });
    }
    return !held;
  }
  // A newer question was answered meanwhile, or one says that they are on it until then.
  if (number <= guard.register_answered || (held && guard.register_until !== null)) return false;
  // Without an answer stays what it said before: on it.
  if (held && state === 'silent') return false;
  await changeGuard(tx, guard, {
    register_state: state,
    register_at: new Date(question.at),
    register_until: null,
    register_answered: number,
    register_next_at: state === 'silent' ? new Date(now + AGAIN) : null,
  });
  return guard.register_state !== state;
}

const bigger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
