import type { Query } from '@livery/contract';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ sites: { aurora: { hotAtHome: true } } });
});
afterAll(() => gateway.stop());

async function list(query: Query<'gameList'>) {
  const { status, envelope } = await gateway.visit('aurora').call('gameList', { query });
  expect(status).toBe(200);
  return envelope.value ?? { games: [], pageNum: 0, totalPages: 0 };
}

/** Every page of it, the largest pages there are. */
async function listAll(query: Query<'gameList'> = {}) {
  const first = await list({ ...query, pageSize: 100 });
  const games = [...first.games];
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1) {
    games.push(...(await list({ ...query, pageSize: 100, pageNo })).games);
  }
  return games;
}

it('lists by type, vendor, name and novelty [CA-22 api]', async () => {
  const all = await listAll();
  expect(all.length).toBeGreaterThan(600);
  const slots = await listAll({ gameType: 'RNG' });
  expect(slots).toEqual(all.filter((game) => game.gameType === 'RNG'));
  expect(slots.length).toBeLessThan(all.length);
  const found = await listAll({ gameName: 'ORCHARD' });
  expect(found).toEqual(all.filter(({ gameName }) => gameName.includes('Orchard')));
  const one = await listAll({ gameName: 'MOON ORCHARD' });
  expect(one.map(({ gameName }) => gameName)).toEqual(['Moon Orchard']);
  const own = await list({ gameType: 'RNG', vassalage: 'BGS' });
  expect(new Set(own.games.map((game) => game.vassalage))).toEqual(new Set(['BGS']));
  const fresh = await listAll({ isNew: true });
  expect(fresh).toEqual(all.filter((game) => game.isNew));
  expect(fresh.length).toBeGreaterThan(0);
  expect((await list({ gameName: 'no such game' })).games).toEqual([]);
});

it('lists the games of several vendors at once [GC-09 api]', async () => {
  const both = await listAll({ gameType: 'RNG', vassalage: 'BGS,JL' });
  expect(new Set(both.map(({ vassalage }) => vassalage))).toEqual(new Set(['BGS', 'JL']));
  const own = await listAll({ gameType: 'RNG', vassalage: 'BGS' });
  expect(both.length).toBeGreaterThan(own.length);
  expect((await list({ vassalage: ',' })).games).not.toEqual([]);
});

it('narrows the hot games as any others [GC-12 api]', async () => {
  const { envelope } = await gateway.visit('aurora').call('hotGames', { query: {} });
  const hot = envelope.value?.list ?? [];
  expect(await listAll({ isHot: true })).toEqual(hot);
  const [first] = hot;
  const vassalage = first?.vassalage ?? '';
  expect(await listAll({ isHot: true, vassalage })).toEqual(
    hot.filter((game) => game.vassalage === vassalage),
  );
  const slots = await gateway.visit('aurora').call('hotGames', { query: { gameType: 'RNG' } });
  expect(await listAll({ isHot: true, gameType: 'RNG' })).toEqual(slots.envelope.value?.list);
});

it('accepts the whole query of the specification [CA-22 api]', async () => {
  const query = {
    merchant: 'aurora',
    platform: 'html5',
    clientType: 2,
    language: 'TY',
    minLine: 1,
  };
  expect((await list(query)).games).not.toEqual([]);
});

it('filters by the smallest stake a player would make', async () => {
  const few = await listAll({ gameType: 'RNG', minBet: '0.05' });
  const more = await listAll({ gameType: 'RNG', minBet: '1' });
  expect(few.length).toBeGreaterThan(0);
  expect(more.length).toBeGreaterThan(few.length);
});

it('pages without gaps or repeats, and is empty beyond the end [ST-07 api]', async () => {
  const all = (await listAll()).map((game) => game.nodeId);
  expect(new Set(all).size).toBe(all.length);
  const paged: string[] = [];
  const { totalPages } = await list({ pageSize: 7 });
  for (let pageNo = 1; pageNo <= totalPages; pageNo += 1) {
    const page = await list({ pageSize: 7, pageNo });
    expect(page.pageNum).toBe(pageNo);
    paged.push(...page.games.map((game) => game.nodeId));
  }
  expect(paged).toEqual(all);
  expect((await list({ pageSize: 7, pageNo: totalPages + 1 })).games).toEqual([]);
});

it('says with every page how many games there are on all of them', async () => {
  const all = await listAll();
  const slots = await listAll({ gameType: 'RNG', vassalage: 'BGS' });
  expect(await list({ pageSize: 7, pageNo: 3 })).toMatchObject({ total: all.length });
  expect(await list({ gameType: 'RNG', vassalage: 'BGS', pageSize: 1 })).toMatchObject({
    total: slots.length,
  });
  expect(await list({ gameName: 'no such game' })).toMatchObject({ total: 0, totalPages: 0 });
});

it('has hot games of all types or of one [CA-23 api]', async () => {
  const browser = gateway.visit('aurora');
  const hot = (await browser.call('hotGames', { query: { isPlatform: 2 } })).envelope.value?.list;
  expect(hot?.length).toBeGreaterThan(8);
  const fish = (await browser.call('hotGames', { query: { gameType: 'FISH' } })).envelope.value;
  expect(fish?.list.length).toBeGreaterThan(0);
  expect(fish?.list.every((game) => game.gameType === 'FISH')).toBe(true);
});

