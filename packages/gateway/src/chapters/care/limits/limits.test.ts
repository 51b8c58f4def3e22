import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Body, Reply } from '@livery/contract';
import { addGambler, type Gambler } from '../../../testing/players/gambler.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ config: { memberWrites: 100_000 } });
});
afterAll(() => gateway.stop());

type Limit = Reply<'responsiblePlay'>['limits'][number];

const set = (who: Gambler, body: Body<'setLimit'>) => who.browser.call('setLimit', { body });
const limitsOf = async ({ browser }: Gambler) =>
  (await browser.call('responsiblePlay')).envelope.value?.limits ?? [];
const lettersTo = async ({ browser }: Gambler) =>
  ((await browser.call('inbox', { query: {} })).envelope.value?.list ?? []).map(
    ({ title }) => title,
  );

async function setOne(who: Gambler, body: Body<'setLimit'>): Promise<Limit> {
  const { envelope } = await set(who, body);
  if (envelope.value === null) throw new Error(`refused: ${envelope.code}`);
  return envelope.value;
}

/** Nobody stays logged in for a day. */
async function later(who: Gambler, milliseconds: number): Promise<void> {
  gateway.advance(milliseconds);
  await who.browser.login(who.account);
}

const day = { type: 'wager', period: '24h' } as const;

