import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addGambler } from '../../../testing/players/gambler.ts';
import {
  askedAs,
  openOffice,
  type Colleague,
  type Office,
} from '../../../testing/players/office.ts';
import { addOffer } from '../../../testing/players/offers.ts';
import { policyWith } from '../../../testing/sites.ts';

let gateway: TestGateway;
let office: Office;
let lea: Colleague;
let leo: Colleague;
beforeAll(async () => {
  gateway = await openGateway({
    sites: { aurora: { policy: policyWith({ welcomeBonus: false }) } },
  });
  office = openOffice(gateway);
  lea = await office.employ('lea', ['lead']);
  leo = await office.employ('leo', ['lead']);
});
afterAll(async () => {
  office.close();
  await gateway.stop();
});

const offer = () => addOffer(gateway, { way: 'claim' });

const address = (who: Colleague, promotion: string, whom: string) =>
  who.operate(
    'act',
    'promotion.address',
    'aurora',
    '--promotion',
    promotion,
    '--for',
    whom,
    '--reason',
    'its terms greet whoever signs up',
  );

it('is offered until two people have said that it is for newcomers, and paid to nobody afterwards [RG-30 api]', async () => {
  const id = await offer();
  const { browser, id: memberId } = await addGambler(gateway);
  const status = async () =>
    (await browser.call('promotionStatus', { params: { id } })).envelope.code ?? 'offered';
  const claimed = await browser.call('claimPromotion', { params: { id }, body: {} });
  expect(claimed.envelope.value).toEqual({ status: 'APPLYING' });
  const asked = askedAs(await address(lea, id, 'newcomers'));
  expect(await status()).toBe('offered');
  expect(await leo.office('vote', asked, 'yes')).toBe('It is done.\n');
  expect(await status()).toBe('promotion.missing');
  const ana = await office.employ('ana', ['payments']);
  const claim = `${id}-${memberId}`;
  await expect(
    ana.office('decide', 'claims', claim, 'approve', '--pay', '50.00', '--reason', 'all is there'),
  ).rejects.toThrow(/lets nobody make: no bonus is given/);
  const back = askedAs(await address(leo, id, 'everybody'));
  expect(await status()).toBe('promotion.missing');
  await lea.office('vote', back, 'yes');
  expect(await status()).toBe('offered');
});

it('is of a promotion that is there', async () => {
  await expect(address(lea, '999999', 'newcomers')).rejects.toThrow(/has no promotion 999999/);
});
