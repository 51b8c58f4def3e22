import { randomInt, randomUUID } from 'node:crypto';
import { fromTo, houseAccount, openMemberAccount, post } from '../../chapters/cashier/index.ts';
import { transact } from '../../kernel/database/transact.ts';
import type { Browser } from '../browser/browser.ts';
import type { TestGateway } from '../gateway.ts';
import { addPerson } from '../people.ts';

export const PIN = '471193';

export interface Payee {
  readonly id: bigint;
  readonly account: string;
  readonly browser: Browser;
  /** Where they are paid. */
  readonly cardId: string;
  /** Its number. */
  readonly number: string;
}

export interface PayeeOptions {
  /** Minor units in the wallet. */
  readonly money?: bigint;
  readonly level?: number;
  readonly pin?: string;
  readonly merchant?: string;
  readonly currency?: string;
}

export const somebodysNumber = (): string => `4${String(randomInt(1e11)).padStart(11, '0')}`;

/** Somebody known well enough, with money, a payment password and an account to be paid at. */
export async function addPayee(
  gateway: TestGateway,
  {
    money = 1_000_000n,
    level = 2,
    pin = PIN,
    merchant = 'aurora',
    currency = 'PHP',
  }: PayeeOptions = {},
): Promise<Payee> {
  const { id, account } = await addPerson(gateway, { merchant });
  const owner = { merchant, memberId: id, currency };
  await gateway.db
    .updateTable('member')
    .set({ kyc_level: level, kyc_status: level === 0 ? 'none' : 'verified' })
    .where('id', '=', id)
    .execute();
  await transact(gateway.db, async (tx) => {
    const cash = await openMemberAccount(tx, { ...owner, kind: 'cash' });
    if (money === 0n) return;
    const house = await houseAccount(tx, merchant, currency);
    const legs = fromTo(house, cash, money);
    await post(tx, merchant, currency, [{ kind: 'bonus', at: gateway.now(), legs }]);
  });
  const browser = gateway.visit(merchant);
  await browser.login(account);
  const set = await browser.call('setPaymentPassword', { payload: { new: pin } });
  if (set.status !== 200) throw new Error(`no payment password: ${set.text}`);
  const number = somebodysNumber();
  const added = await addCard({ browser }, number, pin);
  if (added.envelope.value === null) throw new Error(`no card: ${added.text}`);
  return { id, account, browser, cardId: added.envelope.value.cardId, number };
}

export const addCard = (
  { browser }: Pick<Payee, 'browser'>,
  account: string,
  paymentPassword = PIN,
  more: object = {},
) =>
  browser.call('addBankCard', {
    payload: {
      rail: 'bank',
      bank: 'Larkfield',
      account,
      payeeName: 'Nova Reyes',
      paymentPassword,
      ...more,
    },
    headers: { 'idempotency-key': randomUUID() },
  });

export const withdraw = (
  { browser, cardId }: Pick<Payee, 'browser' | 'cardId'>,
  amount = '100.00',
  more: object = {},
  key: string = randomUUID(),
) =>
  browser.call('withdraw', {
    payload: { cardId, amount, paymentPassword: PIN, ...more },
    headers: { 'idempotency-key': key },
  });

/** The order, or why there is none. */
export async function ordered(...asked: Parameters<typeof withdraw>): Promise<string> {
  const { envelope } = await withdraw(...asked);
  if (envelope.value === null) throw new Error(`refused: ${envelope.code}`);
  return envelope.value.orderId;
}

export const payoutOf = async ({ browser }: Pick<Payee, 'browser'>, orderId: string) =>
  (await browser.call('withdrawOrder', { params: { orderId } })).envelope.value;

export const walletOf = async ({ browser }: Pick<Payee, 'browser'>) =>
  (await browser.call('wallet')).envelope.value;
