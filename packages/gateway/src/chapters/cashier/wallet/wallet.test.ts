import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';

let gateway: TestGateway;
let member: Browser;
beforeAll(async () => {
  gateway = await openGateway();
  member = gateway.visit('aurora');
  await member.login('marisol88');
});
afterAll(() => gateway.stop());

const minor = (text: string | undefined) => BigInt((text ?? '').replace('.', ''));
const move = (from: string, to: string, amount: string, headers: Record<string, string> = {}) =>
  member.call('transfer', { body: { from, to, amount }, headers });
const wallet = async () => (await member.call('memberWallet')).envelope.value;
const at = (list: readonly { vendor: string; balance: string }[] | undefined, vendor: string) =>
  minor(list?.find((one) => one.vendor === vendor)?.balance ?? '0.00');

it('tells of the wallet, of the wallets at a merchant by its code and of all of a member, and they agree [CA-20 api]', async () => {
  const value = await wallet();
  const away = value?.wallets.reduce((sum, { balance }) => sum + minor(balance), 0n) ?? 0n;
  expect(minor(value?.sumBalance)).toBe(minor(value?.cash) + away);
  expect((await member.call('wallet')).envelope.value?.sumBalance).toBe(value?.sumBalance);
  const ofMerchant = await member.call('merchantWallets', { params: { merchantCode: 'aurora' } });
  const open = ofMerchant.envelope.value?.wallets ?? [];
  // Each studio, also where nothing lies; the house plays from the main wallet.
  expect(open).toEqual(expect.arrayContaining(value?.wallets ?? []));
  expect(open.map(({ vendor }) => vendor)).toContain('NPL');
  expect(open.map(({ vendor }) => vendor)).not.toContain('BGS');
  const elsewhere = await member.call('merchantWallets', { params: { merchantCode: 'noir' } });
  expect(elsewhere.envelope.success).toBe(false);
});

it('moves money to a vendor and back, and keeps the sum', async () => {
  const before = await wallet();
  expect((await move('MAIN', 'NPL', '25.50')).status).toBe(200);
  const between = await wallet();
  expect(between?.sumBalance).toBe(before?.sumBalance);
  expect(minor(between?.cash)).toBe(minor(before?.cash) - 2_550n);
  expect(at(between?.wallets, 'NPL')).toBe(at(before?.wallets, 'NPL') + 2_550n);
  await move('NPL', 'MAIN', '25.50');
  expect(await wallet()).toMatchObject({ cash: before?.cash, sumBalance: before?.sumBalance });
  const params = { merchantCode: 'aurora' };
  const { envelope } = await member.call('merchantWallets', { params });
  expect(envelope.value?.wallets.find(({ vendor }) => vendor === 'NPL')?.displayName).toMatch(/./);
});

it('moves once for a key, however often and at once it is asked', async () => {
  const before = minor((await wallet())?.cash);
  const headers = { 'idempotency-key': 'transfer-key-1' };
  const all = await Promise.all(
    Array.from({ length: 8 }, () => move('MAIN', 'NPL', '1.00', headers)),
  );
  expect(new Set(all.map(({ envelope }) => envelope.value?.transactionId)).size).toBe(1);
  expect(minor((await wallet())?.cash)).toBe(before - 100n);
  const other = await move('MAIN', 'NPL', '2.00', headers);
  expect([other.status, other.envelope.code]).toEqual([422, 'idempotency.mismatch']);
});

it('moves for each of two members who sent the same key', async () => {
  const other = gateway.visit('aurora');
  await other.login('luis2026x');
  const cashOf = async (browser: Browser) =>
    minor((await browser.call('memberWallet')).envelope.value?.cash);
  const before = [await cashOf(member), await cashOf(other)];
  const sent = {
    body: { from: 'MAIN', to: 'NPL', amount: '1.00' },
    headers: { 'idempotency-key': 'transfer-key-of-two' },
  };
  const [first, second] = [await member.call('transfer', sent), await other.call('transfer', sent)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.envelope.value).not.toEqual(first.envelope.value);
  expect([await cashOf(member), await cashOf(other)]).toEqual(before.map((cash) => cash - 100n));
});

