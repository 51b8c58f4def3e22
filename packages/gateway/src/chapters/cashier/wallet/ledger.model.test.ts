import * as fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../../../kernel/database/pool.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { createSites } from '../../../kernel/sites/sites.ts';
import { openCountries } from '../../../kernel/sites/country/countries.ts';
import { watchStates } from '../../../kernel/sites/site-states.ts';
import { loadMerchants } from '../../../kernel/sites/merchants.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { counted } from '../../../testing/counts.ts';
import { createDatabase } from '../../../testing/gateway.ts';
import { writeSites } from '../../../testing/sites.ts';
import { createProvider, openProviderSession, type Provider } from '../../play/index.ts';
import { createMember } from '../../member/index.ts';
import { fromTo, houseAccount, openMemberAccount, post } from './ledger.ts';

const by = { merchant: 'aurora', vendor: 'BGS' };
const { merchant } = by;
const currency = 'PHP';
const MEMBERS = 2;
const START = 2_000n;
const now = Date.now();

let db: Kysely<Database>;
let provider: Provider;
beforeAll(async () => {
  db = openDatabase(await createDatabase(undefined, inject('tablesDatabase')), () => {});
  const live = {
    publish: () => {},
    subscribe: () => () => {},
    subscribePage: () => () => {},
    pagesOf: () => 0,
    close: async () => {},
  };
  const sites = createSites(loadMerchants(writeSites().file));
  const states = await watchStates(db, live, openCountries({ kind: 'none' }), () => {});
  provider = createProvider({ db, clock: () => now, sites, live, states }, () => undefined);
});
afterAll(() => db.destroy());

interface Player {
  readonly account: bigint;
  readonly token: string;
}

function requireCurrentSession(): Promise<Player> {
  return transact(db, async (tx) => {
    const name = randomUUID();
    const who = { merchant, account: name, nickname: name, type: 0, passwordHash: null, now };
    const { id: memberId } = await createMember(tx, who);
    const owner = { merchant, memberId, currency };
    const account = await openMemberAccount(tx, { ...owner, kind: 'cash' });
    const house = await houseAccount(tx, merchant, currency);
    const legs = fromTo(house, account, START);
    await post(tx, merchant, currency, [{ kind: 'deposit', at: now, legs }]);
    const { token } = await openProviderSession(tx, {
      merchant,
      memberId,
      loginHash: Buffer.from(name),
      vendor: by.vendor,
      nodeId: 'moon-orchard',
      mode: 'real',
      accountId: account,
      now,
    });
    return { account, token };
  });
}

interface Step {
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly member: number;
  readonly round: number;
  readonly id: number;
  /** The bet a rollback is of. */
  readonly of: number;
  readonly amount: bigint;
  readonly ends: boolean;
}

// Few rounds and few ids, so that repeats, clashes and rollbacks of what is not there are common.
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('bet', 'bet', 'win', 'rollback', 'rollback'),
  member: fc.nat({ max: MEMBERS - 1 }),
  round: fc.nat({ max: 2 }),
  id: fc.nat({ max: 6 }),
  of: fc.nat({ max: 3 }),
  amount: fc.bigInt({ min: 1n, max: 700n }),
  ends: fc.constantFrom(true, false, false),
});

// Left to itself, fast-check makes lists too short for anything to meet.
const manySteps = (maxLength: number) => fc.array(step, { minLength: 1, maxLength, size: 'max' });

interface ModelRound {
  stake: bigint;
  win: bigint;
  isOpen: boolean;
}

/** The rules once more, in maps and one line after the other. */
class Model {
  readonly balances = Array.from({ length: MEMBERS }, () => START);
  readonly rounds = new Map<string, ModelRound>();
  /** What an id was used for, so that a repeat is known. */
  readonly used = new Map<string, string>();
  readonly bets = new Map<
    string,
    { member: number; round: ModelRound; amount: bigint; isBack: boolean }
  >();
  /** Bets that were undone before they came, and who undid them. */
  readonly marks = new Map<string, number>();

  /** True where the platform should take it. */
  take(one: Step): boolean {
    const id = `${one.kind}-${one.id}`;
    const content = contentOf(one);
    const before = this.used.get(id);
    if (before !== undefined) return before === content;
    const isTaken = this[one.kind](one);
    if (isTaken) this.used.set(id, content);
    return isTaken;
  }

  private bet({ member, round: number, id, amount }: Step): boolean {
    const name = `${member}/${number}`;
    const round = this.rounds.get(name) ?? { stake: 0n, win: 0n, isOpen: true };
    const balance = this.balances[member] ?? 0n;
    if (this.marks.has(`bet-${id}`) || !round.isOpen || balance < amount) return false;
    round.stake += amount;
    this.rounds.set(name, round);
    this.bets.set(`bet-${id}`, { member, round, amount, isBack: false });
    this.balances[member] = balance - amount;
    return true;
  }

  private win({ member, round: number, amount, ends }: Step): boolean {
    const round = this.rounds.get(`${member}/${number}`);
    if (round?.isOpen !== true) return false;
    round.win += amount;
    round.isOpen = !ends;
    this.balances[member] = (this.balances[member] ?? 0n) + amount;
    return true;
  }

