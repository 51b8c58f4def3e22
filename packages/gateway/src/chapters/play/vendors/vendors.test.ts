import { openDatabase } from '../../../kernel/database/pool.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { hashSecret } from '../../../kernel/secrets/secrets.ts';
import { createVault } from '../../../kernel/vault/vault.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { untilWaiting } from '../../../testing/people.ts';
import { VendorServer } from '../../../testing/players/vendor.ts';
import { placeOf } from '../launch/place.ts';
import { connectVendor, disconnectVendor, switchVendor } from './connections.ts';
import { endVendorSecret, makeVendorSecret, type WantedSecret } from './secrets.ts';

let gateway: TestGateway;
let player: Browser;
beforeAll(async () => {
  gateway = await openGateway();
  player = gateway.visit('aurora');
  await player.login('tala_vip');
});
afterAll(() => gateway.stop());

const DAY = 86_400_000;
const EMW = { merchant: 'aurora', vendor: 'EMW' };
const ADDRESS =
  'https://play.emw.example/open/{game}?t={token}&c={code}&l={language}&m={mode}&cur={currency}&back={lobby}';

const connect = (address = ADDRESS) =>
  transact(gateway.db, (tx) => connectVendor(tx, { ...EMW, address }, gateway.now()));
const makeSecret = (wanted: Partial<WantedSecret> = {}) =>
  transact(gateway.db, (tx) =>
    makeVendorSecret(tx, gateway.vault, { ...EMW, ...wanted }, gateway.now()),
  );
const endSecret = (id: string) => transact(gateway.db, (tx) => endVendorSecret(tx, { ...EMW, id }));

const launch = (more: object = {}) =>
  player.call('launch', { query: { vendor: 'EMW', nodeId: 'ashen-jarl', ...more } });
const tokenOf = async (more: object = {}) =>
  new URL((await launch(more)).envelope.value?.url ?? '').searchParams.get('t') ?? '';

const server = (vendor = 'EMW', merchant = 'aurora') => new VendorServer(gateway, merchant, vendor);
const statusWith = async (secret: string, token: string) =>
  (await server().call('session', { token }, { secret })).status;

it('opens the vendor’s own address with its token, told all that it asked for', async () => {
  await connect();
  const { envelope } = await launch({ mode: 'trial', language: 'TY', backUrl: '/m/all?a=1&b=2' });
  const url = new URL(envelope.value?.url ?? '');
  expect([url.origin, url.pathname, url.hash]).toEqual([
    'https://play.emw.example',
    '/open/ashen-jarl',
    '',
  ]);
  const { t, ...told } = Object.fromEntries(url.searchParams);
  expect(t).toMatch(/^aurora_[\w-]{43}$/);
  expect(told).toEqual({
    c: 'EMW_ashen-jarl',
    l: 'TY',
    m: 'trial',
    cur: 'PHP',
    back: `http://${player.host}/m/all?a=1&b=2`,
  });
  expect(envelope.value?.launchMode).toBe('iframe');
});

it.each(['redirect', 'popup'] as const)(
  'opens as the vendor says, and inside Facebook always in place of the page: %s [BX-19 api]',
  async (opens) => {
    await transact(gateway.db, (tx) =>
      connectVendor(tx, { ...EMW, address: ADDRESS, opens }, gateway.now()),
    );
    expect((await launch()).envelope.value?.launchMode).toBe(opens);
    const query = { vendor: 'EMW', nodeId: 'ashen-jarl' };
    const inFacebook = await player.call('launchFacebook', { query });
    expect(inFacebook.envelope.value?.launchMode).toBe('redirect');
    await connect();
    expect((await launch()).envelope.value?.launchMode).toBe('iframe');
  },
);

it('leads back to the site and nowhere else', async () => {
  for (const backUrl of ['https://elsewhere.example/', '//elsewhere.example', undefined]) {
    const { envelope } = await launch(backUrl === undefined ? {} : { backUrl });
    const back = new URL(envelope.value?.url ?? '').searchParams.get('back');
    expect(back).toBe(`http://${player.host}/`);
  }
});

