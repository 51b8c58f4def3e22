import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVault } from '../../../kernel/vault/vault.ts';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { VendorServer, type SendOptions } from '../../../testing/players/vendor.ts';
import { sealVendorSecrets, validVendorSecrets } from '../vendors/secrets.ts';

let gateway: TestGateway;
let vendor: VendorServer;
let player: Browser;
beforeAll(async () => {
  // A member opens more games here than a person does in a minute.
  gateway = await openGateway({ config: { memberWrites: 10_000 } });
  vendor = new VendorServer(gateway, 'aurora', 'BGS');
  player = gateway.visit('aurora');
  await player.login('tala_vip');
});
afterAll(() => gateway.stop());

async function launch(browser = player, mode: 'real' | 'trial' = 'real'): Promise<string> {
  const query = { vendor: 'BGS', nodeId: 'moon-orchard', mode };
  const { envelope } = await browser.call('launch', { query });
  return new URL(envelope.value?.url ?? '').hash.slice(1);
}

let ids = 0;
const fresh = (kind: string) => `${kind}-${(ids += 1)}`;

/** A game that is under way: what the vendor calls in it, with an id of its own each time. */
function play(token: string, roundId = fresh('round')) {
  const moved = (amount: string, transactionId: string) => ({
    token,
    transactionId,
    roundId,
    amount,
  });
  return {
    bet: (amount: string, id = fresh('bet')) => vendor.call('bet', moved(amount, id)),
    win: (amount: string, id = fresh('win'), more: object = {}) =>
      vendor.call('win', { ...moved(amount, id), ...more }),
    rollback: (betTransactionId: string, id = fresh('rollback')) =>
      vendor.call('rollback', { token, transactionId: id, betTransactionId }),
    round: () =>
      gateway.db
        .selectFrom('round')
        .select(['stake', 'win', 'returned', 'status', 'node_id', 'mode'])
        .where('ref', '=', roundId)
        .executeTakeFirst(),
  };
}

const cents = (decimal: string | undefined) => BigInt((decimal ?? '').replace('.', ''));
const wallet = async (browser = player) =>
  cents((await browser.call('wallet')).envelope.value?.sumBalance);
const refused = (status: number, code: string) => ({ status, told: { ok: false, code } });

it('tells a vendor whose session it is and what can be played for', async () => {
  const token = await launch();
  const { status, told } = await vendor.call('session', { token });
  expect(status).toBe(200);
  expect(told).toMatchObject({ ok: true, nodeId: 'moon-orchard', mode: 'real', currency: 'PHP' });
  expect(cents(told.balance)).toBe(await wallet());
});

it('takes several bets and pays several wins of one round, then closes it', async () => {
  const before = await wallet();
  const game = play(await launch());
  expect((await game.bet('10.00')).told).toMatchObject({ ok: true, status: 'open' });
  await game.bet('2.50');
  expect((await game.win('4', fresh('win'), { ends: false })).told.status).toBe('open');
  const { told } = await game.win('30.25');
  expect(told.status).toBe('settled');
  expect(cents(told.balance)).toBe(before - 1_250n + 3_425n);
  expect(await wallet()).toBe(cents(told.balance));
  expect(await game.round()).toMatchObject({
    stake: 1_250n,
    win: 3_425n,
    status: 'settled',
    node_id: 'moon-orchard',
    mode: 'real',
  });
  expect(await game.bet('1.00')).toMatchObject(refused(409, 'round.closed'));
  expect(await game.win('1.00')).toMatchObject(refused(409, 'round.closed'));
});

it('closes a lost round with a win of nothing', async () => {
  const game = play(await launch());
  await game.bet('1.00');
  expect((await game.win('0')).told).toMatchObject({ ok: true, status: 'settled' });
  expect(await game.round()).toMatchObject({ stake: 100n, win: 0n, status: 'settled' });
});

it('takes no bet of a member whose password was handed out, and ends what is under way', async () => {
  const member = gateway.visit('aurora');
  await member.login('amihan_team');
  const token = await launch(member);
  const game = play(token);
  await game.bet('1.00');
  const due = (first_time_login: boolean) =>
    gateway.db
      .updateTable('member')
      .set({ first_time_login })
      .where('merchant', '=', 'aurora')
      .where('account', '=', 'amihan_team')
      .execute();
  await due(true);
  expect(await game.bet('1.00')).toMatchObject(refused(401, 'session.ended'));
  expect(await vendor.call('session', { token })).toMatchObject(refused(401, 'session.ended'));
  expect((await game.win('2.00')).told).toMatchObject({ ok: true, status: 'settled' });
  await due(false);
  expect((await play(token).bet('1.00')).told.ok).toBe(true);
});

