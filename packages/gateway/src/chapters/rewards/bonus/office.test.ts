import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addBonusPlayer, statesOf } from '../../../testing/players/bonus.ts';
import { addGambler } from '../../../testing/players/gambler.ts';
import { addOffer } from '../../../testing/players/offers.ts';
import {
  askedAs,
  openOffice,
  type Colleague,
  type Office,
} from '../../../testing/players/office.ts';
import { policyWith } from '../../../testing/sites.ts';

let gateway: TestGateway;
let office: Office;
let lea: Colleague;
let leo: Colleague;
let ana: Colleague;
beforeAll(async () => {
  gateway = await openGateway({
    sites: { aurora: { policy: policyWith({ wageringAtMost: 10, welcomeBonus: false }) } },
  });
  office = openOffice(gateway);
  lea = await office.employ('lea', ['lead']);
  leo = await office.employ('leo', ['lead']);
  ana = await office.employ('ana', ['payments']);
});
afterAll(async () => {
  office.close();
  await gateway.stop();
});

const complete: Readonly<Record<string, string>> = {
  wagering: '8',
  minimum: '200',
  most: '1000',
  cap: '5000',
  days: '14',
  stake: '25',
  product: 'RNG',
  weights: 'RNG=100,LIVE=10,*=0',
};

const publish = (promotion: string, terms: Readonly<Record<string, string>>) =>
  lea.operate(
    'act',
    'promotion.publish',
    'aurora',
    '--promotion',
    promotion,
    ...Object.entries(terms).flatMap(([name, value]) => [`--${name}`, value]),
    '--reason',
    'the terms are what the page says',
  );

it('publishes a promotion with all of its terms, by two people [RG-30 api]', async () => {
  const id = await addOffer(gateway, { isDraft: true });
  const { browser } = await addGambler(gateway);
  const status = async () => (await browser.call('promotionStatus', { params: { id } })).envelope;
  const asked = askedAs(await publish(id, complete));
  expect((await status()).code).toBe('promotion.missing');
  await leo.office('vote', asked, 'yes');
  expect((await status()).value?.terms).toMatchObject({
    wagering: 8,
    minDeposit: '200.00',
    maxBonus: '1000.00',
    cap: '5000.00',
    maxStake: '25.00',
    product: 'RNG',
  });
});

it.each(Object.keys(complete))('publishes none without its %s [RG-30 api]', async (name) => {
  const id = await addOffer(gateway, { isDraft: true });
  const { [name]: _, ...rest } = complete;
  await expect(publish(id, rest)).rejects.toThrow(`Missing: --${name}.`);
});

it.each([
  [{ wagering: '11' }, /played through 10 times at most/],
  [{ wagering: '0' }, /more than nothing/],
  [{ cap: '0' }, /no sum of PHP/],
  [{ most: '0.001' }, /no sum of PHP/],
  [{ stake: '0' }, /no sum of PHP/],
  [{ days: '0' }, /more than nothing/],
  [{ weights: '*=0' }, /not all nothing/],
  [{ weights: 'RNG=101' }, /100 at most/],
  [{ match: '50', minimum: '0' }, /say the smallest/],
] as const)('publishes none with %j [RG-30 api]', async (change, why) => {
  const id = await addOffer(gateway, { isDraft: true });
  await expect(publish(id, { ...complete, ...change })).rejects.toThrow(why);
});

it('publishes none for newcomers where the law lets nobody greet them [RG-30 api]', async () => {
  const id = await addOffer(gateway, { isDraft: true, forNewcomers: true });
  await expect(publish(id, complete)).rejects.toThrow(/greet newcomers/);
});

it('has the database refuse what is published without its terms', async () => {
  const id = await addOffer(gateway);
  const less = gateway.db
    .updateTable('promotion')
    .set({ cap: null })
    .where('merchant', '=', 'aurora')
    .where('id', '=', BigInt(id))
    .execute();
  await expect(less).rejects.toThrow(/promotion_terms/);
});

it('takes two people for more than a sum of the merchant’s, and one up to it', async () => {
  await writeSetting(gateway.db, 'aurora', 'bonuses', { aloneUpTo: '50' });
  const who = await addGambler(gateway);
  const claim = async () => {
    const id = await addOffer(gateway, { way: 'claim' });
    await who.browser.call('claimPromotion', { params: { id }, body: {} });
    return `${id}-${who.id}`;
  };
  const approve = (name: string, pay: string) =>
    ana.office('decide', 'claims', name, 'approve', '--pay', pay, '--reason', 'all is there');
  await approve(await claim(), '50.00');
  expect(await statesOf(who)).toEqual(['active']);
  const more = askedAs(await approve(await claim(), '50.01'));
  expect(more).toMatch(/^\d+$/);
  expect(await statesOf(who)).toEqual(['active']);
  await lea.office('vote', more, 'yes');
  expect(await statesOf(who)).toEqual(['waiting', 'active']);
});

it('ends a bonus by two people, and the next one’s turn comes', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n });
  await one.take({ bonus: 700n });
  const { id = '' } = (await one.active()) ?? {};
  const order = (grant: string) =>
    ana.operate('act', 'bonus.end', 'aurora', '--grant', grant, '--reason', 'it was a mistake');
  const asked = askedAs(await order(id));
  expect(await statesOf(one)).toEqual(['waiting', 'active']);
  await lea.office('vote', asked, 'yes');
  expect(await statesOf(one)).toEqual(['active', 'ended']);
  await expect(order(id)).rejects.toThrow(/no bonus/);
});