it('lets the vendor play with the token that its page was opened with', async () => {
  const token = await tokenOf();
  const { told } = await server().call('session', { token });
  expect(told).toMatchObject({ ok: true, nodeId: 'ashen-jarl', mode: 'real' });
  const bet = { token, transactionId: 'emw-1', roundId: 'emw-1', amount: '1.00' };
  expect((await server().call('bet', bet)).told).toMatchObject({ ok: true, status: 'open' });
  const win = { ...bet, transactionId: 'emw-2', amount: '0' };
  expect((await server().call('win', win)).told).toMatchObject({ ok: true, status: 'settled' });
});

it('opens games of the house at home, whatever is connected, and others of one merchant alone', async () => {
  const bgs = { merchant: 'aurora', vendor: 'BGS', address: 'https://play.emw.example/{token}' };
  await transact(gateway.db, (tx) => connectVendor(tx, bgs, gateway.now()));
  const query = { vendor: 'BGS', nodeId: 'moon-orchard' };
  const { envelope } = await player.call('launch', { query });
  expect(new URL(envelope.value?.url ?? '').pathname).toBe('/orchard/');
  const stranger = gateway.visit('noir');
  await stranger.login('valetta7');
  const elsewhere = await stranger.call('launch', {
    query: { vendor: 'EMW', nodeId: 'ashen-jarl' },
  });
  expect(new URL(elsewhere.envelope.value?.url ?? '').pathname).toBe('/frame/');
});

it('is under maintenance while switched off, and no session is opened', async () => {
  const sessions = async () => {
    const rows = await gateway.db.selectFrom('provider_session').select('id').execute();
    return rows.length;
  };
  const turn = (enabled: boolean) =>
    transact(gateway.db, (tx) => switchVendor(tx, { ...EMW, enabled }, gateway.now()));
  await turn(false);
  const before = await sessions();
  const { status, envelope } = await launch();
  expect([status, envelope.code]).toEqual([422, 'vendor.maintenance']);
  expect(await sessions()).toBe(before);
  await turn(true);
  expect((await launch()).status).toBe(200);
});

it('takes no bet of a vendor that was disconnected, and lets its open round end', async () => {
  const token = await tokenOf();
  const bet = { token, transactionId: 'last-1', roundId: 'last', amount: '1.00' };
  await server().call('bet', bet);
  await transact(gateway.db, (tx) => disconnectVendor(tx, EMW, gateway.now()));
  const again = { ...bet, transactionId: 'last-2' };
  expect((await server().call('bet', again)).told.code).toBe('session.ended');
  const win = { ...bet, transactionId: 'last-3', amount: '2.00' };
  expect((await server().call('win', win)).told).toMatchObject({ status: 'settled' });
  const { envelope } = await launch();
  expect(new URL(envelope.value?.url ?? '').pathname).toBe('/frame/');
  await connect();
});

it('ends what is being played when a vendor is disconnected, and leaves alone what is long over', async () => {
  const endedAt = async (token: string) => {
    const { ended_at: at } = await gateway.db
      .selectFrom('provider_session')
      .select('ended_at')
      .where('token_hash', '=', hashSecret(token))
      .executeTakeFirstOrThrow();
    return at;
  };
  const old = await tokenOf();
  await gateway.db
    .updateTable('provider_session')
    .set({ expires_at: new Date(gateway.now() - DAY) })
    .where('token_hash', '=', hashSecret(old))
    .execute();
  const played = await tokenOf();
  const now = gateway.now();
  await transact(gateway.db, (tx) => disconnectVendor(tx, EMW, now));
  expect([await endedAt(old), await endedAt(played)]).toEqual([null, new Date(now)]);
  await connect();
});

it('has a page that stands in for nobody’s vendor in a demo alone', async () => {
  const JL = { vendor: 'JL', nodeId: 'lobby:JL' };
  const at = (environment: 'demo' | 'production') =>
    placeOf(gateway.db, [], { code: 'aurora', environment }, JL);
  expect(await at('demo')).toEqual({ kind: 'stand-in' });
  await expect(at('production')).rejects.toMatchObject({ code: 'url.empty' });
});