describe('a limit', () => {
  it('holds at once when it is set or lowered, and is confirmed by a letter [RG-05 api] [RG-08 api]', async () => {
    const who = await addGambler(gateway);
    const first = await setOne(who, { type: 'deposit', period: '7d', amount: '1234.50' });
    expect(first).toMatchObject({
      amount: '1234.50',
      used: '0.00',
      room: '1234.50',
      setBy: 'member',
    });
    const lower = await setOne(who, { type: 'deposit', period: '7d', amount: '0.00' });
    expect(lower).toMatchObject({ id: first.id, amount: '0.00', room: '0.00' });
    expect(lower).not.toHaveProperty('pending');
    expect(await lettersTo(who)).toEqual(['Your deposit limit holds', 'Your deposit limit holds']);
  });

  it('waits a day when it is raised, and then wants to be confirmed [RG-08 api] [BX-04 api]', async () => {
    const who = await addGambler(gateway);
    const { id } = await setOne(who, { ...day, amount: '100.00' });
    const asked = await setOne(who, { ...day, amount: '500.00' });
    const before = gateway.now();
    expect(asked).toMatchObject({ amount: '100.00', pending: { amount: '500.00' } });
    const at = asked.pending?.effectiveAt ?? 0;
    expect(Math.abs(at - before - DAY)).toBeLessThan(HOUR);
    const confirm = () => who.browser.call('confirmLimit', { params: { id } });
    expect((await confirm()).envelope).toMatchObject({ code: 'rg.too_early', value: { at } });
    await later(who, DAY);
    // The time alone changes nothing.
    expect(await limitsOf(who)).toMatchObject([{ amount: '100.00' }]);
    expect((await confirm()).envelope.value).toMatchObject({ amount: '500.00' });
    expect(await limitsOf(who)).toMatchObject([{ amount: '500.00' }]);
    expect((await confirm()).envelope.code).toBe('limit.missing');
  });

  it('stays as it was when nobody confirms the raise in time', async () => {
    const who = await addGambler(gateway);
    const { id } = await setOne(who, { ...day, amount: '100.00' });
    await setOne(who, { ...day, amount: '500.00' });
    await later(who, 8 * DAY);
    expect(await limitsOf(who)).toEqual([
      expect.not.objectContaining({ pending: expect.anything() }),
    ]);
    const { envelope } = await who.browser.call('confirmLimit', { params: { id } });
    expect(envelope.code).toBe('rg.lapsed');
    expect(await limitsOf(who)).toMatchObject([{ amount: '100.00' }]);
  });

  it('stays when a raise is dropped, at once, and when it is lowered meanwhile [RG-08 api]', async () => {
    const who = await addGambler(gateway);
    const { id } = await setOne(who, { ...day, amount: '100.00' });
    await setOne(who, { ...day, amount: '500.00' });
    const dropped = await who.browser.call('cancelPendingLimit', { params: { id } });
    expect(dropped.envelope.value).not.toHaveProperty('pending');
    await setOne(who, { ...day, amount: '500.00' });
    await setOne(who, { ...day, amount: '50.00' });
    await later(who, DAY);
    const { envelope } = await who.browser.call('confirmLimit', { params: { id } });
    expect(envelope.code).toBe('limit.missing');
    expect(await limitsOf(who)).toMatchObject([{ amount: '50.00' }]);
  });

  it('goes like one that is raised: after a day, and with a second word', async () => {
    const who = await addGambler(gateway);
    const { id } = await setOne(who, { ...day, amount: '100.00' });
    const asked = await who.browser.call('removeLimit', { params: { id } });
    expect(asked.envelope.value).toMatchObject({ amount: '100.00', pending: { amount: null } });
    await later(who, DAY);
    const { envelope } = await who.browser.call('confirmLimit', { params: { id } });
    expect([envelope.success, envelope.value]).toEqual([true, null]);
    expect(await limitsOf(who)).toEqual([]);
  });

  it('is nobody else’s to see or to change', async () => {
    const [mine, yours] = [await addGambler(gateway), await addGambler(gateway)];
    const { id } = await setOne(mine, { ...day, amount: '100.00' });
    for (const name of ['removeLimit', 'confirmLimit', 'cancelPendingLimit'] as const) {
      const { envelope } = await yours.browser.call(name, { params: { id } });
      expect(envelope.code).toBe('limit.missing');
    }
    expect(await limitsOf(yours)).toEqual([]);
  });

  it.each([
    { type: 'wager', period: '24h', amount: '1e3' },
    { type: 'wager', period: '24h', amount: '-1' },
    { type: 'wager', period: '24h', amount: '0.001' },
    { type: 'wager', period: '24h', amount: '1000000000000000000' },
    { type: 'wager', period: '24h', amount: '١٠٠' },
    { type: 'wager', period: 'single', amount: '1' },
    { type: 'stake', period: '24h', amount: '1' },
    { type: 'time', period: '7d', amount: '60' },
    { type: 'time', period: 'session', amount: '0' },
    { type: 'time', period: 'session', amount: '1441' },
    { type: 'time', period: 'session', amount: '60.5' },
    { type: 'luck', period: '24h', amount: '1' },
    { ...day, amount: '1', setBy: 'operator' },
  ])('is not made of nonsense: $type $period $amount', async (body) => {
    const who = await addGambler(gateway);
    const { envelope } = await who.browser.call('setLimit', { body });
    expect(envelope.code).toBe('request.invalid');
    expect(await limitsOf(who)).toEqual([]);
  });
});

