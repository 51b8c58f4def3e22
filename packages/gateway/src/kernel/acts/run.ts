import type { Static, TSchema } from 'typebox';
import { transact } from '../database/transact.ts';
import { answerOnce } from '../idempotency.ts';
import type { Merchant } from '../sites/merchants.ts';
import type { Act, Actor, Desk, ActOutcome, ActSubject, Scene, WaitingFor } from './act.ts';
import { ask } from './approvals/ask.ts';
import { soundParams } from './params.ts';
import { rehearse, sceneOf, tellAfterwards, writeDown } from './perform.ts';
import { requirePermission } from './permissions.ts';

export interface ActOrder {
  readonly merchant: Merchant;
  readonly actor: Actor;
  readonly params: unknown;
  readonly reason?: string | undefined;
  /** An order that comes twice under one key within a day is carried out once. */
  readonly key?: string | undefined;
  readonly trace?: string | undefined;
}

export interface ActReport<R> {
  readonly result: R;
  /** Done before, under the same key; nothing was done now. */
  readonly isRepeat: boolean;
  /** Undefined in a repeat: it was shown when it was done. */
  readonly shownOnce: string | undefined;
}

/** Nothing is done yet: it was asked for, and others have to want it. */
export interface WaitingReport {
  readonly waits: WaitingFor;
  readonly isRepeat: boolean;
}

type Kept<R> = R | { readonly $waits: WaitingFor };

const isWaiting = <R>(kept: Kept<R>): kept is { readonly $waits: WaitingFor } =>
  typeof kept === 'object' && kept !== null && '$waits' in kept;

/**
 * The one way to change something as an operator. Permission, lock, rules,
 * change and the line in the audit are one transaction: there is no change
 * without its line, and no line without its change (ADR 50). What takes more
 * than one is tried, taken back and asked for (ADR 190).
 */
export async function runAct<P extends TSchema, S extends ActSubject, R>(
  desk: Desk,
  act: Act<P, S, R>,
  order: ActOrder,
): Promise<ActReport<R> | WaitingReport> {
  const params = soundParams(act, order.params);
  const { merchant, actor, reason = '', key, trace } = order;
  const now = desk.clock();
  let done: ActOutcome<R> | undefined;
  let isNew = false;
  const kept = await transact(desk.db, async (tx) => {
    [done, isNew] = [undefined, false];
    await requirePermission(tx, actor.operator, merchant.code, act);
    const work = async (): Promise<Kept<R>> => {
      isNew = true;
      const scene = sceneOf(desk, {
        tx,
        merchant,
        params,
        now,
        actor,
        reason,
        approval: undefined,
      });
      const [outcome, waits] = await doOrAsk(act, scene, trace);
      done = outcome;
      return outcome === undefined ? { $waits: waits } : outcome.result;
    };
    if (key === undefined) return work();
    const request = [JSON.stringify(params), reason];
    const scope = `act:${act.name}`;
    return answerOnce(tx, { merchant: merchant.code, scope, key, request, now }, work);
  });
  const isRepeat = !isNew;
  if (isWaiting(kept)) return { waits: kept.$waits, isRepeat };
  await tellAfterwards(desk, done?.news);
  return { result: kept, isRepeat, shownOnce: done?.shownOnce };
}

type Done<R> = readonly [ActOutcome<R>, undefined] | readonly [undefined, WaitingFor];

async function doOrAsk<P extends TSchema, S extends ActSubject, R>(
  act: Act<P, S, R>,
  scene: Scene<Static<P>>,
  trace: string | undefined,
): Promise<Done<R>> {
  const { tx, merchant, actor, reason } = scene;
  const held = await act.hold(scene);
  const approval =
    typeof act.approval === 'object' && 'of' in act.approval
      ? act.approval.of(scene, held)
      : act.approval;
  if (approval === 'alone') {
    const outcome = await act.run(scene, held);
    const line = { act, actor, merchant: merchant.code, reason, trace };
    await writeDown(tx, line, held, outcome);
    return [outcome, undefined];
  }
  const would = await rehearse(tx, () => act.run(scene, held));
  return [undefined, await ask(act, scene, { held, would, approval, trace })];
}
