import type { Query } from '@livery/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';

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