it('takes two secrets at once, and the one alone that is left', async () => {
  const token = await tokenOf();
  const [old] = await rows();
  const { id, secret } = await makeSecret();
  expect(await statusWith(secret, token)).toBe(200);
  expect((await server().call('session', { token })).status).toBe(200);
  await expect(makeSecret()).rejects.toThrow(
    `EMW has two secrets at aurora already, ${old ?? ''} and ${id}. End one first.`,
  );
  await endSecret(old ?? '');
  expect(await rows()).toEqual([id]);
  expect(await statusWith(secret, token)).toBe(200);
  await expect(endSecret(old ?? '')).rejects.toThrow(`It has ${id}.`);
});

const rows = async () => {
  const found = await gateway.db
    .selectFrom('vendor_secret')
    .select('id')
    .where('merchant', '=', 'aurora')
    .where('vendor', '=', 'EMW')
    .orderBy('created_at')
    .execute();
  return found.map(({ id }) => id);
};

it('keeps no secret in the clear, and makes none under a key that is not the gateway’s', async () => {
  const all = await gateway.db.selectFrom('vendor_secret').select(['secret', 'sealed']).execute();
  expect(all.length).toBeGreaterThan(0);
  for (const { secret, sealed } of all) expect([secret, sealed === null]).toEqual([null, false]);
  const other = createVault('a key of more than 32 letters, but another');
  const making = transact(gateway.db, (tx) => makeVendorSecret(tx, other, EMW, gateway.now()));
  await expect(making).rejects.toThrow('LIVERY_KEY is not the one');
});

it('makes two at most, and has an order wait for one that is under way', async () => {
  const other = openDatabase(gateway.databaseUrl, () => {}, 1);
  const first = await other.startTransaction().execute();
  await makeVendorSecret(first, gateway.vault, EMW, gateway.now());
  const late = makeSecret().then(
    () => 'made',
    (error: unknown) => String(error),
  );
  await untilWaiting(gateway);
  await first.commit().execute();
  await other.destroy();
  expect(await late).toContain('has two secrets at aurora already');
  const ids = await rows();
  expect(ids).toHaveLength(2);
  for (const id of ids) await endSecret(id);
});

it('signs nothing for another vendor or another merchant', async () => {
  const token = await tokenOf();
  const { secret } = await makeSecret();
  expect(await statusWith(secret, token)).toBe(200);
  for (const other of [server('JL'), server('EMW', 'noir')]) {
    const { status, told } = await other.call('session', { token }, { secret });
    expect([status, told.code]).toEqual([401, 'signature.invalid']);
    // With a secret of its own it is heard, and knows no such session.
    expect((await other.call('session', { token })).told.code).toBe('session.unknown');
  }
});

// Last, for it moves the clock.
it('ends a secret by itself when its time has come, and makes room for the next', async () => {
  for (const id of await rows()) await endSecret(id);
  const first = await makeSecret();
  const second = await makeSecret({ othersFor: 7 * DAY, validFor: 90 * DAY });
  // A session is shorter than the secrets, but whose it is can still be asked.
  const codes = async () => {
    const asked = [first, second].map(({ secret }) =>
      server().call('session', { token: 'aurora_of-nobody-at-all' }, { secret }),
    );
    return (await Promise.all(asked)).map(({ told }) => told.code);
  };
  const [heard, refused] = ['session.unknown', 'signature.invalid'];
  expect(await codes()).toEqual([heard, heard]);
  gateway.advance(6 * DAY);
  expect(await codes()).toEqual([heard, heard]);
  gateway.advance(DAY);
  expect(await codes()).toEqual([refused, heard]);
  const third = await makeSecret();
  expect(await rows()).toEqual([second.id, third.id]);
  gateway.advance(83 * DAY);
  expect(await codes()).toEqual([refused, refused]);
});
