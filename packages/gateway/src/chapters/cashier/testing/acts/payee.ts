import { randomUUID } from 'node:crypto';
import { ActRefusal } from '../../../../kernel/acts/act-refusal.ts';
import { transact } from '../../../../kernel/database/transact.ts';
import { toDecimal } from '../../../../kernel/money/money.ts';
import type { Services } from '../../../../kernel/services.ts';
import { changeGuard, holdGuard } from '../../../care/index.ts';
import { codeOf, same, type Told } from '../../../care/testing/player.ts';
import { applyPayoutFact } from '../../payouts/apply.ts';
import { approvePayout, giveBackUnclear, refusePayout } from '../../payouts/decide.ts';
import { holdByOffice, holdForOwner } from '../../payouts/hold.ts';
import { letGo } from '../../payouts/let-go.ts';
import { orderPayout } from '../../payouts/ordering/order.ts';
import { findPayout, type PayoutRow } from '../../payouts/rows/payouts.ts';
import { followPayout } from '../../payouts/send.ts';
import type { CashierStep } from '../history.ts';
import type { Call } from '../memory-provider.ts';
import type { ModelPayout, PayoutModel } from '../model/payouts.ts';
import { pay } from './happen.ts';
import { differs, latest, servicesOf, type Scene } from './scene.ts';

type StepOf<Do extends CashierStep['do']> = CashierStep & { readonly do: Do };

interface Known {
  readonly id: bigint;
  readonly reference: string;
  readonly its: ModelPayout;
}

const HOUR = 3_600_000;

/** Payouts of one member: in the code, and beside it in the model. */
export class Payee {
  private readonly known: Known[] = [];
  private readonly scene: Scene;
  private readonly services: Services;
  private readonly model: PayoutModel;

  constructor(scene: Scene, model: PayoutModel) {
    this.scene = scene;
    this.services = servicesOf(scene);
    this.model = model;
  }

  async withdraw({ amount }: StepOf<'withdraw'>): Promise<Told> {
    const { merchant, memberId, instrumentId } = this.scene;
    const payload = {
      cardId: instrumentId.toString(),
      amount: toDecimal(amount, merchant.currency),
      paymentPassword: '471193',
    };
    const order = orderPayout(this.services, { merchant, memberId, payload, key: randomUUID() });
    const was = await codeOf(order);
    const should = this.model.order(amount);
    const its = this.model.payouts.at(-1);
    if (was !== 'ok' || should !== 'ok' || its === undefined) return { was, should };
    const { id } = await order;
    const asked = await this.rowOf(id);
    // What a rule lets go is let go by whoever takes it up.
    if (asked.state === 'requested') await letGo(this.services, merchant, asked);
    const row = await this.rowOf(id);
    this.known.push({ id, reference: row.reference, its });
    this.compareRow(row, its);
    return same;
  }

  async decide({ which, how }: StepOf<'decide'>): Promise<Told> {
    const one = latest(this.known, which);
    if (one === undefined) return same;
    const { db, merchant, books } = this.scene;
    const { events } = this.services;
    const was = await transact(db, async (tx) => {
      const scene = { tx, merchant, events, now: books.care.now };
      if (how === 'approve') await approvePayout(scene, one.id);
      else if (how === 'refuse') await refusePayout(scene, one.id, 'other');
      else await giveBackUnclear(scene, one.id);
      return 'ok';
    }).catch((error: unknown) => {
      if (error instanceof ActRefusal) return 'refused';
      throw error;
    });
    const should = this.model.decide(one.its, how);
    this.compareRow(await this.rowOf(one.id), one.its);
    return { was, should };
  }

  async pays({ which, what, isHeard }: StepOf<'pays'>): Promise<Told> {
    const one = latest(this.known, which);
    const kept = one && this.scene.provider.orders.get(one.reference);
    if (kept === undefined) return same;
    pay(this.scene.provider, kept, what);
    return isHeard ? this.follow({ do: 'follow', which, old: 0, answer: 'taken' }) : same;
  }

  async follow({ which, old, answer }: StepOf<'follow'>): Promise<Told> {
    const { merchant, provider } = this.scene;
    const one = latest(this.known, which);
    if (one === undefined || !this.model.isAsked(one.its)) return same;
    const { id, reference, its } = one;
    const row = await this.rowOf(id);
    const fact = old > 0 ? provider.orders.get(reference)?.told.at(-1 - old) : undefined;
    if (fact !== undefined) {
      await applyPayoutFact(this.services, merchant, row, fact);
      this.model.hear(its, fact);
    } else {
      provider.answer = answer;
      const mayBeUnsent = its.state === 'sending' || its.state === 'unclear';
      const ways = its.state === 'approved' ? ['pay'] : mayBeUnsent ? ['read', 'pay?'] : ['read'];
      const should = this.model.begin(its) ? ways : [];
      await followPayout(this.services, merchant, provider, row);
      this.followed(its, provider.takeCalls(), should);
    }
    this.compareRow(await this.rowOf(id), its);
    return same;
  }

  private followed(its: ModelPayout, calls: readonly Call[], should: readonly string[]): void {
    for (const [place, { asked, fact, answer }] of calls.entries()) {
      if (should[place]?.replace('?', '') !== asked) throw differs('asked', asked, should[place]);
      if (fact !== undefined) this.model.hear(its, fact);
      else if (asked === 'pay') {
        this.model.notTaken(its, answer === 'declined' ? 'failed' : 'unclear');
      }
    }
    const isUnknown = calls[0]?.asked === 'read' && calls[0].fact === undefined;
    const most = should[1] !== undefined && isUnknown ? 2 : Math.min(should.length, 1);
    if (calls.length !== most) throw differs('calls', calls.length, most);
  }

  async hold({ hours, by }: StepOf<'hold'>): Promise<Told> {
    const { db, merchant, memberId, books } = this.scene;
    const { now } = books.care;
    const until = now + hours * HOUR;
    await transact(db, async (tx) => {
      const guard = await holdGuard(tx, merchant.code, memberId);
      await (by === 'office' ? holdByOffice : holdForOwner)(tx, guard, until, now);
    });
    this.model.hold(by, until);
    return same;
  }

  async release(): Promise<Told> {
    const { db, merchant, memberId } = this.scene;
    await transact(db, async (tx) => {
      const guard = await holdGuard(tx, merchant.code, memberId);
      await changeGuard(tx, guard, { password_hold_until: null, payout_hold_until: null });
    });
    this.model.release();
    return same;
  }

  private async rowOf(id: bigint): Promise<PayoutRow> {
    const { db, merchant } = this.scene;
    const row = await findPayout(db, { merchant: merchant.code, id });
    if (row === undefined) throw new Error('a payout was not written');
    return row;
  }

  private compareRow(row: PayoutRow, its: ModelPayout): void {
    const was = [row.state, row.paid, row.given_back, row.returned].join(' ');
    const should = [its.state, its.paid, its.back, its.returned].join(' ');
    if (was !== should) throw differs('a payout', was, should);
  }

  async compare(): Promise<void> {
    for (const { id, its } of this.known) this.compareRow(await this.rowOf(id), its);
  }
}
