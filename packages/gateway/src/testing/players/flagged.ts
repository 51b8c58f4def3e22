import { randomUUID } from 'node:crypto';
import type { TestGateway } from '../gateway.ts';
import type { Counter, Payer } from './counter.ts';
import { addPayee, type Payee, type PayeeOptions } from './payee.ts';

/** Somebody who can pay in and be paid. */
export async function addCustomer(gateway: TestGateway, options: PayeeOptions): Promise<Payee> {
  const payee = await addPayee(gateway, options);
  await payee.browser.call('answerPrompt', { body: { answer: 'declined' } });
  return payee;
}

/** Pays in, and waits for what becomes of it: the order, and how it ended. */
export async function payIn(
  gateway: TestGateway,
  counter: Counter,
  payer: Payer,
  amount: string,
  outcome = 'paid',
): Promise<EndedDeposit> {
  await counter.choose(outcome, 'in', payer.browser.merchant);
  const { envelope, text } = await counter.deposit(payer, 'card', amount, randomUUID());
  const orderId = envelope.value?.orderId;
  if (orderId === undefined) throw new Error(`no deposit: ${text}`);
  return untilEnded(gateway, counter, orderId);
}

interface EndedDeposit {
  readonly orderId: string;
  readonly state: string;
}

/** Time passes until nothing more is expected of it. */
export async function untilEnded(
  gateway: TestGateway,
  counter: Counter,
  orderId: string,
): Promise<EndedDeposit> {
  for (let turn = 0; turn < 200; turn += 1) {
    await counter.pass(1);
    const { state } = await gateway.db
      .selectFrom('deposit_order')
      .select('state')
      .where('id', '=', BigInt(orderId))
      .executeTakeFirstOrThrow();
    if (!['created', 'open', 'settling', 'unclear'].includes(state)) return { orderId, state };
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('nothing came of a deposit');
}

export const flagsOf = ({ db }: TestGateway, { id }: Pick<Payee, 'id'>) =>
  db.selectFrom('aml_flag').selectAll().where('member_id', '=', id).orderBy('id').execute();