describe('a stake', () => {
  it('is refused beyond a wager limit, with what is left of it and when it begins anew [RG-09 api] [RG-10 api]', async () => {
    const who = await addGambler(gateway);
    const token = (await who.launch()) ?? '';
    await set(who, { ...day, amount: '10.00' });
    expect((await who.bet(token, '6.00')).status).toBe(200);
    expect(await who.bet(token, '4.01')).toMatchObject({
      status: 423,
      told: { ok: false, code: 'limit.reached' },
    });
    expect((await who.bet(token, '4.00')).status).toBe(200);
    expect(await limitsOf(who)).toMatchObject([{ used: '10.00', room: '0.00' }]);
    const [limit] = await limitsOf(who);
    expect(limit?.resetAt).toBeGreaterThan(gateway.now());
    expect((limit?.resetAt ?? 0) - gateway.now()).toBeLessThanOrEqual(DAY);
  });

  it('counts against a loss limit until it is won or given back [RG-10 api]', async () => {
    const who = await addGambler(gateway);
    const token = (await who.launch()) ?? '';
    await set(who, { type: 'loss', period: '24h', amount: '10.00' });
    await who.bet(token, '10.00', 'lost-for-now');
    expect((await who.bet(token, '0.01')).told.code).toBe('limit.reached');
    await who.win(token, '3.00', 'lost-for-now');
    expect((await who.bet(token, '3.01')).told.code).toBe('limit.reached');
    expect((await who.bet(token, '3.00', 'back-again')).status).toBe(200);
    await who.rollback(token, 'back-again');
    expect((await who.bet(token, '3.00', 'won-big')).status).toBe(200);
    await who.win(token, '500.00', 'won-big');
    // What was won beyond all that was lost is no room for more.
    expect(await limitsOf(who)).toMatchObject([{ used: '0.00', room: '10.00' }]);
  });

  it('of several limits meets the lowest [RG-09 api]', async () => {
    const who = await addGambler(gateway);
    const token = (await who.launch()) ?? '';
    await set(who, { type: 'wager', period: '7d', amount: '50.00' });
    await set(who, { type: 'loss', period: '1m', amount: '20.00' });
    await set(who, { type: 'stake', period: 'single', amount: '8.00' });
    expect((await who.bet(token, '8.01')).told.code).toBe('limit.reached');
    for (const amount of ['8.00', '8.00', '4.00']) {
      expect((await who.bet(token, amount)).status).toBe(200);
    }
    expect((await who.bet(token, '0.01')).told.code).toBe('limit.reached');
    expect(await limitsOf(who)).toMatchObject([
      { type: 'loss', room: '0.00' },
      { type: 'wager', room: '30.00' },
      { type: 'stake', amount: '8.00' },
    ]);
  });

  it('of fifty at once only those go through that the limit holds', async () => {
    const who = await addGambler(gateway);
    const token = (await who.launch()) ?? '';
    await set(who, { ...day, amount: '20.00' });
    const all = await Promise.all(Array.from({ length: 50 }, () => who.bet(token, '1.00')));
    const codes = all.map(({ told }) => told.code ?? 'ok');
    expect(codes.filter((code) => code === 'ok')).toHaveLength(20);
    expect(codes.filter((code) => code === 'limit.reached')).toHaveLength(30);
    expect(await limitsOf(who)).toMatchObject([{ used: '20.00' }]);
  });

  it('of practice is nobody’s limit', async () => {
    const who = await addGambler(gateway);
    await set(who, { ...day, amount: '0.00' });
    const query = { vendor: 'BGS', nodeId: 'moon-orchard', mode: 'trial' } as const;
    const { envelope } = await who.browser.call('launch', { query });
    const token = new URL(envelope.value?.url ?? '').hash.slice(1);
    expect((await who.bet(token, '1.00')).status).toBe(200);
    const real = (await who.launch()) ?? '';
    expect((await who.bet(real, '0.01')).told.code).toBe('limit.reached');
  });
});

describe('money for a vendor', () => {
  const move = ({ browser }: Gambler, from: string, to: string, amount: string, key: string) =>
    browser.call('transfer', { body: { from, to, amount }, headers: { 'idempotency-key': key } });

  it('counts as lost when it goes there, and as won when it comes back', async () => {
    const who = await addGambler(gateway);
    await set(who, { type: 'loss', period: '24h', amount: '10.00' });
    expect((await move(who, 'MAIN', 'NPL', '10.01', 'too-much-there')).envelope).toMatchObject({
      code: 'rg.limit_reached',
      value: { limitType: 'loss', period: '24h', limit: '10.00', used: '0.00', room: '10.00' },
    });
    expect((await move(who, 'MAIN', 'NPL', '10.00', 'all-of-it-there')).status).toBe(200);
    expect((await move(who, 'MAIN', 'NPL', '0.01', 'a-little-more')).envelope.code).toBe(
      'rg.limit_reached',
    );
    expect((await move(who, 'NPL', 'MAIN', '4.00', 'some-of-it-back')).status).toBe(200);
    expect(await limitsOf(who)).toMatchObject([{ used: '6.00', room: '4.00' }]);
  });
});
