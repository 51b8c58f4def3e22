import { sql, type Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { daysOn, nextDay, startOfDay } from '../../../kernel/time/days.ts';
import { foldLot } from '../fold/fold.ts';
import { proofOf } from '../desk/report.ts';
import { Closer } from './closer.ts';
import type { LivingForest } from './living.ts';
import { orderMove } from './forest.ts';

interface Rooted {
  readonly forest: LivingForest;
  readonly ids: readonly bigint[];
}

const NOON = 43_200_000;
const EVER = '2026-01-01';
const MOST_FOLDED = 40;

/** Many forests at one site, which live through the same days and are closed together. */
export class Grove {
  readonly closer: Closer;
  private readonly db: Kysely<Database>;
  private readonly random: () => number;
  private readonly first: string;
  private rooted: readonly Rooted[] = [];
  private rounds = 0;

  constructor(db: Kysely<Database>, code: string, first: string, random: () => number) {
    this.db = db;
    this.first = first;
    this.random = random;
    this.closer = new Closer(db, code);
  }

  async plant(forests: readonly LivingForest[]): Promise<void> {
    const { code, currency, timeZone } = this.closer.merchant;
    await this.db.insertInto('kept_sums').values({ merchant: code, time_zone: timeZone }).execute();
    await this.closer.beginAt(this.first);
    const all = forests.flatMap(({ parents }) => parents);
    const ids = await transact(this.db, async (tx) => {
      const { rows } = await sql<{ id: bigint }>`
        INSERT INTO member (merchant, account, account_key, nickname, type, created_at)
        SELECT ${code}, name, name, name, 1, '2026-01-01' FROM unnest(${all.map(() =>
          randomUUID().slice(0, 18),
        )}::text[]) WITH ORDINALITY AS given (name, place) ORDER BY place RETURNING id`.execute(tx);
      return rows.map(({ id }) => id);
    });
    let taken = 0;
    this.rooted = forests.map((forest) => {
      const own = ids.slice(taken, (taken += forest.parents.length));
      return { forest, ids: own };
    });
    const above = this.rooted.flatMap(({ forest, ids: own }) =>
      forest.parents.map((parent) => (parent === undefined ? null : String(own[parent]))),
    );
    await transact(this.db, async (tx) => {
      await sql`
        SELECT join_line(${code}, id, above, ${EVER}::date) FROM (SELECT * FROM
          unnest(${ids.map(String)}::bigint[], ${above}::bigint[]) WITH ORDINALITY
            AS given (id, above, place) ORDER BY place) AS its`.execute(tx);
      await sql`
        INSERT INTO ledger_account (merchant, kind, member_id, currency, balance)
        SELECT ${code}, 'cash', id, ${currency}, 0 FROM unnest(${ids.map(String)}::bigint[])
          AS id`.execute(tx);
    });
    await this.rate(
      this.rooted.flatMap(({ forest, ids: own }) =>
        Object.entries(forest.rates).flatMap(([category, rates]) =>
          rates.map((ppm, place) => ({ member: own[place] ?? 0n, category, ppm })),
        ),
      ),
      EVER,
    );
  }

  private async rate(
    rates: readonly { readonly member: bigint; readonly category: string; readonly ppm: number }[],
    day: string,
  ): Promise<void> {
    await sql`
      INSERT INTO rebate_rate (merchant, member_id, category, effective_day, ppm, set_by, set_at)
      SELECT ${this.closer.merchant.code}, member, category, ${day}::date, ppm, 'test', now()
      FROM unnest(${rates.map(({ member }) => String(member))}::bigint[],
        ${rates.map(({ category }) => category)}::text[],
        ${rates.map(({ ppm }) => ppm)}::integer[]) AS given (member, category, ppm)`.execute(
      this.db,
    );
  }

  /** Everything of one day in whatever order and lots, and its close by two gateways at once. */
  async live(place: number): Promise<string> {
    const day = this.dayAt(place);
    const { code } = this.closer.merchant;
    await this.play(place, async () => {
      const most = 1 + Math.floor(this.random() * MOST_FOLDED);
      await transact(this.db, (tx) => foldLot(tx, code, day, most));
    });
    const next = nextDay(day);
    await Promise.all([this.closer.look(next), this.closer.look(next)]);
    return day;
  }

  dayAt(place: number): string {
    return daysOn(this.first, place);
  }

  /** Rounds of a day in lots, what is done after each, and what is ordered for the next day. */
  async play(place: number, after: () => Promise<void>): Promise<void> {
    const day = this.dayAt(place);
    const played = this.rooted.flatMap(({ forest, ids }) =>
      (forest.days[place]?.rounds ?? []).map((one) =>
        Object.assign({}, one, { id: ids[one.member] ?? 0n }),
      ),
    );
    const rounds = played
      .map((one) => ({ one, order: this.random() }))
      .toSorted((one, other) => one.order - other.order)
      .map(({ one }) => one);
    for (let done = 0; done < rounds.length;) {
      const size = 1 + Math.floor(this.random() * rounds.length);
      await this.settle(rounds.slice(done, done + size), day);
      done += size;
      await after();
    }
    await this.order(place, day);
  }

  private async settle(
    rounds: readonly {
      readonly id: bigint;
      readonly category: string;
      readonly stake: bigint;
      readonly win: bigint;
      readonly isVoid: boolean;
    }[],
    day: string,
  ): Promise<void> {
    const { code, currency, timeZone } = this.closer.merchant;
    const given = rounds.map(({ id, category, stake, win, isVoid }) => {
      this.rounds += 1;
      const at = startOfDay(timeZone, day) + NOON + this.rounds;
      const status = isVoid ? 'void' : 'settled';
      // What is called off is given back.
      const [kept, returned, won] = isVoid ? [0n, stake, 0n] : [stake, 0n, win];
      const money = { stake: `${kept}`, returned: `${returned}`, win: `${won}` };
      return { id: `${id}`, category, ...money, status, at };
    });
    await sql`
      WITH given AS (
        SELECT *, to_timestamp(at / 1000.0) AS moment FROM jsonb_to_recordset(
          ${JSON.stringify(given)}::jsonb) AS its (id bigint, category text, stake bigint,
          returned bigint, win bigint, status text, at bigint)
      ), made AS (
        INSERT INTO round (merchant, id, member_id, node_id, mode, currency, stake, returned, win,
          status, outcome, at, settled_at, game_type)
        SELECT ${code}, timed_id(at), id, 'node', 'real', ${currency},
          stake, returned, win, status, '{}', moment, moment, category FROM given
        RETURNING *
      )
      SELECT count_turnover(${code}, member_id, game_type, id, ${day}::date, stake, 0::bigint, win)
      FROM made WHERE status = 'settled'`.execute(this.db);
  }

  private async order(place: number, day: string): Promise<void> {
    const { code } = this.closer.merchant;
    for (const { forest, ids } of this.rooted) {
      const { move, correction } = forest.days[place] ?? {};
      const idOf = (one: number | undefined) => (one === undefined ? null : (ids[one] ?? null));
      if (move !== undefined) {
        const from = await this.db
          .selectFrom('lineage')
          .select('parent_id')
          .where('merchant', '=', code)
          .where('member_id', '=', idOf(move.member) ?? 0n)
          .executeTakeFirst();
        const moved = [idOf(move.member) ?? 0n, idOf(move.to)] as const;
        await orderMove(this.db, code, ...moved, nextDay(day), from?.parent_id ?? null);
      }
      if (correction === undefined) continue;
      await sql`
        INSERT INTO agent_adjustment (merchant, day_of, member_id, category, valid, reason,
          ordered_by, ordered_at)
        VALUES (${code}, ${this.dayAt(correction.of)}::date, ${idOf(correction.member)},
          ${correction.category}, ${correction.valid}, 'a test', 'test', now())`.execute(this.db);
    }
    const rates = this.rooted.flatMap(({ forest, ids }) => {
      const rate = forest.days[place]?.rate;
      return rate === undefined ? [] : [{ ...rate, member: ids[rate.member] ?? 0n }];
    });
    if (rates.length > 0) await this.rate(rates, nextDay(day));
  }

  /** What is not as plain recursion has it, in words. */
  async differences(place: number): Promise<readonly string[]> {
    const day = this.dayAt(place);
    const { closer } = this;
    const found: string[] = [];
    const proof = await proofOf(this.db, closer.merchant, day);
    if (proof !== undefined) found.push(`${day}: ${proof}`);
    const all = {
      rebate: await closer.pays(day),
      correction: await closer.pays(day, 'rebateCorrection'),
    };
    for (const kind of ['rebate', 'correction'] as const) {
      const nets = new Map(all[kind].map(({ member_id, net }) => [member_id, net]));
      for (const [number, { forest, ids }] of this.rooted.entries()) {
        for (const [member, id] of ids.entries()) {
          const [is, should] = [nets.get(id) ?? 0n, forest.pays[place]?.[member]?.[kind] ?? 0n];
          if (is !== should)
            found.push(
              `${day}, forest ${number}, member ${member}: ${kind} ${is} in place of ${should}`,
            );
        }
      }
    }
    const shares = new Map(
      all.rebate.map(({ member_id, gross, given }) => [member_id, gross - given]),
    );
    for (const [number, { forest, ids }] of this.rooted.entries()) {
      const sum = ids.reduce((so, id) => so + (shares.get(id) ?? 0n), 0n);
      if (sum !== forest.tops[place])
        found.push(`${day}, forest ${number}: lines earn ${forest.tops[place]}, pays are ${sum}`);
    }
    return found;
  }

  /** At the end of all days: wallets, and that another look changes nothing. */
  async endings(): Promise<readonly string[]> {
    const { closer, rooted } = this;
    const found: string[] = [];
    const before = JSON.stringify(await closer.closes());
    await closer.lookOnce(this.dayAt(rooted[0]?.forest.days.length ?? 0), 5);
    if (JSON.stringify(await closer.closes()) !== before)
      found.push('a close of a close changed something');
    const balances = await closer.balances(rooted.flatMap(({ ids }) => ids));
    const wanted = rooted.flatMap(({ forest }) => forest.balances());
    if (balances.some((one, place) => one !== wanted[place]))
      found.push('wallets are not what was paid');
    return found;
  }

  /** One of each forest, at random. */
  agents(): readonly { readonly id: bigint; readonly forest: ReadonlySet<bigint> }[] {
    return this.rooted.map(({ ids }) => ({
      id: ids[Math.floor(this.random() * ids.length)] ?? 0n,
      forest: new Set(ids),
    }));
  }
}
