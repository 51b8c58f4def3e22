import { deepEqual, equal, notEqual } from 'node:assert/strict';
import type { TestGateway } from '../gateway.ts';
import { GAME, type Gambler } from '../players/gambler.ts';
import { addPlayer, anywhere, endOf, goTo, type Law, type Trials } from './laws.ts';

const timeOut = async ({ browser }: Gambler, duration: string) =>
  (await browser.call('timeOut', { body: { duration } })).envelope;

const exclude = async ({ browser }: Gambler, duration: string) =>
  (await browser.call('exclude', { body: { duration, allBrands: false, confirm: true } })).envelope;

const refusalOf = async ({ browser }: Gambler) =>
  (await browser.call('launch', { query: GAME })).envelope.code;

const askReturn = async ({ browser }: Gambler) =>
  (await browser.call('askReturn', { body: {} })).envelope;

/** Every length that any law offers, at a law that offers it or not. */
async function tryLengths(
  gateway: TestGateway,
  law: Law,
  key: 'timeOuts' | 'exclusions',
  bar: (who: Gambler, duration: string) => ReturnType<typeof timeOut>,
): Promise<void> {
  for (const duration of anywhere((policy) => policy[key])) {
    const { code, value } = await bar(await addPlayer(gateway, law), duration);
    if (!law.policy[key].includes(duration))
      deepEqual([duration, code], [duration, 'request.invalid']);
    else {
      const until = duration === 'open' ? null : endOf(gateway, law, duration);
      deepEqual([duration, value], [duration, { until }]);
    }
  }
}

/** Somebody who has been excluded, and whose time is over in a second; null: without an end. */
async function addExcluded(gateway: TestGateway, law: Law, until: number | null): Promise<Gambler> {
  const who = await addPlayer(gateway, law);
  const [shortest = ''] = law.policy.exclusions;
  await exclude(who, shortest);
  // Years are not waited for.
  await gateway.db
    .updateTable('member_guard')
    .set({ bar_until: until === null ? null : new Date(until) })
    .where('member_id', '=', who.id)
    .execute();
  await who.browser.login(who.account);
  return who;
}

const waits = { ask24h: '24h', ask7d: '7d' } as const;

/** Asked for, and waited for to the last moment. */
async function comeBack(
  gateway: TestGateway,
  law: Law,
  who: Gambler,
  rule: keyof typeof waits,
): Promise<void> {
  equal(await refusalOf(who), 'rg.excluded');
  const coolingUntil = endOf(gateway, law, waits[rule]);
  deepEqual((await askReturn(who)).value, { coolingUntil });
  await goTo(gateway, coolingUntil - 1, who);
  equal(await refusalOf(who), 'rg.excluded');
  gateway.advance(1);
  notEqual(await who.launch(), undefined);
}

export const bars = {
  async timeOuts(gateway, law) {
    await tryLengths(gateway, law, 'timeOuts', timeOut);
    const [shortest = ''] = law.policy.timeOuts;
    const who = await addPlayer(gateway, law);
    const until = endOf(gateway, law, shortest);
    await timeOut(who, shortest);
    await goTo(gateway, until - 1, who);
    equal(await refusalOf(who), 'rg.timeout');
    gateway.advance(1);
    notEqual(await who.launch(), undefined);
  },

  exclusions: (gateway, law) => tryLengths(gateway, law, 'exclusions', exclude),

  async exclusionReturn(gateway, law) {
    const { exclusionReturn: rule } = law.policy;
    const who = await addExcluded(gateway, law, gateway.now() + 1_000);
    gateway.advance(999);
    equal(await refusalOf(who), 'rg.excluded');
    equal((await askReturn(who)).code, 'rg.too_early');
    gateway.advance(1);
    if (rule === 'clock') notEqual(await who.launch(), undefined);
    else await comeBack(gateway, law, who, rule);
  },

  async openExclusionReturn(gateway, law) {
    const { openExclusionReturn: rule } = law.policy;
    const who = await addExcluded(gateway, law, null);
    if (rule !== 'never') return comeBack(gateway, law, who, rule);
    equal(await refusalOf(who), 'rg.excluded');
    equal((await askReturn(who)).code, 'rg.too_early');
  },

  async panicButton(gateway, law) {
    const who = await addPlayer(gateway, law);
    const { rules } = (await who.browser.call('responsiblePlay')).envelope.value ?? {};
    equal(rules?.panicButton, law.policy.panicButton);
    if (!law.policy.panicButton) return;
    deepEqual((await timeOut(who, '24h')).value, { until: endOf(gateway, law, '24h') });
    await who.browser.login(who.account);
    equal(await refusalOf(who), 'rg.timeout');
  },

  /** Whether or not the marks are in sight: what they lead to is there for everybody. */
  async careBar(gateway, law) {
    const { browser } = await addPlayer(gateway, law);
    const body = { type: 'wager', period: '24h', amount: '10.00' } as const;
    equal((await browser.call('setLimit', { body })).envelope.success, true);
    const answers = { answers: Array.from({ length: 9 }, () => 0), consent: false };
    equal((await browser.call('selfAssessment', { body: answers })).envelope.success, true);
    const [duration = ''] = law.policy.exclusions;
    const asked = { duration, allBrands: false, confirm: true };
    equal((await browser.call('exclude', { body: asked })).envelope.success, true);
  },
} satisfies Trials;
