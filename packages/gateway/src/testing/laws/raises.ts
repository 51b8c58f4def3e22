import { deepEqual, equal, ok, partialDeepStrictEqual } from 'node:assert/strict';
import type { TestGateway } from '../gateway.ts';
import type { Gambler } from '../players/gambler.ts';
import { addPlayer, endOf, goTo, type Law, type Trials } from './laws.ts';

const set = async ({ browser }: Gambler, period: '24h' | '1m', amount: string) =>
  (await browser.call('setLimit', { body: { type: 'wager', period, amount } })).envelope;

const confirm = async ({ browser }: Gambler, id: string) =>
  (await browser.call('confirmLimit', { params: { id } })).envelope;

interface Raise {
  readonly who: Gambler;
  readonly id: string;
  readonly effectiveAt: number;
  readonly confirmBy: number;
}

/** Somebody who has asked for a higher limit than theirs. */
async function askForMore(gateway: TestGateway, law: Law, period: '24h' | '1m'): Promise<Raise> {
  const who = await addPlayer(gateway, law);
  await set(who, period, '10.00');
  const { value } = await set(who, period, '20.00');
  if (value?.pending === undefined) throw new Error('nothing waits');
  equal(value.amount, '10.00');
  const { effectiveAt, confirmBy } = value.pending;
  return { who, id: value.id, effectiveAt, confirmBy };
}

/** The first moment of next month where a law holds. */
function nextMonth(gateway: TestGateway, { timeZone }: Law): number {
  const today = Temporal.Instant.fromEpochMilliseconds(gateway.now()).toZonedDateTimeISO(timeZone);
  const first = today.toPlainDate().with({ day: 1 }).add({ months: 1 });
  return first.toZonedDateTime(timeZone).epochMilliseconds;
}

export const raises = {
  async raiseDelay(gateway, law) {
    const waited = endOf(gateway, law, law.policy.raiseDelay);
    const { who, id, effectiveAt } = await askForMore(gateway, law, '24h');
    ok(effectiveAt >= waited);
    await goTo(gateway, effectiveAt - 1, who);
    equal((await confirm(who, id)).code, 'rg.too_early');
    gateway.advance(1);
    partialDeepStrictEqual((await confirm(who, id)).value, { amount: '20.00' });
  },

  async raiseAfterPeriod(gateway, law) {
    const waited = endOf(gateway, law, law.policy.raiseDelay);
    const period = law.policy.raiseAfterPeriod ? nextMonth(gateway, law) : 0;
    const { effectiveAt } = await askForMore(gateway, law, '1m');
    equal(effectiveAt, Math.max(waited, period));
  },

  async confirmWithin(gateway, law) {
    const [soon, late] = [
      await askForMore(gateway, law, '24h'),
      await askForMore(gateway, law, '24h'),
    ];
    gateway.advance(soon.effectiveAt - gateway.now());
    equal(soon.confirmBy, endOf(gateway, law, law.policy.confirmWithin));
    await goTo(gateway, soon.confirmBy - 1, soon.who);
    await late.who.browser.login(late.who.account);
    partialDeepStrictEqual((await confirm(soon.who, soon.id)).value, { amount: '20.00' });
    gateway.advance(1);
    equal((await confirm(late.who, late.id)).code, 'rg.lapsed');
  },

  async reviewAfter(gateway, law) {
    const { browser } = await addPlayer(gateway, law);
    const due = async () => (await browser.call('responsiblePlay')).envelope.value?.nextReviewAt;
    equal(await due(), endOf(gateway, law, law.policy.reviewAfter));
    gateway.advance(60_000);
    const nextReviewAt = endOf(gateway, law, law.policy.reviewAfter);
    deepEqual((await browser.call('noteReview')).envelope.value, { nextReviewAt });
    equal(await due(), nextReviewAt);
  },
} satisfies Trials;
