import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addGambler } from '../../../testing/players/gambler.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

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
