import type { Session } from '../../../../kernel/session.ts';
import { transact } from '../../../../kernel/database/transact.ts';
import type { Services } from '../../../../kernel/services.ts';
import { toDecimal } from '../../../../kernel/money/money.ts';
import { randomUUID } from 'node:crypto';
import { codeOf, same, type Told } from '../../../care/testing/player.ts';
import { holdGuard } from '../../../care/index.ts';
import { applyFact } from '../../deposits/apply.ts';
import { lookAtOrder } from '../../deposits/look.ts';
import { orderDeposit } from '../../deposits/order.ts';
import { changeOrder, findOrder, holdOrder, type DepositRow } from '../../deposits/rows/orders.ts';
import { depositRanks } from '../../deposits/rows/states.ts';
import { sendOrder } from '../../deposits/send.ts';
import type { CashierStep } from '../history.ts';
import type { Call } from '../memory-provider.ts';
import { feeOn, type DepositModel, type ModelOrder } from '../model/deposits.ts';
import { happen } from './happen.ts';
import { differs, latest, servicesOf, type Scene } from './scene.ts';

type StepOf<Do extends CashierStep['do']> = CashierStep & { readonly do: Do };

interface Known {
  readonly id: bigint;
  readonly reference: string;
  readonly its: ModelOrder;
}

/** Deposits of one member: in the code, and beside it in the model. */
export class Depositor {
  readonly known: Known[] = [];
  private readonly scene: Scene;
  private readonly services: Services;
  private readonly model: DepositModel;

  constructor(scene: Scene, model: DepositModel) {
    this.scene = scene;
    this.services = servicesOf(scene);
    this.model = model;
  }

  async deposit({ method, amount, answer }: StepOf<'deposit'>): Promise<Told> {
    const { merchant, memberId, provider } = this.scene;
    const credit = amount - feeOn(method, amount);
    const write = (sum: bigint) => toDecimal(sum, merchant.currency);
    const asked = {
      merchant,
      session: { memberId } as Session,
      kind: method === 'card' ? ('gateway' as const) : ('bank' as const),
      body: { methodId: method, amount: write(amount), expectedCredit: write(credit) },
      key: randomUUID(),
      returnUrl: 'http://here/order=',
    };
    const order = orderDeposit(this.services, asked);
    const was = await codeOf(order);
    const should = this.model.order(method, amount);
    const its = this.model.orders.at(-1);
    if (was !== 'ok' || should !== 'ok' || its === undefined) return { was, should };
    const { id } = await order;
    const row = await this.rowOf(id);
    this.known.push({ id, reference: row.reference, its });
    provider.answer = answer;
    const after = await sendOrder(this.services, merchant, provider, row);
    for (const call of provider.takeCalls()) this.answered(its, call);
    this.compareRow(after, its);
    return same;
  }

  async happens({ which, what, isHeard }: StepOf<'happens'>): Promise<Told> {
    const one = latest(this.known, which);
    const kept = one && this.scene.provider.orders.get(one.reference);
    if (one === undefined || kept === undefined) return same;
    happen(this.scene.provider, kept, what);
    return isHeard ? this.lookAt(one, 0, 'taken') : same;
  }

  async look({ which, old, answer }: StepOf<'look'>): Promise<Told> {
    const one = latest(this.known, which);
    return one === undefined ? same : this.lookAt(one, old, answer);
  }

  async abandon({ which }: StepOf<'abandon'>): Promise<Told> {
    const { db, merchant, memberId, books } = this.scene;
    const one = latest(this.known, which);
    if (one === undefined) return same;
    // As the route does: written down first, then looked at.
    const isOpen = await transact(db, async (tx) => {
      await holdGuard(tx, merchant.code, memberId);
      const key = { merchant: merchant.code, id: one.id };
      const { state } = await holdOrder(tx, key);
      if (depositRanks[state] >= depositRanks.failed) return false;
      const next_check_at = new Date(books.care.now);
      await changeOrder(tx, key, { cancel_asked: true, next_check_at });
      return true;
    });
    if (!isOpen) return same;
    one.its.abandoned = true;
    return this.lookAt(one, 0, 'taken');
  }

  private async lookAt({ id, reference, its }: Known, old: number, answer: Call['answer']) {
    const { merchant, provider } = this.scene;
    const row = await this.rowOf(id);
    const fact = old > 0 ? provider.orders.get(reference)?.told.at(-1 - old) : undefined;
    if (fact !== undefined) {
      this.compareRow(
        await applyFact(this.services, merchant, row, { fact }),
        this.heard(its, fact),
      );
      return same;
    }
    provider.answer = answer ?? 'taken';
    const isUnwanted = this.model.isUnwanted(its);
    const after = await lookAtOrder(this.services, merchant, provider, row);
    const [first, ...rest] = provider.takeCalls();
    const should = isUnwanted ? 'cancel' : 'read';
    if (first?.asked !== should) return { was: String(first?.asked), should };
    if (first.fact === undefined) this.unknown(its, rest);
    else {
      this.model.hear(its, first.fact);
      this.sentBack(its, rest);
    }
    this.compareRow(after, its);
    return same;
  }

  private heard(its: ModelOrder, fact: NonNullable<Call['fact']>): ModelOrder {
    this.model.hear(its, fact);
    return its;
  }

  /** The provider surely has no such order. */
  private unknown(its: ModelOrder, calls: readonly Call[]): void {
    const isSent = this.model.isSentAgain(its);
    if (calls.length !== (isSent ? 1 : 0)) throw differs('sent again', calls.length, isSent);
    for (const call of calls) this.answered(its, call);
    if (!isSent) this.model.notTaken(its, 'failed');
  }

  private answered(its: ModelOrder, { fact, answer }: Call): void {
    if (fact === undefined) {
      this.model.notTaken(its, answer === 'declined' ? 'failed' : 'unclear');
      return;
    }
    this.model.hear(its, fact);
  }

  private sentBack(its: ModelOrder, calls: readonly Call[]): void {
    const waiting = this.model.waiting(its);
    const was = calls.map(({ movement, amount }) => `${movement} ${amount}`).join(', ');
    const should = waiting.map(({ id, amount }) => `${id} ${amount}`).join(', ');
    if (was !== should) throw differs('sent back', was, should);
    for (const { fact } of calls) if (fact !== undefined) this.model.hear(its, fact);
  }

  private async rowOf(id: bigint): Promise<DepositRow> {
    const { db, merchant } = this.scene;
    const row = await findOrder(db, { merchant: merchant.code, id });
    if (row === undefined) throw new Error('an order was not written');
    return row;
  }

  private compareRow(row: DepositRow, its: ModelOrder): void {
    for (const name of ['state', 'reserved', 'received', 'credited'] as const) {
      if (row[name] !== its[name]) throw differs(`${name} of an order`, row[name], its[name]);
    }
  }

  /** After all of it, once more. */
  async compare(): Promise<void> {
    for (const { id, its } of this.known) this.compareRow(await this.rowOf(id), its);
  }
}
