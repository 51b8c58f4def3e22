import { sql, type Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { createSites } from '../../../kernel/sites/sites.ts';
import { createProvider, openProviderSession } from '../../play/index.ts';
import { endGrant, heedBar, liveGrants, makeGrant, takeTurns } from '../../cashier/index.ts';
import { barEnd, barMember } from '../bars/bar.ts';
import { answerCheck, setCheck } from '../checks/checks.ts';
import {
  cancelPending,
  confirmLimit,
  removeLimit,
  setLimit,
  type Change,
} from '../limits/change.ts';
import { shownLimits } from '../limits/shown.ts';
import { rulesOf } from '../limits/store.ts';
import type { Step } from './history.ts';
import { holdGuard } from '../guard/guard.ts';
import { isLive } from './grants.ts';
import type { CareModel, Period } from './model.ts';

const VENDOR = 'BGS';
const LIFE = 240 * 60_000;

export interface Seated {
  readonly memberId: bigint;
  readonly account: bigint;
}

export const live = {
  publish: () => {},
  subscribe: () => () => {},
  subscribePage: () => () => {},
  pagesOf: () => 0,
  close: async () => {},
};

/** Always open, everywhere. */
const states = {
  isClosed: () => false,
} as unknown as Parameters<typeof createProvider>[0]['states'];

/** What the code did, and what the model says it should have. */
export interface Told {
  readonly was: string;
  readonly should: string;
}

/** One member: what they do here and in the model, and whether it is the same. */
export class Player {
  private readonly db: Kysely<Database>;
  private readonly merchant: Merchant;
  private readonly model: CareModel;
  private readonly seated: Seated;
  private readonly provider: ReturnType<typeof createProvider>;
  /** Of each bet that is open: its game. */
  private readonly tokens = new Map<string, string>();
  private readonly vendor: { readonly merchant: string; readonly vendor: string };
  private sitting: { readonly token: string; readonly begun: number } | undefined;

  constructor(db: Kysely<Database>, merchant: Merchant, model: CareModel, seated: Seated) {
    this.db = db;
    this.merchant = merchant;
    this.model = model;
    this.seated = seated;
    this.vendor = { merchant: merchant.code, vendor: VENDOR };
    const services = { db, clock: () => model.now, sites: createSites([merchant]), live, states };
    this.provider = createProvider(services, () => undefined);
  }

  async take(step: Step): Promise<Told> {
    const { model } = this;
    switch (step.do) {
      case 'wait':
        model.now += step.minutes * 60_000;
        return same;
      case 'bet':
        return this.bet(step.amount);
      case 'win':
      case 'rollback':
        return this.settle(step);
      case 'check':
        await this.change((change) => setCheck(change, step.minutes));
        model.check(step.minutes);
        return same;
      case 'answer':
        await this.change((change) => answerCheck(change, 'continue'));
        model.answer();
        return same;
      case 'grant':
        return this.give(step);
      case 'give up':
        return this.giveUp(step.which);
      case 'timeout':
      case 'exclude':
        return this.bar(step);
      default:
        return this.limit(step);
    }
  }

  private async bet(amount: bigint): Promise<Told> {
    const id = randomUUID();
    const token = await this.token();
    const was = await codeOf(this.provider.bet(this.vendor, this.move(token, id, 'bet', amount)));
    if (was === 'ok') this.tokens.set(id, token);
    return { was, should: this.model.bet(id, amount) };
  }

  private async settle(step: Step & { readonly do: 'win' | 'rollback' }): Promise<Told> {
    const open = [...this.model.open.keys()];
    const id = open[step.which % Math.max(1, open.length)];
    const token = this.tokens.get(id ?? '');
    // After a week a round that is open is nobody's to end.
    const isLate =
      this.model.now >= (this.model.open.get(id ?? '')?.sitting.begun ?? 0) + LIFE + WEEK;
    if (id === undefined || token === undefined || isLate) return same;
    if (step.do === 'win') {
      const moved = { ...this.move(token, id, 'win', step.amount), ends: true };
      const was = await codeOf(this.provider.win(this.vendor, moved));
      this.model.win(id, step.amount);
      return { was, should: 'ok' };
    }
    const asked = { token, transactionId: `back-${id}`, betTransactionId: `bet-${id}` };
    const was = await codeOf(this.provider.rollback(this.vendor, asked));
    this.model.rollback(id);
    return { was, should: 'ok' };
  }

  private move(token: string, id: string, kind: 'bet' | 'win', amount: bigint) {
    const written = toDecimal(amount, this.merchant.currency);
    return { token, transactionId: `${kind}-${id}`, roundId: id, amount: written };
  }

  private async give(step: Step & { readonly do: 'grant' }): Promise<Told> {
    const { merchant, seated } = this;
    const { memberId } = seated;
    const was = await codeOf(
      this.change(async ({ tx, now }) => {
        const promotionId = await writeOffer(tx, merchant.code, now);
        const terms = {
          wagering: Number(step.times),
          minDeposit: '0',
          maxBonus: step.amount.toString(),
          match: 0,
          cap: step.cap.toString(),
          days: step.days,
          weights: { '*': Number(step.weight) },
          maxStake: step.most.toString(),
          product: 'ALL',
        };
        const { amount } = step;
        await makeGrant(tx, { merchant, memberId, promotionId, amount, terms, now });
      }),
    );
    return { was, should: this.model.give(step) };
  }

  /** Whoever is barred is let in by no router, and gives nothing up. */
  private async giveUp(which: number): Promise<Told> {
    const { model, merchant } = this;
    const held = model.grants.all.filter(isLive);
    const own = held[which % Math.max(1, held.length)];
    if (own === undefined || model.isBarred()) return same;
    const was = await this.change(async ({ tx, memberId, now }) => {
      const guard = await holdGuard(tx, merchant.code, memberId);
      const grants = await liveGrants(tx, { merchant: merchant.code, memberId });
      const grant = grants[which % grants.length];
      if (grant === undefined) return 'none';
      await endGrant(tx, grant, { state: 'given_up' }, now);
      await takeTurns(tx, merchant, guard, now);
      return grant.balance.toString();
    });
    const should = own.balance.toString();
    model.giveUp(own);
    return { was, should };
  }

  private async bar(step: Step & { readonly do: 'timeout' | 'exclude' }): Promise<Told> {
    const { model } = this;
    // The router lets nobody who is barred take a break as well.
    if (step.do === 'timeout' && model.isBarred()) return same;
    const kind = step.do === 'timeout' ? 'timeout' : 'exclusion';
    const duration = step.do === 'timeout' ? step.duration : '6m';
    const { until } = await this.change(({ tx, ...whose }) =>
      barMember(
        tx,
        { memberBarred: heedBar },
        {
          ...whose,
          kind,
          duration,
          end: barEnd(whose.merchant, { kind, duration, now: whose.now }),
          allBrands: false,
          reason: '',
        },
      ),
    );
    const lasts = { '24h': model.now + 86_400_000, '7d': model.until({ days: 7 }) };
    const should = duration === '6m' ? model.until({ months: 6 }) : lasts[duration];
    model.pause(kind, should);
    return { was: String(until), should: String(should) };
  }

  private async limit(step: Step & { readonly limit: string }): Promise<Told> {
    const { limit: name } = step;
    const [word = '', period = ''] = name.split(' ');
    const kind = word === 'session' || word === 'day' ? 'time' : (word as 'loss');
    const span = ({ stake: 'single', session: 'session', day: '24h' } as const)[word] ?? period;
    const isTime = kind === 'time';
    if (step.do === 'set') {
      // Minutes of a session or a day, from the same chance as money.
      const minutes = (step.amount % 90n) + 1n;
      const amount = isTime ? minutes : step.amount;
      const written = isTime ? String(minutes) : toDecimal(amount, this.merchant.currency);
      const body = { type: kind, period: span as Period, amount: written } as const;
      const was = await codeOf(this.change((change) => setLimit(change, body)));
      return { was, should: this.model.set(name, amount) };
    }
    const id = await this.idOf(kind, span);
    const acts = { remove: removeLimit, confirm: confirmLimit, cancel: cancelPending };
    const act = acts[step.do as keyof typeof acts];
    const was = await codeOf(this.change((change) => act(change, id)));
    return { was, should: this.model[step.do as keyof typeof acts](name) };
  }

  private async idOf(kind: string, period: string): Promise<string> {
    const { memberId } = this.seated;
    const rules = await rulesOf(this.db, { merchant: this.merchant.code, memberId });
    const found = rules.find((one) => one.kind === kind && one.period === period);
    return found?.id.toString() ?? '0';
  }

  private change<T>(work: (change: Change) => Promise<T>): Promise<T> {
    const { merchant, model } = this;
    const { memberId } = this.seated;
    return transact(this.db, (tx: Tx) => work({ tx, merchant, memberId, now: model.now }));
  }

  private async token(): Promise<string> {
    const { begun } = this.model.sitting();
    if (this.sitting?.begun === begun) return this.sitting.token;
    const { token } = await transact(this.db, (tx) =>
      openProviderSession(tx, {
        merchant: this.merchant.code,
        memberId: this.seated.memberId,
        loginHash: Buffer.from(randomUUID()),
        vendor: VENDOR,
        nodeId: 'moon-orchard',
        mode: 'real',
        accountId: this.seated.account,
        now: begun,
      }),
    );
    this.sitting = { token, begun };
    return token;
  }

  /** What is left of it all: money, and what each limit has used; of deposits, what somebody else says. */
  async compare(deposited: (period: Period) => bigint = () => 0n): Promise<void> {
    const { db, merchant, model } = this;
    const { memberId, account } = this.seated;
    const { rows } = await sql<{ balance: bigint }>`
      SELECT balance FROM ledger_account WHERE id = ${account}`.execute(db);
    if (rows[0]?.balance !== model.balance) {
      throw new Error(`${rows[0]?.balance} in the wallet in place of ${model.balance}`);
    }
    const { rows: grants } = await sql<{ state: string; balance: bigint; wagered: bigint }>`
      SELECT given.state, account.balance, given.wagered
      FROM bonus_grant AS given JOIN ledger_account AS account
        ON account.merchant = given.merchant AND account.id = given.account_id
      WHERE given.merchant = ${merchant.code} AND given.member_id = ${memberId}
      ORDER BY given.id`.execute(db);
    const are = grants.map((one) => `${one.state} ${one.balance} ${one.wagered}`).join();
    const shouldBe = model.grants.all
      .map((one) => `${one.state} ${one.balance} ${one.wagered}`)
      .join();
    if (are !== shouldBe) throw new Error(`bonuses ${are} in place of ${shouldBe}`);
    const shown = await shownLimits({ db, merchant, memberId, now: model.now });
    for (const { type, period, used } of shown) {
      if (type !== 'loss' && type !== 'wager' && type !== 'deposit') continue;
      const of = period as Period;
      const sum = type === 'deposit' ? deposited(of) : model.used(type, of);
      const should = toDecimal(sum, merchant.currency);
      if (used !== should) throw new Error(`${type} ${period} used ${used} in place of ${should}`);
    }
    if (shown.length !== model.rules.size) {
      throw new Error(`${shown.length} limits in place of ${model.rules.size}`);
    }
  }
}

async function writeOffer(tx: Tx, merchant: string, now: number): Promise<bigint> {
  const { id } = await tx
    .insertInto('promotion')
    .values({
      merchant,
      way: 'join',
      titles: '{}',
      contents: '{}',
      pictures: [],
      category_ids: [],
      starts_at: new Date(now),
      ends_at: new Date(now),
      position: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const WEEK = 7 * 86_400_000;
export const same: Told = { was: 'ok', should: 'ok' };

/** A fault of the database's is a fault, not a refusal. */
export async function codeOf(asked: Promise<unknown>): Promise<string> {
  try {
    await asked;
    return 'ok';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