it('sorts categories and maps each to its vendors [ST-06 api] [CA-21 api]', async () => {
  const { envelope } = await gateway.visit('aurora').call('vendors', { query: { typeId: 1 } });
  const { sorting = [], mapping = {} } = envelope.value ?? {};
  expect(sorting[0]?.gameCategory).toBe('RNG');
  expect(sorting.map((one) => one.gameCategory)).toEqual(Object.keys(mapping));
  expect(mapping['RNG']?.find((one) => one.vassalage === 'BGS')?.displayName).toBe('Houselight');
});

it('tells the return and the rules of a game', async () => {
  const call = { params: { nodeId: 'moon-orchard' } };
  const info = (await gateway.visit('aurora').call('gameInfo', call)).envelope.value;
  // Exactly what its own mathematics returns, cut to two digits.
  expect(info).toMatchObject({ rtp: '96.00', minBet: '1.00', maxBet: '100.00' });
});

it('lets caches keep the catalogue for a moment', async () => {
  const browser = gateway.visit('aurora');
  const { headers } = await browser.call('gameList');
  expect(headers['cache-control']).toMatch(/^public, max-age=60/);
  const path = '/wps/game/list';
  const again = { 'if-none-match': headers.etag ?? '' };
  expect((await browser.send({ path, headers: again })).status).toBe(304);
  const other = await browser.send({ path: `${path}?pageNo=2`, headers: again });
  expect(other.status).toBe(200);
});

it('sends long answers compressed to whoever takes them so, and says that they hang on it', async () => {
  const browser = gateway.visit('aurora');
  const path = '/wps/game/hot';
  const plain = await browser.send({ path });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const small = await browser.send({ path, headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(small.headers['content-encoding']).toBe('gzip');
  for (const { headers } of [plain, small]) expect(headers.vary).toContain('accept-encoding');
  const valueIn = (text: string): unknown => (JSON.parse(text) as { value: unknown }).value;
  expect(valueIn(gunzipSync(small.bytes).toString())).toEqual(valueIn(plain.text));
  const refused = await browser.send({ path, headers: { 'accept-encoding': 'br, gzip;q=0' } });
  expect(refused.headers['content-encoding']).toBeUndefined();
  const short = await browser.send({
    path: '/wps/system/status',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(short.headers['content-encoding']).toBeUndefined();
});

it('tells a browser with the home which covers come first, and of no other page', async () => {
  const value = (await gateway.visit('aurora').call('hotGames', { query: {} })).envelope.value;
  const covers = (value?.list ?? []).slice(0, 2).map(({ iconUrl }) => iconUrl);
  expect(covers.every((cover) => cover.startsWith('/img/covers/'))).toBe(true);
  const linkOf = async (merchant: string, path: string) =>
    (await gateway.visit(merchant).send({ path })).headers['link'];
  expect(await linkOf('aurora', '/m/home')).toBe(
    covers.map((cover) => `<${cover}>; rel=preload; as=image`).join(', '),
  );
  expect(await linkOf('aurora', '/m/login')).toBeUndefined();
  expect(await linkOf('noir', '/m/home')).toBeUndefined();
});

it('serves covers, marks and banners for ever, compressed, and unable to run anything', async () => {
  const browser = gateway.visit('aurora');
  const [game] = (await list({ pageSize: 1 })).games;
  const shown = { types: 'B,PR', groupName: 'm_home' };
  const { value } = (await browser.call('announcements', { query: shown })).envelope;
  const banner = value?.banners[0]?.url ?? '';
  const picture = value?.promotion[0]?.announcementImages[0]?.url ?? '';
  expect([banner, picture].every((path) => path.startsWith('/img/banners/'))).toBe(true);
  const mark = game?.showIcon ?? '';
  const inPixels = [game?.iconUrl ?? '', banner, picture];
  for (const path of [mark, ...inPixels, ...inPixels]) {
    const plain = await browser.send({ path });
    expect([path, plain.status]).toEqual([path, 200]);
    expect(plain.headers).toMatchObject({
      'content-type': path === mark ? 'image/svg+xml; charset=utf-8' : 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  }
  const plain = await browser.send({ path: mark });
  expect(plain.text).toMatch(/^<svg /);
  const small = await browser.send({ path: mark, headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.bytes).toString()).toBe(plain.text);
});

it('still draws for an address of an earlier release, but lets nobody keep it', async () => {
  const browser = gateway.visit('aurora');
  const old = await browser.send({ path: '/img/covers/moon-orchard.0000000000.svg' });
  expect([old.status, old.headers['cache-control']]).toEqual([200, 'no-cache']);
  const pixels = await browser.send({ path: '/img/covers/moon-orchard.0000000000.webp' });
  expect([pixels.status, pixels.headers['cache-control']]).toEqual([200, 'no-cache']);
  for (const kind of ['covers', 'vendors', 'banners']) {
    for (const type of ['svg', 'webp']) {
      const none = await browser.send({ path: `/img/${kind}/nobody.0000000000.${type}` });
      expect([kind, type, none.status]).toEqual([kind, type, 404]);
    }
  }
  const mark = await browser.send({ path: '/img/vendors/EMW.0a1b2c3d4e.webp' });
  expect(mark.status).toBe(404);
});
