import type { Router } from '../../http/router.ts';
import { transact, type Tx } from '../../kernel/database/transact.ts';
import type { Services } from '../../kernel/services.ts';
import type { Session } from '../../kernel/session.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';
import { shutBy } from '../../kernel/sites/policy/barred.ts';
import { reviewAt } from '../../kernel/sites/policy/policy.ts';
import { endEverySession, tellSessions } from '../member/index.ts';
import { askReturn, barEnd, barMember, type NewBar } from './bars/bar.ts';
import { everywhere } from './bars/everywhere.ts';
import { assess } from './checks/assessment.ts';
import { answerCheck, setCheck } from './checks/checks.ts';
import { noteCare } from './checks/events.ts';
import { playSession } from './checks/session.ts';
import { changeGuard, findGuard, holdGuard } from './guard/guard.ts';
import { tellBar, tellLimit } from './letters/letters.ts';
import {
  cancelPending,
  confirmLimit,
  removeLimit,
  setLimit,
  type Change,
} from './limits/change.ts';
import type { LimitOutcome } from './limits/change.ts';
import { shownOne } from './limits/shown.ts';
import { overview } from './overview.ts';
import { askRegister } from './register/ask.ts';

interface Called {
  readonly merchant: Merchant;
  readonly session: Session;
}

export function careRoutes(route: Router, services: Services): void {
  const { db, clock, events, live, sites } = services;

  const act = <T>({ merchant, session }: Called, work: (change: Change) => Promise<T>) =>
    transact(db, (tx) => work({ tx, merchant, memberId: session.memberId, now: clock() }));

  const look = ({ merchant, session }: Called) => ({
    db,
    merchant,
    memberId: session.memberId,
    now: clock(),
  });

  /** Each is confirmed by a letter with its date, whoever changed it. */
  const changeLimit = (call: Called, work: (change: Change) => Promise<LimitOutcome>) =>
    act(call, async (change) => {
      const changed = await work(change);
      await tellLimit(events, change, changed);
      return changed;
    });

  const bar = async (
    { merchant, session }: Called,
    given: Pick<NewBar, 'kind' | 'duration' | 'allBrands' | 'reason'>,
  ) => {
    const own = { merchant, memberId: session.memberId };
    const now = clock();
    const asked = { ...given, now, end: barEnd(merchant, { ...given, now }) };
    const done = await transact(db, async (tx) => {
      const people = given.allBrands ? await everywhere(tx, sites.merchants, own) : [own];
      let until = asked.end;
      for (const person of people) {
        const barred = await barMember(tx, events, { ...asked, ...person });
        await tellBar(events, { tx, now, ...person }, { ...given, ...barred });
        await endEverySession({ db: tx, events }, person.merchant.code, person.memberId, now);
        if (person === own) ({ until } = barred);
      }
      return { people, until };
    });
    for (const person of done.people) {
      tellSessions(live, { merchant: person.merchant.code, memberId: person.memberId });
    }
    return { until: done.until };
  };

  route('responsiblePlay', (call) => overview(look(call), sites.merchants));
  route('playSession', (call) => playSession(look(call)));

  route('setLimit', async (call) => {
    const { rule } = await changeLimit(call, (change) => setLimit(change, call.body));
    return shownOne(look(call), rule);
  });
  route('removeLimit', async (call) => {
    const { rule } = await changeLimit(call, (change) => removeLimit(change, call.params.id));
    return shownOne(look(call), rule);
  });
  route('cancelPendingLimit', async (call) => {
    const { rule } = await changeLimit(call, (change) => cancelPending(change, call.params.id));
    return shownOne(look(call), rule);
  });
  route('confirmLimit', async (call) => {
    const { rule, did } = await changeLimit(call, (change) => confirmLimit(change, call.params.id));
    return did === 'removed' ? null : shownOne(look(call), rule);
  });

  route('timeOut', (call) =>
    bar(call, { kind: 'timeout', duration: call.body.duration, allBrands: false, reason: '' }),
  );
  route('exclude', (call) => {
    const { duration, allBrands, reason = '' } = call.body;
    return bar(call, { kind: 'exclusion', duration, allBrands, reason });
  });
  route('askRegister', async (call) => {
    const { merchant, session } = call;
    await askRegister(services, merchant, session.memberId, 'play');
    const guard = await findGuard(db, merchant.code, session.memberId);
    const shut = guard && shutBy(merchant, guard, clock());
    return { ...(shut && { bar: shut }) };
  });
  route('askReturn', (call) => act(call, (change) => askReturn(change.tx, change)));

  route('setRealityCheck', (call) => act(call, (change) => setCheck(change, call.body.minutes)));
  route('acknowledgeRealityCheck', (call) =>
    act(call, (change) => answerCheck(change, call.body.action)),
  );

  route('answerPrompt', (call) =>
    act(call, async ({ tx, merchant, memberId, now }) => {
      const guard = await holdGuard(tx, merchant.code, memberId);
      await changeGuard(tx, guard, { prompt_answered_at: new Date(now) });
      await noteCare(tx, guard, 'prompt_answered', { answer: call.body.answer }, now);
      return null;
    }),
  );
  route('noteReview', (call) =>
    act(call, async ({ tx, merchant, memberId, now }) => {
      const guard = await holdGuard(tx, merchant.code, memberId);
      await changeGuard(tx, guard, { reviewed_at: new Date(now) });
      await noteCare(tx, guard, 'reviewed', {}, now);
      return { nextReviewAt: reviewAt(merchant, now) };
    }),
  );
  route('selfAssessment', async (call) => {
    const { answers, consent } = call.body;
    const found = assess(answers);
    if (consent) await act(call, (change) => keepAssessment(change, answers, found.band));
    return found;
  });
}

/** Only with consent; what was answered stays between the member and whoever they ask for help. */
async function keepAssessment(
  { tx, merchant, memberId, now }: { readonly tx: Tx } & Change,
  answers: readonly number[],
  band: string,
): Promise<void> {
  const whose = { merchant: merchant.code, member_id: memberId };
  await noteCare(tx, whose, 'assessed', { answers, band }, now);
}
