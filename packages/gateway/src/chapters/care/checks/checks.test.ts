import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addGambler, GAME, type Gambler } from '../../../testing/players/gambler.ts';
import { send } from '../../../testing/browser/http.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { policyWith } from '../../../testing/sites.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({
    config: { memberWrites: 100_000 },
    sites: {
      aurora: { idleMinutes: 600 },
      noir: {
        policy: policyWith({ breakMinutes: 5, singleStakeAtMost: { PHP: 1 } }),
        currency: 'PHP',
        idleMinutes: 600,
      },
    },
  });
});
afterAll(() => gateway.stop());

const session = async ({ browser }: Gambler) =>
  (await browser.call('playSession')).envelope.value ?? undefined;
const answer = ({ browser }: Gambler, action: 'continue' | 'exit' | 'history' = 'continue') =>
  browser.call('acknowledgeRealityCheck', { body: { action } });
const setCheck = ({ browser }: Gambler, minutes: number) =>
  browser.call('setRealityCheck', { body: { minutes } });
const limitTime = ({ browser }: Gambler, period: 'session' | '24h', amount: string) =>
  browser.call('setLimit', { body: { type: 'time', period, amount } });

/** Plays on for so long, a bet a minute; answers the last refusal, if any was. */
async function playFor(who: Gambler, token: string, minutes: number): Promise<string | undefined> {
  let code: string | undefined;
  for (let minute = 0; minute < minutes; minute += 1) {
    gateway.advance(MINUTE);
    code = (await who.bet(token, '0.10')).told.code;
  }
  return code;
}

describe('a reality check', () => {
  it('is due after the time its player has set, and stops bets until it is answered [RG-12 api] [BX-06 api]', async () => {
    const who = await addGambler(gateway);
    expect((await setCheck(who, 10)).envelope.value).toEqual({ nextCheckAt: null });
    const token = (await who.launch()) ?? '';
    expect(await playFor(who, token, 9)).toBeUndefined();
    expect((await session(who))?.checkDue).toBe(false);
    expect(await playFor(who, token, 2)).toBe('player.barred');
    expect(await session(who)).toMatchObject({ checkDue: true, staked: '0.90', net: '-0.90' });
    const { envelope } = await who.browser.call('launch', {
      query: GAME,
    });
    expect(envelope.code).toBe('rg.check_due');
    const { nextCheckAt } = (await answer(who)).envelope.value ?? {};
    expect(Math.abs((nextCheckAt ?? 0) - gateway.now() - 10 * MINUTE)).toBeLessThan(MINUTE);
    expect((await who.bet(token, '0.10')).status).toBe(200);
  });

  it('comes without being set, and never later than the law asks [RG-12 api]', async () => {
    const who = await addGambler(gateway);
    const refused = await setCheck(who, 61);
    expect(refused.envelope).toMatchObject({ code: 'rg.above_ceiling', value: { max: '60' } });
    const token = (await who.launch()) ?? '';
    expect(await playFor(who, token, 59)).toBeUndefined();
    expect(await playFor(who, token, 2)).toBe('player.barred');
  });

  it('that is due is not put off by a longer time', async () => {
    const who = await addGambler(gateway);
    await setCheck(who, 10);
    const token = (await who.launch()) ?? '';
    await playFor(who, token, 11);
    await setCheck(who, 60);
    expect((await who.bet(token, '0.10')).told.code).toBe('player.barred');
    await answer(who, 'history');
    expect(await playFor(who, token, 30)).toBeUndefined();
  });

  it('lets what is under way be won, and what was staked be given back', async () => {
    const who = await addGambler(gateway);
    await setCheck(who, 5);
    const token = (await who.launch()) ?? '';
    await who.bet(token, '2.00', 'open-at-check');
    await who.bet(token, '3.00', 'back-at-check');
    gateway.advance(6 * MINUTE);
    expect((await who.bet(token, '0.10')).told.code).toBe('player.barred');
    expect((await who.win(token, '5.00', 'open-at-check')).status).toBe(200);
    expect((await who.rollback(token, 'back-at-check')).status).toBe(200);
    expect(await session(who)).toMatchObject({ staked: '2.00', won: '5.00', net: '3.00' });
  });

  it('is followed by a pause where the law asks for one, and leaves its trace', async () => {
    const who = await addGambler(gateway, { merchant: 'noir' });
    await setCheck(who, 5);
    const token = (await who.launch()) ?? '';
    await playFor(who, token, 6);
    const { breakUntil } = (await answer(who)).envelope.value ?? {};
    expect(Math.abs((breakUntil ?? 0) - gateway.now() - 5 * MINUTE)).toBeLessThan(MINUTE);
    gateway.advance(4 * MINUTE);
    expect((await who.bet(token, '0.10')).told.code).toBe('player.barred');
    gateway.advance(2 * MINUTE);
    expect((await who.bet(token, '0.10')).status).toBe(200);
    const events = await gateway.db
      .selectFrom('care_event')
      .select(['event', 'facts'])
      .where('member_id', '=', who.id)
      .orderBy('id')
      .execute();
    expect(events).toMatchObject([
      { event: 'check_set', facts: { minutes: 5 } },
      { event: 'check_answered', facts: { action: 'continue', staked: '40' } },
    ]);
  });

  it('answered before it is due changes nothing', async () => {
    const who = await addGambler(gateway);
    await who.launch();
    const due = (await session(who))?.nextCheckAt;
    gateway.advance(5 * MINUTE);
    expect((await answer(who)).envelope.value).toEqual({ nextCheckAt: due });
  });
});

