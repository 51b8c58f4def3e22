import { sql, type Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { createSites } from '../../../kernel/sites/sites.ts';
import { policyWith } from '../../../testing/sites.ts';
import { fromTo, houseAccount, openMemberAccount, post } from '../../cashier/index.ts';
import { createMember } from '../../member/index.ts';
import { createProvider, openProviderSession } from '../../play/index.ts';
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
import type { History, Step } from './history.ts';
import { CareModel, type Period } from './model.ts';

const START = 20_000n;
const BY = { merchant: 'aurora', vendor: 'BGS' };
const LIFE = 240 * 60_000;

interface Seated {
  readonly memberId: bigint;
  readonly account: bigint;
}

const live = {
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

/** Plays histories on a database and beside it in a model; what differs is thrown. */
export class Ground {
  readonly db: Kysely<Database>;
  readonly base: Merchant;
  private played = 0;

  constructor(db: Kysely<Database>, base: Merchant) {
    this.db = db;
    this.base = base;
  }

  /** How many steps there were. */
  async play(given: History): Promise<number> {
    const { zone, breakMinutes, mostStake } = given;
    const singleStakeAtMost = mostStake === undefined ? 'none' : { PHP: mostStake };
    const merchant = Object.assign({}, this.base, {
      timeZone: zone,
      policy: policyWith({ breakMinutes, singleStakeAtMost }),
    });
    // Each a moment later: a millisecond has room for what happens in it, not for a thousand lives.
    const begins = Date.parse(given.begins) + (this.played % 60_000);
    this.played += 1;
    const ceiling = mostStake === undefined ? undefined : BigInt(mostStake) * 100n;
    const model = new CareModel({ zone, breakMinutes, mostStake: ceiling }, begins, START);
    const seated = await this.seat(merchant, begins);
    const one = new Player(this.db, merchant, model, seated);
    const steps: readonly Step[] = given.excludes
      ? [...given.steps, { do: 'exclude' }, { do: 'bet', amount: 1n }]
      : given.steps;
    for (const [place, step] of steps.entries()) {
      const told = await one.take(step);
      if (told.was !== told.should) {
        throw new Error(`step ${place}, ${step.do}: ${told.was} in place of ${told.should}`);
      }
    }
    await one.compare();
    return steps.length;
  }

  private seat(merchant: Merchant, at: number): Promise<Seated> {
    return transact(this.db, async (tx) => {
      const name = randomUUID().slice(0, 18).replaceAll('-', '_');
      const who = { account: name, nickname: name, type: 0, passwordHash: null };
      const { id: memberId } = await createMember(tx, { merchant: merchant.code, ...who, now: at });
      const owner = { merchant: merchant.code, memberId, currency: merchant.currency };
      const account = await openMemberAccount(tx, { ...owner, kind: 'cash' });
      const house = await houseAccount(tx, merchant.code, merchant.currency);
      const legs = fromTo(house, account, START);
      await post(tx, merchant.code, merchant.currency, [{ kind: 'bonus', at, legs }]);
      return { memberId, account };
    });
  }
}

interface Told {
  readonly was: string;
  readonly should: string;
}

class Player {
  private readonly db: Kysely<Database>;
  private readonly merchant: Merchant;
  private readonly model: CareModel;
  private readonly seated: Seated;
  private readonly provider: ReturnType<typeof createProvider>;
  /** Of each bet that is open: its game. */
  private readonly tokens = new Map<string, string>();
  private sitting: { readonly token: string; readonly begun: number } | undefined;

  constructor(db: Kysely<Database>, merchant: Merchant, model: CareModel, seated: Seated) {
    this.db = db;
    this.merchant = merchant;
    this.model = model;
    this.seated = seated;
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
    const was = await codeOf(this.provider.bet(BY, this.move(token, id, 'bet', amount)));
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
      const was = await codeOf(this.provider.win(BY, moved));
      this.model.win(id, step.amount);
      return { was, should: 'ok' };
    }
    const asked = { token, transactionId: `back-${id}`, betTransactionId: `bet-${id}` };
    const was = await codeOf(this.provider.rollback(BY, asked));
    this.model.rollback(id);
    return { was, should: 'ok' };
  }

  private move(token: string, id: string, kind: 'bet' | 'win', amount: bigint) {
    const written = toDecimal(amount, this.merchant.currency);
    return { token, transactionId: `${kind}-${id}`, roundId: id, amount: written };
  }

  private async bar(step: Step & { readonly do: 'timeout' | 'exclude' }): Promise<Told> {
    const { model } = this;
    // The router lets nobody who is barred take a break as well.
    if (step.do === 'timeout' && model.isBarred()) return same;
    const kind = step.do === 'timeout' ? 'timeout' : 'exclusion';
    const duration = step.do === 'timeout' ? step.duration : '6m';
    const { until } = await this.change(({ tx, ...whose }) =>
      barMember(tx, {
        ...whose,
        kind,
        duration,
        end: barEnd(whose.merchant, { kind, duration, now: whose.now }),
        allBrands: false,
        reason: '',
      }),
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
        vendor: BY.vendor,
        nodeId: 'moon-orchard',
        mode: 'real',
        accountId: this.seated.account,
        now: begun,
      }),
    );
    this.sitting = { token, begun };
    return token;
  }

  /** What is left of it all: money, and what each limit has used. */
  async compare(): Promise<void> {
    const { db, merchant, model } = this;
    const { memberId, account } = this.seated;
    const { rows } = await sql<{ balance: bigint }>`
      SELECT balance FROM ledger_account WHERE id = ${account}`.execute(db);
    if (rows[0]?.balance !== model.balance) {
      throw new Error(`${rows[0]?.balance} in the wallet in place of ${model.balance}`);
    }
    const shown = await shownLimits({ db, merchant, memberId, now: model.now });
    for (const { type, period, used } of shown) {
      if (type !== 'loss' && type !== 'wager') continue;
      const should = toDecimal(model.used(type, period as Period), merchant.currency);
      if (used !== should) throw new Error(`${type} ${period} used ${used} in place of ${should}`);
    }
    if (shown.length !== model.rules.size) {
      throw new Error(`${shown.length} limits in place of ${model.rules.size}`);
    }
  }
}

const WEEK = 7 * 86_400_000;
const same: Told = { was: 'ok', should: 'ok' };

/** A fault of the database's is a fault, not a refusal. */
async function codeOf(asked: Promise<unknown>): Promise<string> {
  try {
    await asked;
    return 'ok';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
