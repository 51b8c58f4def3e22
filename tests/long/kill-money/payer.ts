import { randomUUID } from 'node:crypto';
import { visit } from '../../../packages/demo-payments/src/testing/visitor.ts';
import { depositOutcomes } from '../../../packages/gateway/src/chapters/cashier/deposits/outcomes.ts';
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
    const isGone = error instanceof Error && /socket hang up|fetch failed/.test(error.message);
    if (GONE.has(code) || isGone) throw new Unheard(code);
    throw error;
  }
}

interface Wish {
  readonly key: string;
  readonly rail: string;
  readonly outcome: string;
  readonly amount: string;
}

const oneOf = <T>(list: readonly T[]): T => {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

/** Somebody who pays in again and again, and remembers what they were told. */
export class Payer {
  private readonly stage: Stage;
  readonly account: string;
  private browser: Browser;
  /** Asked for, and never answered: it was made or not. */
  private open: Wish | undefined;
  /** By its key, the order that it made. */
  readonly orders = new Map<string, string>();

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

  /** One more order; one of which nothing was heard is asked for again, by its own key. */
  async order(): Promise<void> {
    const { code: outcome, rail } = oneOf(depositOutcomes);
    const amount = `${500 + Math.floor(Math.random() * 50) * 10}.00`;
    const wish = this.open ?? { key: randomUUID(), rail, outcome, amount };
    this.open = wish;
    await this.choose(wish.outcome);
    const kind = wish.rail === 'bank' ? 'bank' : 'gateway';
    const { status, envelope } = await unlessGone(() =>
      this.browser.call('deposit', {
        params: { kindOrId: kind },
        body: { methodId: wish.rail, amount: wish.amount, expectedCredit: wish.amount },
        headers: { 'idempotency-key': wish.key },
      }),
    );
    if (status === 401) await this.logIn();
    if (status >= 500 || status === 401 || status === 429) throw new Unheard(String(status));
    this.open = undefined;
    const orderId = envelope.value?.orderId;
    if (status === 200 && orderId !== undefined) this.orders.set(wish.key, orderId);
    else if (envelope.code !== 'deposit.too_many_open') {
      throw new Error(`a deposit was answered with ${status} ${envelope.code}`);
    }
  }

  /** Tells the provider what becomes of the next payment. */
  private async choose(outcome: string): Promise<void> {
    const authorization = `Basic ${Buffer.from(`${MERCHANT}:${this.stage.key}`).toString('base64')}`;
    const address = `http://pay.localhost:${this.stage.providerPort}/dashboard/next`;
    const { status } = await unlessGone(() =>
      visit(address, { form: { way: 'in', outcome }, headers: { authorization } }),
    );
    if (status !== 303) throw new Unheard(`the provider answered with ${status}`);
  }
}
