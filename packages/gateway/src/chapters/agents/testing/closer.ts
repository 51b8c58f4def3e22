import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import type { News } from '../../../kernel/live/news.ts';
import { loadMerchants, type Merchant } from '../../../kernel/sites/merchants.ts';
import { startOfDay } from '../../../kernel/time/days.ts';
import { untilSo } from '../../../testing/people.ts';
import { writeSites } from '../../../testing/sites.ts';
import { openMemberAccount } from '../../cashier/index.ts';
import { closeDays } from '../close/close.ts';
import { plant, type Planted } from './forest.ts';

const site = loadMerchants(writeSites().file).find(({ code }) => code === 'aurora');
if (site === undefined) throw new Error('no aurora');

const NOON = 43_200_000;

/** A merchant on a database, whose days are closed when a test says so. */
export class Closer {
  readonly db: Kysely<Database>;
  readonly merchant: Merchant;
  readonly told: News[] = [];
  readonly letters: bigint[] = [];
  private rounds = 0;

  constructor(db: Kysely<Database>, code: string, timeZone = 'Asia/Manila') {
    this.db = db;
    this.merchant = Object.assign({}, site, { code, timeZone });
  }

  /** Members of a forest who have wallets, and rates from long ago. */
  async people(
    forest: readonly Planted[],
    rates: Readonly<Record<string, readonly number[]>>,
  ): Promise<readonly bigint[]> {
    const { code, currency } = this.merchant;
    const ids = await plant(this.db, code, forest);
    await transact(this.db, async (tx) => {
      for (const memberId of ids) {
        await openMemberAccount(tx, { merchant: code, kind: 'cash', memberId, currency });
      }
    });
    for (const [category, its] of Object.entries(rates)) {
      for (const [place, ppm] of its.entries()) {
        await this.rate(ids[place] ?? 0n, category, ppm, '2026-01-01');
      }
    }
    return ids;
  }

  async rate(memberId: bigint, category: string, ppm: number, day: string): Promise<void> {
    await sql`
      INSERT INTO rebate_rate (merchant, member_id, category, effective_day, ppm, set_by, set_at)
      VALUES (${this.merchant.code}, ${memberId}, ${category}, ${day}, ${ppm}, 'test', now())`.execute(
      this.db,
    );
  }

  /** A round that is settled at noon of a day or at another time, with what the books say of it. */
  async settle(
    memberId: bigint,
    category: string,
    stake: bigint,
    win: bigint,
    day: string,
    into = NOON,
  ): Promise<void> {
    const { code } = this.merchant;
    const id = await this.write(memberId, category, { stake, win, returned: 0n }, day, into);
    await sql`
      SELECT count_turnover(${code}, ${memberId}, ${category}, ${id}, ${day}::date,
        ${stake}::bigint, 0::bigint, ${win}::bigint)`.execute(this.db);
  }

  /** A round whose stake went back. */
  async callOff(memberId: bigint, category: string, stake: bigint, day: string): Promise<void> {
    await this.write(memberId, category, { stake: 0n, win: 0n, returned: stake }, day, NOON);
  }

  private async write(
    memberId: bigint,
    category: string,
    { stake, win, returned }: Readonly<Record<'stake' | 'win' | 'returned', bigint>>,
    day: string,
    into: number,
  ): Promise<bigint> {
    const { code, currency, timeZone } = this.merchant;
    this.rounds += 1;
    const at = new Date(startOfDay(timeZone, day) + into + this.rounds);
    const status = returned > 0n ? 'void' : 'settled';
    const { rows } = await sql<{ id: bigint }>`
      INSERT INTO round (merchant, id, member_id, node_id, mode, currency, stake, returned, win,
        status, outcome, at, settled_at, game_type)
      VALUES (${code}, timed_id(${at.getTime()}), ${memberId}, 'node', 'real', ${currency},
        ${stake}, ${returned}, ${win}, ${status}, '{}', ${at}, ${at}, ${category})
      RETURNING id`.execute(this.db);
    return rows[0]?.id ?? 0n;
  }

  /** What counted on a day is corrected. */
  async adjust(memberId: bigint, category: string, valid: bigint, day: string): Promise<void> {
    await sql`
      INSERT INTO agent_adjustment (merchant, day_of, member_id, category, valid, reason,
        ordered_by, ordered_at)
      VALUES (${this.merchant.code}, ${day}::date, ${memberId}, ${category}, ${valid}, 'a test',
        'test', now())`.execute(this.db);
  }

  /** Everything before a day is over, and what is open closes from there. */
  async beginAt(day: string): Promise<void> {
    const { code } = this.merchant;
    await sql`DELETE FROM agent_fence WHERE merchant = ${code}`.execute(this.db);
    await sql`
      INSERT INTO agent_fence (merchant, closed_through, sealed_through)
      VALUES (${code}, ${day}::date - 1, ${day}::date - 1)`.execute(this.db);
  }

  /**
   * Looks until nobody is waited for: a day is closed behind every transaction of
   * the whole server, and other tests have some of their own there.
   */
  async look(...asked: Parameters<Closer['lookOnce']>): Promise<void> {
    await untilSo(async () => {
      await this.lookOnce(...asked);
      return (await this.closes()).every(({ state }) => state !== 'fenced');
    });
  }

  /** As a gateway’s look at some hours after the start of a day does. */
  lookOnce(day: string, hours = 1, more: Partial<Pick<AccountEvents, 'ownerTold'>> = {}) {
    const ownerTold: AccountEvents['ownerTold'] = async (_tx, { memberId }) =>
      void this.letters.push(memberId);
    const live = { publish: (news: News) => void this.told.push(news) };
    // Time goes on from one lot of pays to the next.
    let now = startOfDay(this.merchant.timeZone, day) + hours * 3_600_000;
    const clock = () => (now += 1);
    const events = { ownerTold, ...more } as unknown as AccountEvents;
    return closeDays({ db: this.db, events, live: live as never, clock }, this.merchant);
  }

  async closes() {
    const rows = await this.db
      .selectFrom('agent_close')
      .select(['period', 'state', 'problem', 'digest', 'figures'])
      .where('merchant', '=', this.merchant.code)
      .orderBy('period')
      .execute();
    return rows;
  }

  async pays(period: string, kind: 'rebate' | 'rebateCorrection' = 'rebate') {
    return this.db
      .selectFrom('agent_pay')
      .select(['member_id', 'gross', 'given', 'carried', 'net', 'carry_out', 'state', 'why'])
      .where('merchant', '=', this.merchant.code)
      .where('period', '=', period)
      .where('kind', '=', kind)
      .orderBy('member_id')
      .execute();
  }

  /** What lies in each wallet. */
  async balances(ids: readonly bigint[]): Promise<readonly bigint[]> {
    const rows = await this.db
      .selectFrom('ledger_account')
      .select(['member_id', 'balance'])
      .where('merchant', '=', this.merchant.code)
      .where('kind', '=', 'cash')
      .where('member_id', 'in', [...ids])
      .execute();
    const all = new Map(rows.map(({ member_id, balance }) => [member_id, balance ?? 0n]));
    return ids.map((id) => all.get(id) ?? 0n);
  }
}
