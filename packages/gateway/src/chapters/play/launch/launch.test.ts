import type { Query } from '@livery/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson } from '../../../testing/people.ts';

let gateway: TestGateway;
let member: Browser;
beforeAll(async () => {
  gateway = await openGateway();
  member = gateway.visit('aurora');
  await member.login('marisol88');
});
afterAll(() => gateway.stop());

const launch = (query: Query<'launch'>) => member.call('launch', { query });
const orchard = { vendor: 'BGS', gameCategory: 'RNG', nodeId: 'moon-orchard' };

it('opens a game of the house on the games’ host, its token out of every log [LA-11 api] [CA-30 api]', async () => {
  const { envelope, headers } = await launch({ ...orchard, language: 'TY' });
  const url = new URL(envelope.value?.url ?? '');
  expect(url.host).toBe(`games.localhost:${gateway.port}`);
  expect(url.pathname).toBe('/orchard/');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    autoplay: 'off',
    lang: 'TY',
    mode: 'real',
    origin: `http://${member.host}`,
  });
  expect(url.hash).toMatch(/^#aurora_[\w-]{43}$/);
  expect(envelope.value).toMatchObject({ launchMode: 'iframe' });
  expect(envelope.value?.expiresAt).toBeGreaterThan(gateway.now());
  expect(headers['cache-control']).toBe('no-store');
});

it('keeps the token only as a hash', async () => {
  const { envelope } = await launch(orchard);
  const token = new URL(envelope.value?.url ?? '').hash.slice(1);
  const row = await gateway.db
    .selectFrom('provider_session')
    .select(['token_hash', 'mode'])
    .where('id', '=', envelope.value?.sessionId ?? '')
    .executeTakeFirstOrThrow();
  expect(row.mode).toBe('real');
  expect(row.token_hash.toString('base64url')).not.toBe(token);
});

it('opens a frame for a game of another vendor, and for a vendor as such', async () => {
  const game = await launch({ vendor: 'EMW', nodeId: 'ashen-jarl', mode: 'trial' });
  const url = new URL(game.envelope.value?.url ?? '');
  expect([url.pathname, url.hash]).toEqual(['/frame/', '']);
  expect(url.searchParams.get('game')).toBe('Ashen Jarl');
  const lobby = await launch({ vendor: 'VFB', gameCategory: 'SPORTS' });
  expect(new URL(lobby.envelope.value?.url ?? '').searchParams.get('game')).toBe('Volta Fable');
});

it.each<[string, Query<'launch'>, number, string]>([
  ['a game nobody has', { vendor: 'BGS', nodeId: 'nobody' }, 404, 'game.missing'],
  ['a vendor nobody knows', { vendor: 'XXX' }, 404, 'game.missing'],
  ['a game of another vendor', { vendor: 'JL', nodeId: 'moon-orchard' }, 404, 'game.missing'],
  ['practice where there is none', { vendor: 'NPL', mode: 'trial' }, 403, 'permission.denied'],
])('refuses %s', async (_, query, status, code) => {
  const { status: answered, envelope } = await launch(query);
  expect([answered, envelope.code]).toEqual([status, code]);
});

it('opens no practice of a game that has none, though it opens it for money', async () => {
  const { envelope } = await member.call('gameList', { query: { gameType: 'LIVE' } });
  const game = envelope.value?.games.find(({ supportPlay }) => supportPlay !== 0);
  const query = { vendor: game?.vassalage ?? '', nodeId: game?.nodeId ?? '' };
  const practice = await launch({ ...query, mode: 'trial' });
  expect([practice.status, practice.envelope.code]).toEqual([403, 'permission.denied']);
  expect((await launch({ ...query, mode: 'real' })).status).toBe(200);
});

it('takes every parameter the specification names', async () => {
  const { status } = await launch({
    ...orchard,
    gameId: 'moon-orchard',
    gameCode: 'BGS_moon-orchard',
    roomId: '',
    prizeMode: 'ELOTT',
    playType: 'ent',
    lottoMode: '',
    mode: 'real',
    language: 'EN',
    backUrl: '/m/home',
  });
  expect(status).toBe(200);
});

const purses = async (account: string) => {
  const rows = await gateway.db
    .selectFrom('ledger_account')
    .innerJoin('member', 'member.id', 'ledger_account.member_id')
    .select(['ledger_account.id', 'balance'])
    .where('member.account', '=', account)
    .where('kind', '=', 'purse')
    .execute();
  const entries = await gateway.db
    .selectFrom('ledger_entry')
    .select('transfer_id')
    .where('account_id', 'in', [0n, ...rows.map(({ id }) => id)])
    .execute();
  return { balances: rows.map(({ balance }) => balance), entries: entries.length };
};

it('practises from one purse however many games are opened, and writes nothing while it is full', async () => {
  const { account } = await addPerson(gateway);
  const person = gateway.visit('aurora');
  await person.login(account);
  const practise = () => person.call('launch', { query: { ...orchard, mode: 'trial' } });
  const opened = await Promise.all(Array.from({ length: 8 }, practise));
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await purses(account)).toEqual({ balances: [500_000n], entries: 1 });
});

it('fills the purse up to what practice starts with, and takes nothing out of it', async () => {
  const { account } = await addPerson(gateway);
  const person = gateway.visit('aurora');
  await person.login(account);
  const practise = async () => {
    const query = { ...orchard, mode: 'trial' } as const;
    const { envelope } = await person.call('launch', { query });
    return new URL(envelope.value?.url ?? '').hash.slice(1);
  };
  const play = async (token: string, key: string) => {
    const answer = await person.send({
      method: 'POST',
      path: '/orchard/api/spin',
      headers: { host: `games.localhost:${gateway.port}`, 'content-type': 'application/json' },
      body: JSON.stringify({ token, stake: '100.00', key }),
    });
    return JSON.parse(answer.text) as { ok: boolean; balance: string };
  };
  const minor = (decimal: string) => BigInt(decimal.replace('.', ''));
  for (const key of ['practice-1', 'practice-2', 'practice-3']) {
    const { ok, balance } = await play(await practise(), key);
    expect(ok).toBe(true);
    await practise();
    const left = minor(balance);
    expect((await purses(account)).balances).toEqual([left > 500_000n ? left : 500_000n]);
  }
});

it('opens so many games a minute for one member, and others for everybody else', async () => {
  const { account } = await addPerson(gateway);
  const person = gateway.visit('aurora');
  await person.login(account);
  const open = () => person.call('launch', { query: orchard });
  const opened = [await open(), ...(await Promise.all(Array.from({ length: 29 }, open)))];
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
  const { status, envelope, headers } = await open();
  expect([status, envelope.code]).toEqual([429, 'rate.limited']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await launch(orchard)).status).toBe(200);
  gateway.advance(60_000);
  expect((await open()).status).toBe(200);
});
