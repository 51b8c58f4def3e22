import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import { createVault } from '../../../kernel/vault/vault.ts';
import { policyWith } from '../../../testing/sites.ts';
import { changeGuard, holdGuard } from '../../care/index.ts';
import { CareModel } from '../../care/testing/model.ts';
import { createMember } from '../../member/index.ts';
import { writeInstrument } from '../instruments/store.ts';
import { PAYOUT_SETTING } from '../settings/payouts.ts';
import { fromTo, houseAccount, openMemberAccount, post } from '../wallet/ledger.ts';
import type { Scene } from './acts/scene.ts';
import { Customer } from './customer.ts';
import type { MoneyHistory, Step } from './history.ts';
import { MemoryProvider } from './memory-provider.ts';
import { Books } from './model/books.ts';

const vault = createVault('of histories that are played');

/** So that what is asked for is often more than what is let through by itself, or at all. */
const payouts = {
  provider: 'memory',
  rails: ['bank'],
  min: '2',
  max: '15',
  fee: { fixed: '0.50', share: 100 },
  automatic: { each: '5', day: '10' },
  aloneUpTo: '8',
  instrumentMinutes: 0,
  holdMinutes: { first: 0, reset: 0 },
  mostOpen: 3,
};

/** Flags are another matter, with tests of their own: here they would send all to people. */
async function raiseNoFlags(db: Kysely<Database>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION raise_none() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN RETURN NULL; END'`.execute(db);
  await sql`
    CREATE OR REPLACE TRIGGER raise_none BEFORE INSERT ON aml_flag
    FOR EACH ROW EXECUTE FUNCTION raise_none()`.execute(db);
}

/** Plays histories of money, each at a merchant of its own, so that all of its books can be asked. */
export class MoneyGround {
  readonly db: Kysely<Database>;
  /** How often each step was answered with what, and what became of orders: what never happens is not tried. */
  readonly tally = new Map<string, number>();
  private readonly base: Merchant;
  private readonly mark = randomUUID().slice(0, 8);
  private played = 0;
  private ready: Promise<void> | undefined;

  constructor(db: Kysely<Database>, base: Merchant) {
    this.db = db;
    this.base = base;
  }

  /** How many steps there were. */
  async play(given: MoneyHistory): Promise<number> {
    this.played += 1;
    const { db } = this;
    await (this.ready ??= raiseNoFlags(db));
    const merchant = Object.assign({}, this.base, {
      code: `m-${this.mark}-${this.played}`,
      timeZone: given.zone,
      policy: policyWith({
        unverifiedDepositTotal: { PHP: given.unknown },
        creditCards: !given.isStrict,
        thirdPartyPayers: !given.isStrict,
        failedDepositLock:
          given.failures === undefined ? 'none' : { failures: given.failures, minutes: 60 },
      }),
    });
    const law = { zone: given.zone, breakMinutes: 0, mostStake: undefined };
    const begins = Date.parse(given.begins) + (this.played % 60_000);
    const care = new CareModel(law, begins, BigInt(given.has) * 100n);
    const books = new Books(care);
    await this.furnish(merchant);
    const seated = await this.seat(merchant, care);
    const provider = new MemoryProvider(merchant.code, () => care.now);
    const scene: Scene = { db, merchant, vault, provider, books, ...seated };
    const one = new Customer(scene, seated.account, given);
    const steps: Step[] = [...given.steps];
    if (given.excludes !== undefined) steps.splice(given.excludes, 0, { do: 'exclude' });
    for (const [place, step] of steps.entries()) {
      try {
        const { was, should } = await one.take(step);
        this.count(
          `${step.do} ${step.do === 'recall' || step.do === 'timeout' || step.do === 'exclude' ? 'ok' : was}`,
        );
        if (was !== should) throw new Error(`${was} in place of ${should}`);
      } catch (error) {
        throw new Error(`step ${place}, ${step.do}: ${String(error)}`, { cause: error });
      }
    }
    await one.compare();
    for (const end of one.ends()) this.count(end);
    return steps.length;
  }

  private count(what: string): void {
    this.tally.set(what, (this.tally.get(what) ?? 0) + 1);
  }

  private async furnish({ code, timeZone }: Merchant): Promise<void> {
    const { db } = this;
    const at = { merchant: code, provider: 'memory' };
    await db.insertInto('kept_sums').values({ merchant: code, time_zone: timeZone }).execute();
    await writeSetting(db, code, PAYOUT_SETTING, payouts);
    await db
      .insertInto('provider_account')
      .values({ ...at, address: 'nowhere', sealed: Buffer.of(1), changed_at: new Date() })
      .execute();
    const range = { least: 200n, most: 800n };
    await db
      .insertInto('pay_method')
      .values([
        { ...at, ...range, id: 'card', kind: 'gateway', rail: 'card', name: 'Card' },
        {
          ...at,
          ...range,
          id: 'bank',
          kind: 'bank',
          rail: 'bank',
          name: 'Bank',
          fee_fixed: 100n,
          fee_share: 150,
        },
      ])
      .execute();
  }

  private seat({ code: merchant, currency }: Merchant, { now, balance }: CareModel) {
    return transact(this.db, async (tx) => {
      const name = randomUUID().slice(0, 18).replaceAll('-', '_');
      const who = { account: name, nickname: name, type: 0, passwordHash: null };
      const { id: memberId } = await createMember(tx, { merchant, ...who, now });
      const of = { merchant, memberId, currency };
      await tx
        .updateTable('member')
        .set({
          kyc_level: 2,
          kyc_status: 'verified',
          payment_password_hash: 'right',
          profile: JSON.stringify({ payeeName: 'Nova Reyes' }),
        })
        .where((its) => its.and({ merchant, id: memberId }))
        .execute();
      const guard = await holdGuard(tx, merchant, memberId);
      await changeGuard(tx, guard, { prompt_answered_at: new Date(now) });
      const account = await openMemberAccount(tx, { ...of, kind: 'cash' });
      if (balance > 0n) {
        const legs = fromTo(await houseAccount(tx, merchant, currency), account, balance);
        await post(tx, merchant, currency, [{ kind: 'bonus', at: now, legs }]);
      }
      const { id: instrumentId } = await writeInstrument(tx, vault, of, {
        rail: 'bank',
        bank: 'Larkfield',
        payeeName: 'Nova Reyes',
        account: '700100200300',
        addedAt: now,
        usableAt: now,
      });
      return { memberId, account, instrumentId };
    });
  }
}
