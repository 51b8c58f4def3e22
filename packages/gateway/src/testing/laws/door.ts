import { deepEqual, equal } from 'node:assert/strict';
import type { TestGateway } from '../gateway.ts';
import { solveCaptcha } from '../people.ts';
import { addOffer, type TestOffer } from '../players/offers.ts';
import { addPlayer, MINUTE, type Law, type Trials } from './laws.ts';

const PASSWORD = 'seven quiet rivers';

let names = 0;

async function apply(gateway: TestGateway, { site }: Law, change: object): Promise<string> {
  const browser = gateway.visit(site);
  const payload = {
    username: `novice_${(names += 1)}`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    birthday: '1980-04-17',
    disclaimer: true,
    captcha: await solveCaptcha(gateway, browser),
    ...change,
  };
  const { envelope } = await browser.call('register', { payload });
  return envelope.code ?? 'registered';
}

/** A day that begins soon in the place of a law, and that is one every year. */
function nextDay(gateway: TestGateway, { timeZone }: Law): Temporal.PlainDate {
  const now = Temporal.Instant.fromEpochMilliseconds(gateway.now()).toZonedDateTimeISO(timeZone);
  const next = now.toPlainDate().add({ days: 1 });
  return next.month === 2 && next.day === 29 ? next.add({ days: 1 }) : next;
}

const offer = (gateway: TestGateway, { site }: Law, given: TestOffer): Promise<string> =>
  addOffer(gateway, {
    merchant: site,
    minDeposit: 10_000n,
    bonus: 25_800n,
    wagering: 1,
    position: 0,
    ...given,
  });

async function offersOf(gateway: TestGateway, { site }: Law): Promise<readonly string[]> {
  const asked = { query: { types: 'PR' } } as const;
  const { envelope } = await gateway.visit(site).call('announcements', asked);
  return envelope.value?.promotion.map(({ id }) => id) ?? [];
}

export const door = {
  async minAge(gateway, law) {
    const day = nextDay(gateway, law);
    const birthday = day.subtract({ years: law.minAge }).toString();
    gateway.advance(day.toZonedDateTime(law.timeZone).epochMilliseconds - 1 - gateway.now());
    equal(await apply(gateway, law, { birthday }), 'age.under');
    gateway.advance(1);
    equal(await apply(gateway, law, { birthday }), 'registered');
  },

  /** Whatever a page has ticked: nobody is let in who has not agreed. */
  async disclaimerTicked(gateway, law) {
    for (const disclaimer of [false, undefined]) {
      equal(await apply(gateway, law, { disclaimer }), 'request.invalid');
    }
  },

  async wageringAtMost(gateway, law) {
    const most = law.policy.wageringAtMost;
    const lawful = await offer(gateway, law, { wagering: most });
    const unlawful = await offer(gateway, law, { wagering: most + 1 });
    const shown = await offersOf(gateway, law);
    equal(shown.includes(lawful), true);
    equal(shown.includes(unlawful), false);
  },

  /** Neither listed, nor shown on the way to a deposit, nor to be joined by whoever knows its number. */
  async welcomeBonus(gateway, law) {
    const may = law.policy.welcomeBonus;
    // What visitors are shown is kept for a while.
    gateway.advance(MINUTE);
    const greeting = await offer(gateway, law, { forNewcomers: true, badge: true });
    const usual = await offer(gateway, law, { badge: true, position: 1 });
    const { browser } = await addPlayer(gateway, law);
    const badge = async () =>
      (await browser.call('depositBadge')).envelope.value?.badge?.promotionId;
    const shown = await offersOf(gateway, law);
    deepEqual([shown.includes(greeting), shown.includes(usual)], [may, true]);
    equal(await badge(), may ? greeting : usual);
    const params = { id: greeting };
    const missing = may ? undefined : 'promotion.missing';
    const { code, value } = (await browser.call('promotionStatus', { params })).envelope;
    deepEqual([value?.status, code], [may ? 'JOIN' : undefined, missing]);
    equal((await browser.call('claimPromotion', { params, body: {} })).envelope.code, missing);
    equal(await badge(), usual);
  },
} satisfies Trials;
