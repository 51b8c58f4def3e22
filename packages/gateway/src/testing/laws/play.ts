import { deepEqual, equal, notEqual, partialDeepStrictEqual } from 'node:assert/strict';
import type { PlayPolicy } from '@livery/contract/merchants';
import type { TestGateway } from '../gateway.ts';
import { GAME, type Gambler } from '../players/gambler.ts';
import { addPlayer, know, MINUTE, stayInDay, type Law, type Trials } from './laws.ts';

const launched = async ({ browser }: Pick<Gambler, 'browser'>, mode: 'real' | 'trial' = 'real') =>
  (await browser.call('launch', { query: { ...GAME, mode } })).envelope;

async function tokenOf(who: Gambler): Promise<string> {
  const token = await who.launch();
  if (token === undefined) throw new Error('no game was opened');
  return token;
}

const betted = async (who: Gambler, token: string, amount = '1.00') =>
  (await who.bet(token, amount)).told.code ?? 'booked';

/** Plays on without a rest until so long after the first game was opened. */
async function playUntil(
  gateway: TestGateway,
  who: Gambler,
  token: string,
  at: number,
): Promise<void> {
  while (gateway.now() < at) {
    gateway.advance(Math.min(20 * MINUTE, at - gateway.now()));
    // The page beside the game keeps its player logged in.
    await who.browser.call('memberInfo');
    if (gateway.now() < at) equal(await betted(who, token), 'booked');
  }
}

/** The largest stake of a law, in whole units; one that no currency is named for has none. */
const mostStaked = ({ policy: { singleStakeAtMost: most }, currency }: Law): number | undefined =>
  most === 'none' ? undefined : (most[currency] ?? 0);

/** Who may play for nothing: a guest, a member whom nobody knows, one who is known. */
const practice: Readonly<Record<PlayPolicy['demo'], readonly [boolean, boolean, boolean]>> = {
  on: [true, true, true],
  ageConfirmed: [true, true, true],
  ageVerified: [false, false, true],
  off: [false, false, false],
};

export const play = {
  async kycGate(gateway, law) {
    const who = await addPlayer(gateway, law);
    const token = await tokenOf(who);
    await know(gateway, who, 0);
    const isGate = law.policy.kycGate === 'beforePlay';
    equal(await betted(who, token), isGate ? 'player.barred' : 'booked');
    const { code, value } = await launched(who);
    if (isGate) deepEqual([code, value], ['kyc.required', { level: 1 }]);
    else notEqual(value?.url, undefined);
    await know(gateway, who, 1);
    notEqual(await who.launch(), undefined);
  },

  async demo(gateway, law) {
    const guest = gateway.visit(law.site);
    const begin = (said: object) =>
      guest.call('trial', { body: { moduleId: 'FREEPLAY3', ...said } });
    const untold = (await begin({})).envelope.code;
    if (law.policy.demo === 'ageConfirmed') equal(untold, 'age.under');
    const trial = await begin({ ageConfirmed: true });
    guest.token = trial.envelope.value?.token;
    const who = await addPlayer(gateway, law);
    const practises = async (browser: Gambler['browser']) => {
      const { success, code } = await launched({ browser }, 'trial');
      const isOff = law.policy.demo === 'off';
      if (!success && browser === who.browser)
        equal(code, isOff ? 'permission.denied' : 'kyc.required');
      return success;
    };
    const asked = [await practises(guest)];
    for (const level of [0, 1]) {
      await know(gateway, who, level);
      asked.push(await practises(who.browser));
    }
    deepEqual(asked, practice[law.policy.demo]);
  },

  async autoplay(gateway, law) {
    const who = await addPlayer(gateway, law);
    const { value } = await launched(who);
    const said = new URL(value?.url ?? '').searchParams.get('autoplay');
    equal(said, law.policy.autoplay === 'off' ? 'off' : null);
  },

  async vip(gateway, law) {
    const who = await addPlayer(gateway, law);
    await gateway.db.updateTable('member').set({ vip: 3 }).where('id', '=', who.id).execute();
    const seen = async (level: number) => {
      await know(gateway, who, level);
      return (await who.browser.call('memberInfo')).envelope.value?.vip;
    };
    const shown = { on: [3, 3], restricted: [0, 3], off: [0, 0] }[law.policy.vip];
    deepEqual([await seen(1), await seen(2)], shown);
  },

  async realityCheckMinutes(gateway, law) {
    const most = law.policy.realityCheckMinutes;
    const who = await addPlayer(gateway, law);
    const set = async (minutes: number) =>
      (await who.browser.call('setRealityCheck', { body: { minutes } })).envelope;
    partialDeepStrictEqual(await set(most + 1), {
      code: 'rg.above_ceiling',
      value: { max: `${most}` },
    });
    equal((await set(most)).success, true);
    const begun = gateway.now();
    const token = await tokenOf(who);
    await playUntil(gateway, who, token, begun + most * MINUTE - 1);
    equal(await betted(who, token), 'booked');
    gateway.advance(1);
    equal(await betted(who, token), 'player.barred');
    equal((await launched(who)).code, 'rg.check_due');
  },

  async breakMinutes(gateway, law) {
    const { breakMinutes, realityCheckMinutes } = law.policy;
    const who = await addPlayer(gateway, law);
    const token = await tokenOf(who);
    await playUntil(gateway, who, token, gateway.now() + realityCheckMinutes * MINUTE);
    await who.browser.call('acknowledgeRealityCheck', { body: { action: 'continue' } });
    if (breakMinutes > 0) {
      gateway.advance(breakMinutes * MINUTE - 1);
      equal((await launched(who)).code, 'rg.break');
      gateway.advance(1);
    }
    equal(await betted(who, token), 'booked');
  },

  async singleStakeAtMost(gateway, law) {
    const who = await addPlayer(gateway, law);
    const token = await tokenOf(who);
    const most = mostStaked(law);
    equal(await betted(who, token, `${most ?? 900_000}.00`), 'booked');
    if (most === undefined) return;
    equal(await betted(who, token, `${most}.01`), 'limit.reached');
    const body = { type: 'stake', period: 'single', amount: `${most}.01` } as const;
    equal((await who.browser.call('setLimit', { body })).envelope.code, 'rg.above_ceiling');
  },

  async sessionLimits(gateway, law) {
    for (const limit of law.policy.sessionLimits) {
      stayInDay(gateway, law, 11 * MINUTE);
      const who = await addPlayer(gateway, law);
      const period = limit === 'day' ? '24h' : 'session';
      const body = { type: 'time', period, amount: '10' } as const;
      equal((await who.browser.call('setLimit', { body })).envelope.success, true);
      const token = await tokenOf(who);
      await playUntil(gateway, who, token, gateway.now() + 10 * MINUTE - 1);
      equal(await betted(who, token), 'booked');
      gateway.advance(1);
      // The time of a day counts to when a game was last heard of.
      if (limit === 'day') await betted(who, token);
      equal(await betted(who, token), 'player.barred');
    }
  },
} satisfies Trials;