it('pays no win for a round without a bet of that session', async () => {
  const round = fresh('round');
  await play(await launch(), round).bet('1.00');
  const other = play(await launch(), round);
  expect(await other.win('5.00')).toMatchObject(refused(404, 'round.missing'));
});

it('answers a repeated id word for word, and refuses it for anything else', async () => {
  const game = play(await launch());
  const [bet, win] = [fresh('bet'), fresh('win')];
  const first = await game.bet('5.00', bet);
  const before = await wallet();
  expect(await game.bet('5.00', bet)).toEqual(first);
  expect(await game.bet('5', bet)).toEqual(first);
  expect(await game.bet('6.00', bet)).toMatchObject(refused(422, 'idempotency.mismatch'));
  expect(await game.win('5.00', bet)).toMatchObject(refused(422, 'idempotency.mismatch'));
  const elsewhere = play(await launch());
  expect(await elsewhere.bet('5.00', bet)).toMatchObject(refused(422, 'idempotency.mismatch'));
  expect(await wallet()).toBe(before);
  const paid = await game.win('7.00', win);
  expect(await game.win('7.00', win)).toEqual(paid);
  expect(await wallet()).toBe(before + 700n);
});

it('acts once for an id, however many of it arrive together', async () => {
  const before = await wallet();
  const game = play(await launch());
  const [bet, win] = [fresh('bet'), fresh('win')];
  const bets = await Promise.all(Array.from({ length: 12 }, () => game.bet('3.00', bet)));
  expect(new Set(bets.map((one) => JSON.stringify(one))).size).toBe(1);
  const wins = await Promise.all(Array.from({ length: 12 }, () => game.win('1.00', win)));
  expect(new Set(wins.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(await wallet()).toBe(before - 200n);
});

it('gives a stake back exactly once, also to rollbacks that race', async () => {
  const before = await wallet();
  const game = play(await launch());
  const bet = fresh('bet');
  await game.bet('8.00', bet);
  const all = await Promise.all(Array.from({ length: 6 }, () => game.rollback(bet)));
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  expect(all.map(({ told }) => told.returned).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => '0.00'),
    '8.00',
  ]);
  expect(await wallet()).toBe(before);
  expect(await game.round()).toMatchObject({ stake: 0n, returned: 800n, status: 'void' });
  expect(await game.win('20.00')).toMatchObject(refused(409, 'round.closed'));
});

it('shows a member the stake that came back, and keeps every rollback with its round', async () => {
  const roundId = fresh('round');
  const game = play(await launch(), roundId);
  const bet = fresh('bet');
  await game.bet('8.00', bet);
  await game.rollback(bet);
  await game.rollback(bet);
  const query = { types: 'bet,win,rollback', pageSize: 2 };
  const { envelope } = await player.call('transactions', { query });
  expect(envelope.value?.list).toMatchObject([
    { type: 'rollback', amount: '8.00' },
    { type: 'bet', amount: '-8.00' },
  ]);
  const kept = await gateway.db
    .selectFrom('round_movement as movement')
    .innerJoin('round', 'round.id', 'movement.round_id')
    .select(['movement.kind', 'movement.amount', 'movement.undoes'])
    .where('round.ref', '=', roundId)
    .orderBy('movement.id')
    .execute();
  expect(kept).toEqual([
    { kind: 'bet', amount: 800n, undoes: null },
    { kind: 'rollback', amount: 800n, undoes: bet },
    { kind: 'rollback', amount: 0n, undoes: bet },
  ]);
});

it('leaves the other bet of a round in play when one is rolled back', async () => {
  const before = await wallet();
  const game = play(await launch());
  const bet = fresh('bet');
  await game.bet('8.00', bet);
  await game.bet('2.00');
  expect((await game.rollback(bet)).told.returned).toBe('8.00');
  expect((await game.win('3.00')).told.status).toBe('settled');
  expect(await wallet()).toBe(before + 100n);
  expect(await game.round()).toMatchObject({ stake: 200n, returned: 800n, win: 300n });
});

it('refuses a bet whose rollback came first', async () => {
  const before = await wallet();
  const game = play(await launch());
  const bet = fresh('bet');
  expect((await game.rollback(bet)).told).toMatchObject({ ok: true, returned: '0.00' });
  expect(await game.bet('9.00', bet)).toMatchObject(refused(409, 'bet.void'));
  expect(await game.round()).toBeUndefined();
  expect(await wallet()).toBe(before);
});

it('ends with the stake back whichever of a bet and its rollback is first', async () => {
  const before = await wallet();
  const token = await launch();
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      const game = play(token);
      const bet = fresh('bet');
      const [placed, undone] = await Promise.all([game.bet('4.00', bet), game.rollback(bet)]);
      expect(undone.told.returned).toBe(placed.status === 200 ? '4.00' : '0.00');
    }),
  );
  expect(await wallet()).toBe(before);
});

