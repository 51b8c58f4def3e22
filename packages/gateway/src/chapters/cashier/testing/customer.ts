import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { checkInvariants } from '../../../kernel/database/invariants.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Session } from '../../../kernel/session.ts';
import { care as careChapter } from '../../care/index.ts';
import { Player, codeOf, type Told } from '../../care/testing/player.ts';
import type { Catalogue } from '../../lobby/index.ts';
import { cashier } from '../chapter.ts';
import { recall } from '../wallet/recall.ts';
import { transfer } from '../wallet/transfer.ts';
import { Depositor } from './acts/depositor.ts';
import { Payee } from './acts/payee.ts';
import { differs, servicesOf, type Scene } from './acts/scene.ts';
import type { MoneyHistory, Step } from './history.ts';
import { DepositModel } from './model/deposits.ts';
import { PayoutModel } from './model/payouts.ts';

const VENDOR = 'EMW';
const catalogue = { vendors: [{ code: VENDOR }] } as unknown as Catalogue;
const invariants = [...(cashier.invariants ?? []), ...(careChapter.invariants ?? [])];

/** One member who plays, pays in and takes out; and whether the model says the same of them. */
export class Customer {
  private readonly scene: Scene;
  private readonly player: Player;
  private readonly depositor: Depositor;
  private readonly payee: Payee;
  private readonly deposits: DepositModel;
  private readonly payouts: PayoutModel;

  constructor(scene: Scene, account: bigint, { failures, isStrict }: MoneyHistory) {
    const { db, merchant, memberId, books } = scene;
    this.scene = scene;
    this.player = new Player(db, merchant, books.care, { memberId, account });
    this.deposits = new DepositModel(books, { failures, isStrict });
    this.depositor = new Depositor(scene, this.deposits);
    this.payouts = new PayoutModel(books);
    this.payee = new Payee(scene, this.payouts);
  }

  async take(step: Step): Promise<Told> {
    switch (step.do) {
      case 'deposit':
        return this.depositor.deposit(step);
      case 'happens':
        return this.depositor.happens(step);
      case 'look':
        return this.depositor.look(step);
      case 'abandon':
        return this.depositor.abandon(step);
      case 'withdraw':
        return this.payee.withdraw(step);
      case 'decide':
        return this.payee.decide(step);
      case 'follow':
        return this.payee.follow(step);
      case 'pays':
        return this.payee.pays(step);
      case 'hold':
        return this.payee.hold(step);
      case 'release':
        return this.payee.release();
      case 'transfer':
        return this.transfer(step.amount);
      case 'recall':
        return this.recall();
      default:
        return this.player.take(step);
    }
  }

  private async transfer(amount: bigint): Promise<Told> {
    const { merchant, memberId, books } = this.scene;
    const { care } = books;
    const body = { from: 'MAIN', to: VENDOR, amount: toDecimal(amount, merchant.currency) };
    const session = { memberId } as Session;
    const asked = { merchant, session, body, key: randomUUID() };
    const was = await codeOf(transfer(servicesOf(this.scene), catalogue, asked));
    const isOver = (['24h', '7d', '1m'] as const).some((period) => {
      const rule = care.rules.get(`loss ${period}`);
      return rule !== undefined && care.used('loss', period) + amount > rule.amount;
    });
    const short = care.balance < amount ? 'balance.short' : 'ok';
    const should = care.barred() ?? (isOver ? 'rg.limit_reached' : short);
    if (should === 'ok') this.goAway(amount);
    return { was, should };
  }

  private async recall(): Promise<Told> {
    const { merchant, memberId, books } = this.scene;
    const asked = { merchant, session: { memberId }, key: randomUUID() };
    const { amount } = await recall(servicesOf(this.scene), asked);
    const should = toDecimal(books.away, merchant.currency);
    this.goAway(-books.away);
    return { was: amount, should };
  }

  private goAway(amount: bigint): void {
    const { books } = this.scene;
    const { care } = books;
    const today = care.today();
    care.balance -= amount;
    books.away += amount;
    care.away.set(today, (care.away.get(today) ?? 0n) + amount);
  }

  /** What became of each deposit and payout. */
  ends(): readonly string[] {
    return [
      ...this.scene.books.care.grants.all.map(({ state }) => `bonus: ${state}`),
      ...this.deposits.orders.map(({ state }) => `deposit: ${state}`),
      ...this.payouts.payouts.map(({ state }) => `payout: ${state}`),
      ...this.deposits.orders.flatMap(({ booked }) =>
        booked.map(
          ({ kind, credited, suspended }) =>
            `${kind}: ${credited === 0n ? '' : 'member '}${suspended === 0n ? '' : 'suspense'}`,
        ),
      ),
    ];
  }

  /** What is left of it all, and that all invariants hold of its merchant. */
  async compare(): Promise<void> {
    const { db, merchant, books } = this.scene;
    await this.player.compare((period) => books.credited(period) + this.deposits.reserved());
    await this.depositor.compare();
    await this.payee.compare();
    await this.compareBooks();
    const reports = await checkInvariants(db, invariants, merchant.code);
    const broken = reports.filter(({ total }) => total > 0);
    if (broken.length > 0) throw new Error(JSON.stringify(broken));
  }

  private async compareBooks(): Promise<void> {
    const { db, merchant, books } = this.scene;
    const { rows } = await sql<{ name: string; sum: bigint }>`
      SELECT account.kind || CASE WHEN account.balance IS NULL THEN ' ' || account.currency ELSE '' END
        AS name, coalesce(sum(amount), 0)::bigint AS sum
      FROM ledger_account AS account LEFT JOIN ledger_entry AS entry
        ON entry.merchant = account.merchant AND entry.account_id = account.id
      WHERE account.merchant = ${merchant.code} AND account.kind <> 'house'
      GROUP BY 1`.execute(db);
    const was = new Map(rows.map(({ name, sum }) => [name, sum]));
    const should = new Map([
      ['cash', books.care.balance],
      ['held', books.held],
      ['vendor', books.away],
      ['bonus', books.care.grants.held],
      [`promo ${merchant.currency}`, books.care.grants.promo],
      ...books.house,
    ]);
    for (const name of new Set([...was.keys(), ...should.keys()])) {
      const [one, other] = [was.get(name) ?? 0n, should.get(name) ?? 0n];
      if (one !== other) throw differs(name, one, other);
    }
  }
}