describe('a session', () => {
  it('is a stretch of play: a new log-in goes on with it, and a rest ends it [RG-13 api] [RG-14 api] [BX-07 api]', async () => {
    const who = await addGambler(gateway);
    expect(await session(who)).toMatchObject({ startedAt: null, net: '0.00', nextCheckAt: null });
    const token = (await who.launch()) ?? '';
    const begun = (await session(who))?.startedAt ?? 0;
    await playFor(who, token, 3);
    await who.browser.call('logout');
    await who.browser.login(who.account);
    await who.launch();
    expect(await session(who)).toMatchObject({ startedAt: begun, staked: '0.30', net: '-0.30' });
    gateway.advance(31 * MINUTE);
    expect(await session(who)).toMatchObject({ startedAt: null, staked: '0.00' });
    await who.launch();
    expect((await session(who))?.startedAt).toBeGreaterThan(begun);
  });

  it('ends at the time its player has set, until play has rested [RG-11 api]', async () => {
    const who = await addGambler(gateway);
    await limitTime(who, 'session', '15');
    const token = (await who.launch()) ?? '';
    const { startedAt, endsAt } = (await session(who)) ?? {};
    expect((endsAt ?? 0) - (startedAt ?? 0)).toBe(15 * MINUTE);
    expect(await playFor(who, token, 14)).toBeUndefined();
    expect(await playFor(who, token, 2)).toBe('player.barred');
    // Neither a new log-in nor a higher limit helps within the session.
    expect((await limitTime(who, 'session', '60')).envelope.value).toMatchObject({ amount: '15' });
    await who.browser.login(who.account);
    const refused = await who.browser.call('launch', {
      query: GAME,
    });
    expect(refused.envelope).toMatchObject({
      code: 'rg.session_limit',
      value: { until: expect.any(Number) },
    });
    const { until } = (refused.envelope.value ?? {}) as { until?: number };
    expect((await session(who))?.opensAt).toBe(until);
    gateway.advance(30 * MINUTE);
    expect(await who.launch()).toBeDefined();
  });

  it('of a day ends with the minutes of the day [RG-11 api]', async () => {
    const who = await addGambler(gateway);
    await limitTime(who, '24h', '10');
    const token = (await who.launch()) ?? '';
    expect(await playFor(who, token, 10)).toBeUndefined();
    expect((await who.bet(token, '0.10')).told.code).toBe('player.barred');
  });
});

describe('a law', () => {
  it('that says how much may be staked at once holds without being set', async () => {
    const who = await addGambler(gateway, { merchant: 'noir' });
    const token = (await who.launch()) ?? '';
    const { envelope: known } = await who.browser.call('responsiblePlay');
    expect(known.value?.rules.singleStakeAtMost).toBe('1.00');
    expect((await who.bet(token, '1.01')).told.code).toBe('limit.reached');
    expect((await who.bet(token, '1.00')).status).toBe(200);
    const opened = await send(gateway.port, {
      method: 'POST',
      path: '/orchard/api/open',
      headers: { host: `games.localhost:${gateway.port}`, 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    const { stakes, stake } = JSON.parse(opened.text) as { stakes: string[]; stake: string };
    expect(stakes.length).toBeGreaterThan(0);
    expect(stakes.filter((one) => Number(one) > 1)).toEqual([]);
    expect(stakes).toContain(stake);
    const body = { type: 'stake', period: 'single', amount: '1.01' } as const;
    const { envelope } = await who.browser.call('setLimit', { body });
    expect(envelope).toMatchObject({ code: 'rg.above_ceiling', value: { max: '1.00' } });
  });
});

describe('a self-test', () => {
  it('keeps nothing without consent [RG-35 api]', async () => {
    const who = await addGambler(gateway);
    const take = (answers: number[], consent: boolean) =>
      who.browser.call('selfAssessment', { body: { answers, consent } });
    const kept = () =>
      gateway.db
        .selectFrom('care_event')
        .select('facts')
        .where('member_id', '=', who.id)
        .where('event', '=', 'assessed')
        .execute();
    const bands = [];
    for (const score of [0, 1, 3, 8]) {
      const answers = Array.from({ length: 9 }, (_, at) =>
        Math.max(0, Math.min(3, score - 3 * at)),
      );
      bands.push((await take(answers, false)).envelope.value?.band);
    }
    expect(bands).toEqual(['none', 'low', 'moderate', 'high']);
    expect(await kept()).toEqual([]);
    await take([3, 3, 3, 3, 3, 3, 3, 3, 3], true);
    expect(await kept()).toMatchObject([{ facts: { band: 'high' } }]);
    expect((await take([0, 0, 0], false)).envelope.code).toBe('request.invalid');
    expect((await take([4, 0, 0, 0, 0, 0, 0, 0, 0], false)).envelope.code).toBe('request.invalid');
  });
});

describe('prompts', () => {
  it('are answered once, and reviews come again in half a year [RG-06 api] [RG-36 api]', async () => {
    const who = await addGambler(gateway);
    const overview = async () =>
      (await who.browser.call('responsiblePlay')).envelope.value ?? undefined;
    expect((await overview())?.promptAnswered).toBe(false);
    await who.browser.call('answerPrompt', { body: { answer: 'declined' } });
    expect((await overview())?.promptAnswered).toBe(true);
    const { nextReviewAt = 0 } = (await who.browser.call('noteReview')).envelope.value ?? {};
    expect(Math.round((nextReviewAt - gateway.now()) / (30 * 24 * 60 * MINUTE))).toBe(6);
    expect((await overview())?.nextReviewAt).toBe(nextReviewAt);
  });
});