it('takes back no stake of a round that has paid, and no id that is not a bet', async () => {
  const game = play(await launch());
  const [bet, win] = [fresh('bet'), fresh('win')];
  await game.bet('8.00', bet);
  await game.win('1.00', win, { ends: false });
  expect(await game.rollback(bet)).toMatchObject(refused(409, 'round.closed'));
  expect(await game.rollback(win)).toMatchObject(refused(404, 'bet.missing'));
  const stranger = play(await launch());
  expect(await stranger.rollback(bet)).toMatchObject(refused(404, 'bet.missing'));
});

it('refuses a bet the member cannot pay, and takes its id when they can', async () => {
  const poor = gateway.visit('aurora');
  await poor.login('bayani_new');
  const game = play(await launch(poor));
  const bet = fresh('bet');
  expect(await game.bet('0.01', bet)).toMatchObject(refused(422, 'balance.short'));
  expect(await game.round()).toBeUndefined();
  const practice = play(await launch(poor, 'trial'));
  expect((await practice.bet('5000.00', bet)).told).toMatchObject({ balance: '0.00' });
});

it('lets a session that has ended finish its open round, and begin nothing', async () => {
  const browser = gateway.visit('aurora');
  await browser.login('luis2026x');
  const token = await launch(browser);
  const [open, settled, late] = [play(token), play(token), play(token)];
  const bet = fresh('bet');
  const first = await open.bet('5.00', bet);
  const undone = fresh('bet');
  await late.bet('3.00', undone);
  await settled.bet('1.00');
  await settled.win('0');
  await browser.call('logout');
  expect(await open.bet('5.00', bet)).toEqual(first);
  expect(await open.bet('1.00')).toMatchObject(refused(401, 'session.ended'));
  expect(await play(token).bet('1.00')).toMatchObject(refused(401, 'session.ended'));
  expect((await vendor.call('session', { token })).told.code).toBe('session.ended');
  expect((await open.win('6.00')).told).toMatchObject({ ok: true, status: 'settled' });
  expect((await late.rollback(undone)).told.returned).toBe('3.00');
  expect(await settled.win('9.00')).toMatchObject(refused(409, 'round.closed'));
});

it('knows no session of another merchant or another vendor', async () => {
  const token = await launch();
  for (const other of [
    new VendorServer(gateway, 'noir', 'BGS'),
    new VendorServer(gateway, 'aurora', 'EMW'),
  ]) {
    const bet = { token, transactionId: fresh('bet'), roundId: fresh('round'), amount: '1.00' };
    expect(await other.call('bet', bet)).toMatchObject(refused(404, 'session.unknown'));
    expect(await other.call('session', { token })).toMatchObject(refused(404, 'session.unknown'));
  }
  const unknown = await vendor.call('session', { token: 'x'.repeat(43) });
  expect(unknown).toMatchObject(refused(404, 'session.unknown'));
});

const seconds = (by: number) => String(Math.floor(gateway.now() / 1000) + by);

it.each<[string, () => SendOptions]>([
  ['with no signature', () => ({ headers: { 'livery-signature': '' } })],
  ['with one of another form', () => ({ headers: { 'livery-signature': 'v1=00' } })],
  ['signed for another body', () => ({ signedBody: '{"token":"other"}' })],
  ['signed for another call', () => ({ signedPath: '/provider/v1/win' })],
  ['of two minutes and more ago', () => ({ headers: { 'livery-timestamp': seconds(-122) } })],
  ['of the future', () => ({ headers: { 'livery-timestamp': seconds(122) } })],
  ['without a time', () => ({ headers: { 'livery-timestamp': '' } })],
  ['of a vendor nobody knows', () => ({ headers: { 'livery-vendor': 'XXX' } })],
  ['in the name of another merchant', () => ({ headers: { 'livery-merchant': 'noir' } })],
])('refuses a request %s', async (_, options) => {
  const token = await launch();
  const refusal = await vendor.call('session', { token }, options());
  expect(refusal).toMatchObject(refused(401, 'signature.invalid'));
});

it('allows for clocks that are nearly two minutes apart', async () => {
  const token = await launch();
  for (const by of [-118, 118]) {
    const options = { headers: { 'livery-timestamp': seconds(by) } };
    expect((await vendor.call('session', { token }, options)).status).toBe(200);
  }
});