it.each([
  ['more than there is', 'MAIN', 'NPL', '99999999.00', 'balance.short'],
  ['more than lies at the vendor', 'EMW', 'MAIN', '1.00', 'balance.short'],
  ['nothing', 'MAIN', 'NPL', '0.00', 'request.invalid'],
  ['less than nothing', 'MAIN', 'NPL', '-1.00', 'request.invalid'],
  ['a part of a centavo', 'MAIN', 'NPL', '1.001', 'request.invalid'],
  ['between two vendors', 'NPL', 'EMW', '1.00', 'request.invalid'],
  ['from the main wallet to itself', 'MAIN', 'MAIN', '1.00', 'request.invalid'],
  ['to nobody', 'MAIN', 'NOBODY', '1.00', 'wallet.missing'],
  ['to the house, which plays from the main wallet', 'MAIN', 'BGS', '1.00', 'wallet.missing'],
])('refuses to move %s', async (_, from, to, amount, code) => {
  const before = await wallet();
  const { status, envelope } = await move(from, to, amount);
  expect([status < 500, envelope.code]).toEqual([true, code]);
  expect(await wallet()).toEqual(before);
});

it('wants a key for it', async () => {
  const { status, envelope } = await move('MAIN', 'NPL', '1.00', { 'idempotency-key': 'short' });
  expect([status, envelope.errors]).toEqual([400, [{ field: 'Idempotency-Key', code: 'pattern' }]]);
});

it('shows no wallets of another merchant', async () => {
  const { status } = await member.call('merchantWallets', { params: { merchantCode: 'noir' } });
  expect(status).toBe(400);
});

it('lists what went in and out with the balance after each, the newest first', async () => {
  await move('MAIN', 'NPL', '3.00');
  const { envelope } = await member.call('transactions', { query: { pageSize: 50 } });
  const list = envelope.value?.list ?? [];
  expect(list[0]).toMatchObject({ type: 'transfer', amount: '-3.00' });
  expect(list[0]?.balance).toBe((await wallet())?.cash);
  for (const [index, one] of list.slice(1).entries()) {
    const later = list[index];
    expect(minor(later?.balance) - minor(later?.amount)).toBe(minor(one.balance));
  }
});

it('lists the whole of it over its pages, and sums what it lists', async () => {
  const query = { types: 'deposit,withdraw', pageSize: 5 };
  const first = (await member.call('transactions', { query })).envelope.value;
  const pages = await Promise.all(
    Array.from({ length: first?.totalPages ?? 0 }, (_, page) =>
      member.call('transactions', { query: { ...query, pageNo: page + 1 } }),
    ),
  );
  const all = pages.flatMap(({ envelope }) => envelope.value?.list ?? []);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.every(({ type }) => ['deposit', 'withdraw'].includes(type))).toBe(true);
  const sum = (sign: bigint) =>
    all
      .map(({ amount }) => minor(amount) * sign)
      .reduce((total, one) => (one > 0n ? total + one : total), 0n);
  expect(minor(first?.footer.in)).toBe(sum(1n));
  expect(minor(first?.footer.out)).toBe(sum(-1n));
});

it('counts whole days of the merchant’s own time zone', async () => {
  const day = (shift: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila' }).format(
      gateway.now() + shift * 86_400_000,
    );
  await move('MAIN', 'NPL', '1.00');
  const today = { startDate: day(0), endDate: day(0), types: 'transfer' };
  const { envelope } = await member.call('transactions', { query: today });
  expect(envelope.value?.list.length).toBeGreaterThan(0);
  const tomorrow = { startDate: day(1), endDate: day(1), types: 'transfer' };
  expect((await member.call('transactions', { query: tomorrow })).envelope.value?.list).toEqual([]);
});

it.each([
  ['a day that does not exist', { startDate: '2026-02-31' }],
  ['an end before the beginning', { startDate: '2026-05-02', endDate: '2026-05-01' }],
])('refuses %s', async (_, query) => {
  expect((await member.call('transactions', { query })).envelope.code).toBe('request.invalid');
});

it('keeps the kinds of agents for agents', async () => {
  const query = { types: 'A' };
  expect((await member.call('transactions', { query: { types: 'bet' } })).status).toBe(200);
  expect((await member.call('transactions', { query })).envelope.code).toBe('type.rejected');
  const agent = gateway.visit('aurora');
  await agent.login('dagat_agent');
  const { envelope } = await agent.call('transactions', { query });
  const kinds = new Set(envelope.value?.list.map(({ type }) => type));
  for (const kind of ['bet', 'win', 'deposit']) expect(kinds.has(kind)).toBe(false);
});
