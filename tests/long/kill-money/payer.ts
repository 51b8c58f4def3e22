import { randomInt, randomUUID } from 'node:crypto';
import { visit } from '../../../packages/demo-payments/src/testing/visitor.ts';
import { depositOutcomes } from '../../../packages/gateway/src/chapters/cashier/deposits/outcomes.ts';
import { payoutOutcomes } from '../../../packages/gateway/src/chapters/cashier/payouts/outcomes.ts';
import { Browser } from '../../../packages/gateway/src/testing/browser/browser.ts';
import { MERCHANT, type Stage } from './stage.ts';

/** Nobody answered, or somebody said that they could not. */
export class Unheard extends Error {}

const GONE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

async function unlessGone<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const isGone =
      error instanceof Error &&
      /socket hang up|fetch failed|no key was handed out/.test(error.message);
    if (GONE.has(code) || isGone) throw new Unheard(code);
    throw error;
  }
}

interface Wish {
  readonly way: 'in' | 'out';
  readonly key: string;
  /** Of a deposit. */
  readonly rail: string;
  readonly outcome: string;
  readonly amount: string;
}

interface Made {
  readonly status: number;
  readonly code: string | undefined;
  readonly orderId: string | undefined;
}

const PIN = '471193';
/** What is no fault: several are under way, or nothing is left. */
const NOT_NOW = new Set(['deposit.too_many_open', 'withdraw.too_many_open', 'balance.short']);

const oneOf = <T>(list: readonly T[]): T => {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

function wish(): Wish {
  const key = randomUUID();
  if (Math.random() < 0.4) {
    const amount = `${100 + Math.floor(Math.random() * 10) * 10}.00`;
    return { way: 'out', key, rail: '', outcome: oneOf(payoutOutcomes).code, amount };
  }
  const { code: outcome, rail } = oneOf(depositOutcomes);
  const amount = `${500 + Math.floor(Math.random() * 50) * 10}.00`;
  return { way: 'in', key, rail, outcome, amount };
}

/** Somebody who pays in and out again and again, and remembers what they were told. */
export class Payer {
  private readonly stage: Stage;
  readonly account: string;
  private browser: Browser;
  /** Asked for, and never answered: it was made or not. */
  private open: Wish | undefined;
  private cardId = '';
  /** By the method that asks for one, a bank to pay from. */
  private banks: ReadonlyMap<string, string> = new Map();
  /** By its key, the order that it made. */
  readonly deposits = new Map<string, string>();
  readonly payouts = new Map<string, string>();

  constructor(stage: Stage, account: string) {
    this.stage = stage;
    this.account = account;
    this.browser = new Browser(stage.port, MERCHANT, Date.now);
  }

  async logIn(): Promise<void> {
    this.browser = new Browser(this.stage.port, MERCHANT, Date.now);
    const { status } = await unlessGone(() => this.browser.login(this.account));
    if (status !== 200) throw new Unheard(`the log-in was answered with ${status}`);
    await unlessGone(() => this.browser.call('answerPrompt', { body: { answer: 'declined' } }));
  }

  /** What it takes to be paid: once, before anything is killed. */
  async prepare(payeeName: string): Promise<void> {
    await this.logIn();
    await this.browser.call('setPaymentPassword', { payload: { new: PIN } });
    const account = `4${String(randomInt(1e11)).padStart(11, '0')}`;
    const { envelope, text } = await this.browser.call('addBankCard', {
      payload: { rail: 'bank', bank: 'Larkfield', account, payeeName, paymentPassword: PIN },
    });
    if (envelope.value === null) throw new Error(`${this.account} has nowhere to be paid: ${text}`);
    this.cardId = envelope.value.cardId;
    const known = (await this.browser.call('depositBanks')).envelope.value?.banks ?? [];
    this.banks = new Map(known.map(({ methodId, code }) => [methodId, code]));
    const { value } = (await this.browser.call('depositPromotions')).envelope;
    for (const { promoId } of value?.offers ?? []) {
      await this.browser.call('acceptDepositPromotion', { body: { promoId } });
    }
  }

  /** Now and then what was given to play with is given up; of no answer is asked again some other time. */
  private async giveUp(): Promise<void> {
    const { value } = (await unlessGone(() => this.browser.call('bonus'))).envelope;
    const bonus = value?.active;
    if (bonus === undefined) return;
    const given = { params: { id: bonus.id }, body: { amount: bonus.balance } };
    await unlessGone(() => this.browser.call('giveUpBonus', given));
  }

  /** One more order; one of which nothing was heard is asked for again, by its own key. */
  async order(): Promise<void> {
    if (this.open === undefined && Math.random() < 0.2) await this.giveUp();
    const wanted = this.open ?? wish();
    this.open = wanted;
    await this.choose(wanted);
    const { status, code = '', orderId } = await unlessGone(() => this.ask(wanted));
    if (status === 401) await this.logIn();
    if (status >= 500 || status === 401 || status === 429) throw new Unheard(String(status));
    this.open = undefined;
    const orders = wanted.way === 'in' ? this.deposits : this.payouts;
    if (status === 200 && orderId !== undefined) orders.set(wanted.key, orderId);
    else if (!NOT_NOW.has(code)) {
      throw new Error(`an order (${wanted.way}) was answered with ${status} ${code}`);
    }
  }

  private async ask({ way, key, rail, amount }: Wish): Promise<Made> {
    const headers = { 'idempotency-key': key };
    if (way === 'out') {
      const payload = { cardId: this.cardId, amount, paymentPassword: PIN };
      const { status, envelope } = await this.browser.call('withdraw', { payload, headers });
      return { status, code: envelope.code, orderId: envelope.value?.orderId };
    }
    const bank = this.banks.get(rail);
    const { status, envelope } = await this.browser.call('deposit', {
      params: { kindOrId: rail === 'bank' ? 'bank' : 'gateway' },
      body: {
        methodId: rail,
        amount,
        expectedCredit: amount,
        ...(bank === undefined ? {} : { fields: { bank } }),
      },
      headers,
    });
    return { status, code: envelope.code, orderId: envelope.value?.orderId };
  }

  /** Tells the provider what becomes of the next payment, or payout. */
  private async choose({ way, outcome }: Wish): Promise<void> {
    const authorization = `Basic ${Buffer.from(`${MERCHANT}:${this.stage.key}`).toString('base64')}`;
    const address = `http://pay.localhost:${this.stage.providerPort}/dashboard/next`;
    const { status } = await unlessGone(() =>
      visit(address, { form: { way, outcome }, headers: { authorization } }),
    );
    if (status !== 303) throw new Unheard(`the provider answered with ${status}`);
  }
}