it.each<[string, object]>([
  ['an amount that is no number', { amount: 'all' }],
  ['an amount below zero', { amount: '-1.00' }],
  ['a bet of nothing', { amount: '0.00' }],
  ['more digits than the currency has', { amount: '1.001' }],
  ['an amount that is not text', { amount: 1 }],
  ['an id with a space', { transactionId: 'a b' }],
  ['no round', { roundId: undefined }],
  ['more than it asked for', { win: '1000.00' }],
])('refuses %s', async (_, change) => {
  const token = await launch();
  const bet = { token, transactionId: fresh('bet'), roundId: fresh('round'), amount: '1.00' };
  const refusal = await vendor.call('bet', { ...bet, ...change });
  expect(refusal).toMatchObject(refused(400, 'request.invalid'));
});

it('refuses a body that is no JSON, however well it is signed', async () => {
  expect(await vendor.call('bet', '{"token"')).toMatchObject(refused(400, 'request.invalid'));
});

describe('secrets of vendors', () => {
  const rows = () => gateway.db.selectFrom('vendor_secret').selectAll().execute();
  const aurora = { merchant: 'aurora', vendor: 'BGS' };
  const known = () => validVendorSecrets(gateway, aurora, gateway.now());
  const clear = (secret: Buffer) =>
    gateway.db
      .updateTable('vendor_secret')
      .set({ secret, sealed: null })
      .where('merchant', '=', 'aurora')
      .where('vendor', '=', 'BGS')
      .execute();

  it('that lie in the clear work, and are sealed by the next start', async () => {
    const secret = Buffer.from('a secret that was agreed on by mail');
    await clear(secret);
    expect((await play(await launch()).bet('1.00')).told.ok).toBe(true);
    await sealVendorSecrets(gateway);
    expect((await rows()).every((row) => row.secret === null)).toBe(true);
    expect(await known()).toEqual([secret]);
    expect((await play(await launch()).bet('1.00')).told.ok).toBe(true);
  });

  it('are carried over to another key, and no start loses them', async () => {
    const { db, vault } = gateway;
    const before = await known();
    const next = { db, vault: createVault('the next key, of more than 32 letters') };
    await expect(sealVendorSecrets(next)).rejects.toThrow(
      'was sealed with another LIVERY_KEY. Give that one as LIVERY_KEY_FORMER once.',
    );
    await sealVendorSecrets(next, vault);
    const opened = await validVendorSecrets(next, aurora, gateway.now());
    expect([await known(), opened]).toEqual([[], before]);
    await sealVendorSecrets(gateway, next.vault);
    expect(await known()).toEqual(before);
  });
});

// Last, for they move the clock: grace is over after a week, and an id is never free again.
it('remembers an id for ever, and lets no open round be settled after a week', async () => {
  const token = await launch();
  const [game, open] = [play(token), play(token)];
  const [bet, win] = [fresh('bet'), fresh('win')];
  await game.bet('1.00', bet);
  const paid = await game.win('2.00', win);
  await open.bet('1.00');
  gateway.advance(8 * 86_400_000);
  const before = await gateway.db
    .selectFrom('ledger_transfer')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst();
  expect(await game.win('2.00', win)).toEqual(paid);
  expect(await open.win('2.00')).toMatchObject(refused(401, 'session.ended'));
  expect(
    await gateway.db
      .selectFrom('ledger_transfer')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst(),
  ).toEqual(before);
});

it('takes no id anew when the answer to it is no longer kept', async () => {
  await player.login('tala_vip');
  const token = await launch();
  const old = play(token);
  const [bet, win, undone, rollback] = [
    fresh('bet'),
    fresh('win'),
    fresh('bet'),
    fresh('rollback'),
  ];
  await old.bet('1.00', bet);
  await old.win('2.00', win, { ends: false });
  await play(token).rollback(undone, rollback);
  gateway.advance(41 * 86_400_000);
  await gateway.sweep(gateway.now());

  await player.login('tala_vip');
  const before = await wallet();
  const [game, refusal] = [play(await launch()), refused(422, 'idempotency.mismatch')];
  expect(await game.bet('1.00', bet)).toMatchObject(refusal);
  expect(await game.bet('1.00', rollback)).toMatchObject(refusal);
  expect(await game.bet('1.00', undone)).toMatchObject(refused(409, 'bet.void'));
  expect(await game.round()).toBeUndefined();
  const fit = fresh('bet');
  // A rollback that is refused voids no bet that comes later, and gives nothing back.
  expect(await game.rollback(fit, rollback)).toMatchObject(refusal);
  expect((await game.bet('5.00', fit)).status).toBe(200);
  expect(await game.win('3.00', win)).toMatchObject(refusal);
  expect(await game.rollback(fit, rollback)).toMatchObject(refusal);
  expect(await wallet()).toBe(before - 500n);
  expect((await game.rollback(fit)).told.returned).toBe('5.00');
  expect(await wallet()).toBe(before);
  // By the token of then it is too late for anything.
  expect(await old.win('2.00', win)).toMatchObject(refused(401, 'session.ended'));
});
