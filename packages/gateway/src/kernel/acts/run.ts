import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { transact } from '../database/transact.ts';
import { answerOnce } from '../idempotency.ts';
import type { News } from '../live/news.ts';
import type { Merchant } from '../sites/merchants.ts';
import type { Act, Actor, Desk, ActOutcome, ActSubject } from './act.ts';
import { ActRefusal } from './act-refusal.ts';
import { writeAudit } from './audit.ts';
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

/**
 * The one way to change something as an operator. Permission, lock, rules,
 * change and the line in the audit are one transaction: there is no change
 * without its line, and no line without its change (ADR 50).
 */
export async function runAct<P extends TSchema, S extends ActSubject, R>(
  desk: Desk,
  act: Act<P, S, R>,
  order: ActOrder,
): Promise<ActReport<R>> {
  const params = soundParams(act, order.params);
  const { merchant, actor, reason = '', key, trace } = order;
  const now = desk.clock();
  let done: ActOutcome<R> | undefined;
  const result = await transact(desk.db, async (tx) => {
    done = undefined;
    await requirePermission(tx, actor.operator, act.permission);
    const work = async (): Promise<R> => {
      const { events, merchants, settings } = desk;
      const vault = () => desk.vault();
      const scene = { tx, merchant, params, now, events, merchants, settings, vault };
      const held = await act.hold(scene);
      const outcome = await act.run(scene, held);
      await writeAudit(tx, {
        merchant: merchant.code,
        actor,
        act: act.name,
        subjectKind: act.subjectKind,
        subject: held.subject,
        reason,
        before: outcome.before,
        after: outcome.after,
        trace,
      });
      done = outcome;
      return outcome.result;
    };
    if (key === undefined) return work();
    const request = [JSON.stringify(params), reason];
    const scope = `act:${act.name}`;
    return answerOnce(tx, { merchant: merchant.code, scope, key, request, now }, work);
  });
  if (done?.news !== undefined) await tellAfterwards(desk, done.news);
  return { result, isRepeat: done === undefined, shownOnce: done?.shownOnce };
}

/** It is done and written down by now; who hears nothing of it looks again soon. */
async function tellAfterwards(
  desk: Desk,
  gather: NonNullable<ActOutcome<unknown>['news']>,
): Promise<void> {
  try {
    const news: readonly News[] = await gather(desk.db);
    if (news.length > 0) await desk.tell(news);
  } catch {
    // News is a hint, and an act that was done must not look like one that failed.
  }
}

/** What was asked for, where the act takes it. */
export function soundParams<P extends TSchema>(
  { name, params }: Pick<Act<P, ActSubject, unknown>, 'name' | 'params'>,
  given: unknown,
): Static<P> {
  if (Check(params, given)) return given;
  const first = Errors(params, given)[0];
  throw new ActRefusal(
    `This is no ${name}: ${first?.instancePath || '/'} ${first?.message ?? ''}`.trim(),
  );
}
