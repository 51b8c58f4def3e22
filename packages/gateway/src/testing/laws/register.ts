import { equal, notEqual } from 'node:assert/strict';
import type { TestGateway } from '../gateway.ts';
import { GAME, type Gambler } from '../players/gambler.ts';
import { openRegister, type TestRegister } from '../players/register.ts';
import { addPlayer, laws, type Law, type Trials } from './laws.ts';

let register: TestRegister;

/** One register that all of the sites ask which have to. */
export async function prepareRegister(gateway: TestGateway): Promise<() => Promise<void>> {
  register = await openRegister(
    gateway,
    laws.map(({ site }) => site),
  );
  return () => register.stop();
}

const refusalOf = async ({ browser }: Gambler) =>
  (await browser.call('launch', { query: GAME })).envelope.code;

const plays = async (who: Gambler) => notEqual(await who.launch(), undefined);

/** To the last moment of the day in the place of a law. */
function goToMidnight(gateway: TestGateway, { timeZone }: Law): void {
  const now = Temporal.Instant.fromEpochMilliseconds(gateway.now()).toZonedDateTimeISO(timeZone);
  const end = now.startOfDay().add({ days: 1 }).epochMilliseconds;
  gateway.advance(end - 1 - gateway.now());
}

export const registers = {
  async registerCheck(gateway, law) {
    goToMidnight(gateway, law);
    const who = await addPlayer(gateway, law);
    await plays(who);
    await register.list(who);
    // What was answered holds for the session.
    await plays(who);
    await who.browser.login(who.account);
    if (law.policy.registerCheck === 'login') {
      equal(await refusalOf(who), 'rg.on_register');
      return;
    }
    await plays(who);
    gateway.advance(1);
    if (law.policy.registerCheck === 'never') return plays(who);
    // The session lives over midnight, and a new day is asked for anew.
    equal(await who.launch(), undefined);
    const { envelope } = await who.browser.call('askRegister');
    equal(envelope.value?.bar?.kind, 'register');
    equal(await refusalOf(who), 'rg.on_register');
  },
} satisfies Trials;
