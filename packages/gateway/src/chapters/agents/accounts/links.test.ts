import { afterAll, beforeAll, expect, it } from 'vitest';
import { transact } from '../../../kernel/database/transact.ts';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import { dayIn, daysOn } from '../../../kernel/time/days.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { novicesOf } from '../../../testing/players/novices.ts';
import { lineOf } from '../lineage/line.ts';
import { ratesOn } from '../rates/read.ts';
import { setRates } from '../rates/set.ts';
import { AGENT_SETTING } from '../settings.ts';
import { enter, type Standing } from '../testing/centre.ts';

const merchant = 'aurora';
const DAY = 86_400_000;
let gateway: TestGateway;
let top: Standing;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, sites: { aurora: { flags: { AGENCY3: true } } } });
  top = await enter(gateway, 2);
  await choose({});
  await limit({});
  await giveTop(10_000);
  await pass();
});
afterAll(() => gateway.stop());
const { apply, memberNamed, choose } = novicesOf(() => gateway);

/** A day on which whoever was in has to come in again. */
async function pass(): Promise<void> {
  gateway.advance(DAY);
  expect((await top.browser.login(top.account)).status).toBe(200);
}

const limit = (more: object) =>
  writeSetting(gateway.db, merchant, AGENT_SETTING, { ceilings: { RNG: 12_000 }, ...more });

async function giveTop(ppm: number): Promise<void> {
  const site = gateway.desk().merchants.find(({ code }) => code === merchant);
  if (site === undefined) throw new Error('no aurora');
  const given = { memberId: top.id, upline: null, rates: { RNG: ppm }, by: 'office' };
  const done = await transact(gateway.db, (tx) =>
    setRates(tx, site, { ...given, now: gateway.now() }),
  );
  expect(done).toHaveProperty('effectiveDay');
}

const today = () => dayIn('Asia/Manila', gateway.now());

async function make({ browser }: Standing, change: object = {}) {
  const body = { type: 'member', rates: { RNG: '0.5' }, ...change };
  const { status, envelope } = await browser.call('createRegisterUrl', { body });
  if (status !== 200 || envelope.value === null) return { refused: envelope };
  return { link: envelope.value, code: envelope.value.code };
}

async function come(affiliateCode = '') {
  const { status, envelope, payload } = await apply(gateway.visit(merchant), { affiliateCode });
  const row = await memberNamed(payload.username);
  return { status, error: envelope.code, id: row?.id ?? 0n, type: row?.type };
}

const shownTo = async ({ browser }: Standing) =>
  (await browser.call('registerUrls')).envelope.value?.list ?? [];

it('is an address with a code, and the same one where all is the same', async () => {
  const until = daysOn(today(), 3);
  const { link } = await make(top, { validTo: until, mostUses: 3, note: 'Fiesta' });
  expect(link).toMatchObject({
    type: 'member',
    rates: { RNG: '0.5000' },
    validTo: until,
    mostUses: 3,
    uses: 0,
    registered: 0,
    note: 'Fiesta',
    lowered: false,
  });
  expect(link?.url).toMatch(/^http:\/\/aurora\.localhost:\d+\/m\/register\?affiliateCode=\w{12}$/);
  expect(link?.qr).toBe(link?.url);
  const asked = { validTo: until, mostUses: 3, note: 'Fiesta' };
  const again = await Promise.all([make(top, asked), make(top, asked), make(top, asked)]);
  expect(again.map(({ code }) => code)).toEqual([link?.code, link?.code, link?.code]);
  expect((await make(top, { ...asked, note: 'Other' })).code).not.toBe(link?.code);
  expect(await shownTo(top)).toHaveLength(2);
});

it('puts whoever comes below the agent, as what it says, with its rates from the first day [CA-06 api] [RE-25 api]', async () => {
  const { code } = await make(top, { type: 'agent' });
  const agent = await come(code?.toLowerCase());
  expect(agent).toMatchObject({ status: 200, type: 1 });
  expect(await lineOf(gateway.db, merchant, agent.id)).toEqual([top.id, agent.id]);
  expect(await ratesOn(gateway.db, merchant, agent.id, today())).toEqual({ RNG: 5_000 });
  const member = await come((await make(top)).code);
  expect(member).toMatchObject({ status: 200, type: 0 });
  const link = (await shownTo(top)).find((one) => one.code === code);
  expect(link).toMatchObject({ uses: 1, registered: 1 });
});

