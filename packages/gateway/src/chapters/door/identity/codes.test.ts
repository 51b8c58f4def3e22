import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { withCodes } from '../../../testing/sites.ts';
import { sendsCodes } from './codes.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({
    demo: false,
    sites: {
      aurora: withCodes('livery-live'),
      noir: { ...withCodes('demo-livery'), flags: { REGMOBVERF3: true } },
    },
  });
});
afterAll(() => gateway.stop());

const emulator = { firebaseEmulator: '127.0.0.1:9099' };
const none = { firebaseEmulator: undefined };

it.each([
  ['a live project', withCodes('live'), none, true],
  ['a live project beside an emulator', withCodes('live'), emulator, true],
  ['a demo in its emulator', withCodes('demo-one'), emulator, true],
  ['a demo without one', withCodes('demo-one'), none, false],
  ['a project without a page for codes', { firebase: { projectId: 'live' } }, none, false],
  ['no project', {}, emulator, false],
])('has Firebase send the codes of %s, or the platform', (_, merchant, config, isFirebase) => {
  expect(sendsCodes(merchant, config)).toBe(isFirebase);
});

const saysOf = async (merchant: string) => {
  const browser = gateway.visit(merchant);
  const asked = await browser.call('verification', { query: { scene: 'sms' } });
  const settings = await browser.call('registerSettings');
  return [asked.envelope.value, settings.envelope.value?.firebase];
};

it('says before a code is asked for that Firebase sends it [RE-28 api]', async () => {
  const asked = { captcha: false, firebase: true, challenge: { provider: 'none' } };
  expect(await saysOf('aurora')).toEqual([asked, true]);
});

it('asks for work as ever where the platform sends it', async () => {
  const work = { captcha: false, challenge: expect.objectContaining({ provider: 'local' }) };
  expect(await saysOf('noir')).toEqual([work, false]);
});
