import type { Body } from '@livery/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addGambler } from '../../../testing/players/gambler.ts';
import { openOffice } from '../../../testing/players/office.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

const linesOf = (memberId: bigint) =>
  gateway.db
    .selectFrom('consent_event')
    .select(['channel', 'product', 'agreed', 'text_version', 'language'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();

it('keeps for ever what was agreed to and taken back, with the words that were read [RG-31 api]', async () => {
  const who = await addGambler(gateway);
  const say = (body: Body<'setMarketing'>, language = 'EN') =>
    who.browser.call('setMarketing', { body, headers: { language } });
  expect(await linesOf(who.id)).toEqual([]);
  await say({ ...none, email: true, text: 'offers-1' });
  await say({ ...none, email: true, text: 'offers-1' });
  await say({ ...none, sms: true, text: 'offers-2' }, 'TY');
  const line = { product: 'all', text_version: 'offers-2', language: 'TY' };
  expect(await linesOf(who.id)).toEqual([
    { ...line, channel: 'email', agreed: true, text_version: 'offers-1', language: 'EN' },
    { ...line, channel: 'sms', agreed: true },
    { ...line, channel: 'email', agreed: false },
  ]);
  const change = gateway.db.updateTable('consent_event').set({ agreed: true });
  await expect(change.where('member_id', '=', who.id).execute()).rejects.toThrow(
    /permission denied|append-only/,
  );
});

it('agrees to no way that there is not [RG-31 api]', async () => {
  const who = await addGambler(gateway);
  const { envelope } = await who.browser.call('setMarketing', { body: { ...none, push: true } });
  expect(envelope.value).toEqual({ ...none, silent: false });
  expect(await linesOf(who.id)).toEqual([]);
});

it('shows staff who writes to members what one agreed to, and writes down who looked', async () => {
  const who = await addGambler(gateway);
  const office = openOffice(gateway);
  const cleo = await office.employ('cleo', ['content']);
  expect(await cleo.office('consents', who.account)).toBe(
    `${who.account} never agreed to offers.\n`,
  );
  await who.browser.call('setMarketing', { body: { ...none, sms: true, text: 'offers-1' } });
  expect(await cleo.office('consents', who.account)).toMatch(
    /^ {2}20\S+Z {2}sms {2}all {2}yes {2}offers-1 EN\n$/,
  );
  const { act, after } = await gateway.db
    .selectFrom('audit')
    .selectAll()
    .orderBy('n', 'desc')
    .executeTakeFirstOrThrow();
  expect([act, after]).toEqual(['consents.read', { lines: 1 }]);
  office.close();
});

const none = { sms: false, email: false, push: false };

it('sends nobody offers who has not agreed, by each way for itself [RG-31 api]', async () => {
  const [who, other] = [await addGambler(gateway), await addGambler(gateway)];
  const said = async () => (await who.browser.call('marketing')).envelope.value;
  expect(await said()).toEqual({ ...none, silent: false });
  const body = { ...none, email: true };
  const { envelope } = await who.browser.call('setMarketing', { body });
  expect(envelope.value).toEqual({ ...body, silent: false });
  expect(await said()).toEqual({ ...body, silent: false });
  expect((await other.browser.call('marketing')).envelope.value).toMatchObject(none);
});

it('shows no offers to whoever is barred from play, and says that none are sent [RG-31 api] [RG-21 api]', async () => {
  const who = await addGambler(gateway);
  const offered = async () => {
    const query = { types: 'B,PR,PU,H', groupName: 'm_home' };
    const { value } = (await who.browser.call('announcements', { query })).envelope;
    return [value?.promotion, value?.banners, value?.hot, value?.popup].map(
      (list) => (list ?? []).length,
    );
  };
  const [promotions = 0, banners = 0, hot = 0] = await offered();
  expect(Math.min(promotions, banners, hot)).toBeGreaterThan(0);
  await who.browser.call('setMarketing', { body: { ...none, sms: true } });
  await who.browser.call('timeOut', { body: { duration: '24h' } });
  await who.browser.login(who.account);
  expect(await offered()).toEqual([0, 0, 0, 0]);
  expect((await who.browser.call('marketing')).envelope.value).toEqual({
    ...none,
    sms: true,
    silent: true,
  });
});