  private rollback({ member, of }: Step): boolean {
    const bet = this.bets.get(`bet-${of}`);
    if (bet === undefined) {
      // The mark is its maker's: to another session it is a bet that is not theirs.
      const marker = this.marks.get(`bet-${of}`);
      if (marker !== undefined && marker !== member) return false;
      this.marks.set(`bet-${of}`, member);
      return true;
    }
    if (bet.member !== member) return false;
    if (bet.isBack) return true;
    if (!bet.round.isOpen || bet.round.win > 0n) return false;
    bet.isBack = true;
    bet.round.stake -= bet.amount;
    bet.round.isOpen = bet.round.stake > 0n;
    this.balances[member] = (this.balances[member] ?? 0n) + bet.amount;
    return true;
  }
}

function contentOf({ kind, member, round, of, amount, ends }: Step): string {
  if (kind === 'rollback') return `${member} undoes ${of}`;
  return `${member} ${round} ${amount} ${kind === 'win' && ends}`;
}

/** One run's ids and rounds are its own: the vendor's ids are never free again. */
function ask(run: string, players: readonly Player[], one: Step): Promise<object> {
  const token = players[one.member]?.token ?? '';
  const transactionId = `${run}:${one.kind}-${one.id}`;
  if (one.kind === 'rollback') {
    const betTransactionId = `${run}:bet-${one.of}`;
    return provider.rollback(by, { token, transactionId, betTransactionId });
  }
  const amount = toDecimal(one.amount, currency);
  const moved = { token, transactionId, roundId: `${run}:${one.round}`, amount };
  return one.kind === 'bet'
    ? provider.bet(by, moved)
    : provider.win(by, { ...moved, ends: one.ends });
}

const isTaken = (asked: Promise<object>) =>
  asked.then(
    () => true,
    (error: unknown) => {
      // A fault of the database's is a fault, not a refusal.
      if (error instanceof Error && error.name.endsWith('Refusal')) return false;
      throw error;
    },
  );

async function balancesOf(players: readonly Player[]): Promise<(bigint | null)[]> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['id', 'balance'])
    .where(
      'id',
      'in',
      players.map(({ account }) => account),
    )
    .execute();
  return players.map(({ account }) => rows.find(({ id }) => id === account)?.balance ?? null);
}

async function expectSound(): Promise<void> {
  const { rows } = await sql<{ problem: string }>`
    SELECT 'the ledger does not sum to zero' AS problem FROM ledger_entry HAVING sum(amount) <> 0
    UNION ALL
    SELECT 'overdraft' FROM ledger_account WHERE balance < 0
    UNION ALL
    SELECT 'entries and balance of ' || account.id FROM ledger_account AS account
    LEFT JOIN ledger_entry AS entry ON entry.account_id = account.id
    WHERE account.kind <> 'house' GROUP BY account.id, account.balance
    HAVING account.balance <> coalesce(sum(entry.amount), 0)
    UNION ALL
    SELECT 'round ' || round.id FROM round LEFT JOIN round_movement AS moved ON round_id = round.id
    GROUP BY round.id, round.stake, round.win, round.returned
    HAVING round.stake + round.returned <> sum(moved.amount) FILTER (WHERE moved.kind = 'bet')
      OR round.returned <> coalesce(sum(moved.amount) FILTER (WHERE moved.kind = 'rollback'), 0)
      OR round.win <> coalesce(sum(moved.amount) FILTER (WHERE moved.kind = 'win'), 0)
    UNION ALL
    SELECT 'totals of ' || member_id FROM play_total
    FULL JOIN (SELECT member_id, sum(stake) AS stake, sum(win) AS win FROM round GROUP BY 1) AS played
      USING (member_id)
    GROUP BY member_id, played.stake, played.win
    HAVING coalesce(sum(staked), 0) <> played.stake OR coalesce(sum(won), 0) <> played.win`.execute(
    db,
  );
  expect(rows).toEqual([]);
}

it('does what plain maps say it should, whatever vendors send one after the other', async () => {
  await fc.assert(
    fc.asyncProperty(manySteps(40), async (steps) => {
      const [run, model] = [randomUUID(), new Model()];
      const players = await Promise.all(Array.from({ length: MEMBERS }, requireCurrentSession));
      for (const one of steps) {
        expect(await isTaken(ask(run, players, one))).toBe(model.take(one));
      }
      expect(await balancesOf(players)).toEqual(model.balances);
      await expectSound();
    }),
    { numRuns: counted(15, 50) },
  );
});

it('has one effect an id, whatever vendors send at once', async () => {
  await fc.assert(
    fc.asyncProperty(manySteps(24), async (steps) => {
      const run = randomUUID();
      const players = await Promise.all(Array.from({ length: MEMBERS }, requireCurrentSession));
      // Each comes twice, as after a lost answer.
      const sent = [...steps, ...steps].map((one) => isTaken(ask(run, players, one)));
      await Promise.all(sent);
      const { rows } = await sql<{ count: bigint }>`
        SELECT count(*) AS count FROM round_movement WHERE ref LIKE ${`${run}:%`}
        GROUP BY ref HAVING count(*) > 1`.execute(db);
      expect(rows).toEqual([]);
      await expectSound();
    }),
    { numRuns: counted(5, 15) },
  );
});
