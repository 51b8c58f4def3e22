import { afterAll, beforeAll, expect, it } from 'vitest';
import { transact } from '../../../kernel/database/transact.ts';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import { dayIn, nextDay } from '../../../kernel/time/days.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { AGENT_SETTING } from '../settings.ts';
import { enter, stand, type Standing } from '../testing/centre.ts';
import { percentOf, ppmOf } from './percent.ts';
import { setRates } from './set.ts';

const merchant = 'aurora';
let gateway: TestGateway;
let top: Standing;
let ben: Standing;
let cai: Awaited<ReturnType<typeof stand>>;
let zoe: Standing;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, standsStill: true });
  top = await enter(gateway, 2);
  ben = await enter(gateway, 1, top);
  cai = await stand(gateway, 0, ben);
  zoe = await enter(gateway, 2);
  await writeSetting(gateway.db, merchant, AGENT_SETTING, {
    ceilings: { RNG: 12_000, LIVE: 5_000 },
  });
  const site = gateway.desk().merchants.find(({ code }) => code === merchant);
  if (site === undefined) throw new Error('no aurora');
  const given = { memberId: top.id, upline: null, rates: { RNG: 10_000 }, by: 'office' };
  await transact(gateway.db, (tx) => setRates(tx, site, { ...given, now: gateway.now() }));
});
afterAll(() => gateway.stop());

const set = async ({ browser }: Standing, account: string, rates: Record<string, string>) => {
  const asked = { params: { account }, body: { rates } };
  const { status, envelope } = await browser.call('setRebate', asked);
  const { code, value } = envelope;
  return status === 200 ? value : [code, value];
};
const ratesSet = () => gateway.db.selectFrom('rebate_rate').selectAll().execute();

it('writes percents as they are read', () => {
  for (const [ppm, percent] of [
    [0, '0.0000'],
    [100, '0.0100'],
    [7_000, '0.7000'],
    [123_456, '12.3456'],
  ] as const) {
    expect([percentOf(ppm), ppmOf(percent)]).toEqual([percent, ppm]);
  }
  expect([ppmOf('0.7'), ppmOf('1'), ppmOf('10.05')]).toEqual([7_000, 10_000, 100_500]);
});

it('sets what a direct downline earns from tomorrow on, bounded by both neighbours [AG-13 api]', async () => {
  const effectiveDay = nextDay(dayIn('Asia/Manila', gateway.now()));
  expect(await set(top, ben.account, { RNG: '0.7' })).toEqual({ effectiveDay });
  expect(await set(ben, cai.account, { RNG: '0.7001' })).toEqual(['request.invalid', null]);
  expect(await set(ben, cai.account, { RNG: '0.71' })).toEqual([
    'rebate.above_own',
    { type: 'RNG', most: '0.7000' },
  ]);
  expect(await set(ben, cai.account.toUpperCase(), { RNG: '0.45' })).toEqual({ effectiveDay });
  expect(await set(top, ben.account, { RNG: '0.4' })).toEqual([
    'rebate.below_downline',
    { type: 'RNG', least: '0.4500' },
  ]);
  expect(await set(top, ben.account, { LIVE: '0.01' })).toEqual([
    'rebate.above_own',
    { type: 'LIVE', most: '0.0000' },
  ]);
  expect(await set(top, ben.account, { NOSUCH: '0.01' })).toEqual([
    'rebate.above_own',
    { type: 'NOSUCH', most: '0.0000' },
  ]);
});

it('writes nothing where nothing is new, however often it is sent', async () => {
  const before = await ratesSet();
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await set(top, ben.account, { RNG: '0.7000', LIVE: '0', NOSUCH: '0' })).toHaveProperty(
      'effectiveDay',
    );
  }
  expect(await ratesSet()).toEqual(before);
});

it('sets nothing of anybody else, and says of nobody what it says of them', async () => {
  const before = await ratesSet();
  for (const account of [cai.account, top.account, zoe.account, 'nobody_here']) {
    expect(await set(top, account, { RNG: '0.1' })).toEqual(['user.missing', null]);
  }
  expect(await set(ben, ben.account, { RNG: '0.1' })).toEqual(['user.missing', null]);
  expect(await ratesSet()).toEqual(before);
});

it('shows one’s own rates of today and tomorrow, the step and the day', async () => {
  const { envelope } = await ben.browser.call('rebateSettings');
  expect(envelope.value).toEqual({
    rates: [
      { type: 'RNG', rate: '0.0000', tomorrow: '0.7000' },
      { type: 'LIVE', rate: '0.0000', tomorrow: '0.0000' },
    ],
    step: '0.0100',
    effectiveDay: nextDay(dayIn('Asia/Manila', gateway.now())),
  });
});
