import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { addGambler } from '../../testing/players/gambler.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ config: { memberWrites: 100_000 } });
});
afterAll(() => gateway.stop());

const limits = (...args: string[]) => gateway.operate('limits', 'aurora', ...args);

it('sets and lowers a limit, and never loosens one', async () => {
  const who = await addGambler(gateway);
  expect(await limits(who.account)).toBe(`${who.account} has set no limits.\n`);
  await limits(who.account, 'tighten', 'wager', '24h', '10.00');
  const token = (await who.launch()) ?? '';
  expect((await who.bet(token, '10.01')).told.code).toBe('limit.reached');
  await limits(who.account, 'tighten', 'wager', '24h', '5.00');
  await expect(limits(who.account, 'tighten', 'wager', '24h', '5.01')).rejects.toThrow(
    /Nobody but the member can loosen/,
  );
  expect(await limits(who.account)).toMatch(/^ +wager +24h +5\.00 +used 0\.00 +by operator *$/m);
  // The member may ask for more, and waits as ever.
  const body = { type: 'wager', period: '24h', amount: '20.00' } as const;
  const { envelope } = await who.browser.call('setLimit', { body });
  expect(envelope.value).toMatchObject({ amount: '5.00', pending: { amount: '20.00' } });
  expect(await limits(who.account)).toContain('asked for 20.00');
});

it('bars a player at once, with their sessions, and tells them by a letter', async () => {
  const who = await addGambler(gateway);
  expect(await limits(who.account, 'bar', 'exclusion', '6m')).toMatch(/is barred until 20/);
  expect((await who.browser.call('wallet')).status).toBe(401);
  await who.browser.login(who.account);
  expect(await who.launch()).toBeUndefined();
  const { envelope } = await who.browser.call('inbox', { query: {} });
  expect(envelope.value?.list[0]?.title).toBe('You are excluded from play');
  await expect(limits(who.account, 'bar', 'timeout', '24h')).rejects.toThrow(/would be less/);
  expect(await limits(who.account)).toContain('exclusion until 20');
});

it.each([
  [['tighten', 'wager', '24h', '1e3'], /amount is none/],
  [['tighten', 'wager', 'single', '10'], /period is none/],
  [['tighten', 'luck', '24h', '10'], /Usage/],
  [['bar', 'exclusion', '7d'], /duration is none/],
  [['bar', 'exclusion', 'open; DROP'], /is no duration/],
])('says what is wrong with %j', async (words, what) => {
  const who = await addGambler(gateway);
  await expect(limits(who.account, ...words)).rejects.toThrow(what);
  expect(await who.launch()).toBeDefined();
});

it('writes down who looked and who ordered', async () => {
  const who = await addGambler(gateway);
  await limits(who.account, 'tighten', 'loss', '7d', '3.00', '--reason', 'they asked by phone');
  const book = await gateway.operate('audit', 'aurora');
  expect(book).toContain('set or lowered a limit');
  expect(book).toContain('they asked by phone');
});