it('brings people also where the site asks nobody for a code', async () => {
  await choose({ affiliate: 'off' });
  try {
    const { code = '' } = await make(top, { note: 'unasked' });
    const { status, id } = await come(code);
    expect(status).toBe(200);
    expect(await lineOf(gateway.db, merchant, id)).toEqual([top.id, id]);
  } finally {
    await choose({});
  }
});

it('gives what is left of its rates where the agent has less by now', async () => {
  const { code } = await make(top, { rates: { RNG: '1.0000' }, note: 'all of it' });
  // From tomorrow on the agent has less: nobody may come with more today.
  await giveTop(6_000);
  const link = (await shownTo(top)).find((one) => one.code === code);
  expect(link?.lowered).toBe(true);
  const one = await come(code);
  expect(await ratesOn(gateway.db, merchant, one.id, today())).toEqual({ RNG: 6_000 });
  await giveTop(10_000);
});

it('takes nobody once it is ended, over or used up [RE-26 api]', async () => {
  const check = async (code = '') => {
    const { status, envelope } = await gateway
      .visit(merchant)
      .call('affiliateCheck', { query: { code } });
    return [status, envelope.code];
  };
  const ended = await make(top, { note: 'ended' });
  expect(await check(ended.code)).toEqual([200, undefined]);
  const asked = { params: { code: ended.code ?? '' } };
  expect((await top.browser.call('endRegisterUrl', asked)).status).toBe(200);
  const once = await make(top, { note: 'once', mostUses: 1 });
  const both = await Promise.all([come(once.code), come(once.code)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const old = await make(top, { note: 'old', validTo: today() });
  expect((await come(old.code)).status).toBe(200);
  await pass();
  const wrong = await check('nobody-knows-it');
  expect(wrong[1]).toBe('affiliate.invalid');
  for (const { code } of [ended, once, old]) {
    expect(await check(code)).toEqual(wrong);
    expect(await come(code)).toMatchObject({ error: 'affiliate.invalid', id: 0n });
  }
  expect((await shownTo(top)).map(({ code }) => code)).not.toContain(ended.code);
});

it('gives away no more than there is, and makes no more than the site lets', async () => {
  expect((await make(top, { rates: { RNG: '1.01' } })).refused).toMatchObject({
    code: 'rebate.above_own',
    value: { type: 'RNG', most: '1.0000' },
  });
  expect((await make(top, { rates: { RNG: '0.0001' } })).refused?.code).toBe('request.invalid');
  const yesterday = { validTo: daysOn(today(), -1) };
  expect((await make(top, yesterday)).refused?.code).toBe('request.invalid');
  const agent = await enter(gateway, 1, top);
  const few = async (more: object) => {
    await limit(more);
    return make(agent, { rates: {}, note: JSON.stringify(more) });
  };
  expect((await few({ maxDepth: 2 })).refused?.code).toBe('line.too_deep');
  expect((await few({ links: 0 })).refused?.code).toBe('link.limit');
  expect((await few({ linksADay: 1 })).code).toBeDefined();
  expect((await few({ linksADay: 1, links: 9 })).refused?.code).toBe('link.limit');
  // One that is ended makes room, but not on the same day.
  expect((await few({ links: 1 })).refused?.code).toBe('link.limit');
  const [first] = await shownTo(agent);
  await agent.browser.call('endRegisterUrl', { params: { code: first?.code ?? '' } });
  expect((await few({ links: 1, linksADay: 1 })).refused?.code).toBe('link.limit');
  expect((await few({ links: 1 })).code).toBeDefined();
  await limit({});
});

it('is its agent’s alone: nobody else ends or sees it, nor an invitation of the house', async () => {
  const other = await enter(gateway, 1, top);
  const { code = '' } = await make(top, { note: 'mine' });
  await gateway.db
    .insertInto('affiliate')
    .values({ merchant, code: 'HOUSE', code_key: 'house', domain: '', member_id: other.id })
    .execute();
  for (const one of [code, 'HOUSE', 'nobody-knows-it']) {
    const { envelope } = await other.browser.call('endRegisterUrl', { params: { code: one } });
    expect(envelope.code).toBe('affiliate.invalid');
  }
  expect(await shownTo(other)).toEqual([]);
  expect((await come(code)).status).toBe(200);
});
