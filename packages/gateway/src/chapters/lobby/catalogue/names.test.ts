import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

async function namesOf(merchant: string, query: { language?: string } = {}) {
  const { status, envelope } = await gateway.visit(merchant).call('gameNames', { query });
  expect(status).toBe(200);
  return envelope.value ?? { games: [], vendors: [], categories: [] };
}

/** What lists answer, the largest pages there are. */
async function listed(merchant: string, language: string) {
  const browser = gateway.visit(merchant);
  const games = [];
  for (let pageNo = 1, totalPages = 1; pageNo <= totalPages; pageNo += 1) {
    const query = { language, pageNo, pageSize: 100 };
    const page = (await browser.call('gameList', { query })).envelope.value;
    totalPages = page?.totalPages ?? 0;
    games.push(...(page?.games ?? []));
  }
  return games;
}

/** A game of the catalogue once more, under other names. */
const copy = (merchant: string, from: string, to: string, count: number) => sql`
  INSERT INTO game (merchant, node_id, vendor, title, category, classify, heat, lotto_mode,
    game_code, icon, rtp, volatility, max_win, min_bet, max_bet, position)
  SELECT merchant, ${to} || '-' || at, vendor, 'Copy ' || at || ' ' || title, category, classify,
    1000 + at, lotto_mode, game_code, icon, rtp, volatility, max_win, min_bet, max_bet, 10000 + at
  FROM game, generate_series(1, ${count}::integer) AS at
  WHERE merchant = ${merchant} AND node_id = ${from}`;

it('names every game that lists answer, in the language they are asked in, and who makes it', async () => {
  for (const language of ['EN', 'TY']) {
    const { games, vendors, categories } = await namesOf('aurora', { language });
    const all = await listed('aurora', language);
    const inOrder = (ids: readonly string[]) => ids.toSorted();
    expect(inOrder(games.map(({ id, name }) => `${id} ${name}`))).toEqual(
      inOrder(all.map(({ nodeId, gameName }) => `${nodeId} ${gameName}`)),
    );
    expect(new Set(vendors.map(({ code }) => code))).toEqual(
      new Set(all.map(({ vassalage }) => vassalage)),
    );
    expect(new Set(categories)).toEqual(new Set(all.map(({ gameType }) => gameType)));
  }
});

it('says of a game what a row of it shows, the hottest first', async () => {
  const { games } = await namesOf('aurora');
  const hot = (await gateway.visit('aurora').call('hotGames')).envelope.value?.list ?? [];
  expect(games.slice(0, hot.length).map(({ id }) => id)).toEqual(hot.map(({ nodeId }) => nodeId));
  const game = (await listed('aurora', 'EN')).find(({ nodeId }) => nodeId === 'moon-orchard');
  expect(games.find(({ id }) => id === 'moon-orchard')).toEqual({
    id: 'moon-orchard',
    name: 'Moon Orchard',
    by: 'BGS',
    in: 'RNG',
    icon: game?.iconUrl,
    practice: true,
  });
});

it('never names another merchant’s game', async () => {
  await copy('noir', 'moon-orchard', 'of-noir', 1).execute(gateway.db);
  await gateway.announce('noir');
  const foundIn = async (merchant: string) =>
    (await namesOf(merchant)).games.filter(({ id }) => id.startsWith('of-noir'));
  await expect.poll(() => foundIn('noir')).toHaveLength(1);
  expect(await foundIn('aurora')).toEqual([]);
});

it('names nothing of what a merchant does not offer', async () => {
  expect((await namesOf('aurora')).categories).toContain('COCKFIGHT');
  const { games, vendors, categories } = await namesOf('noir');
  expect(categories).not.toContain('COCKFIGHT');
  expect(games.filter((game) => game.in === 'COCKFIGHT')).toEqual([]);
  const makers = new Set(games.map(({ by }) => by));
  expect(vendors.filter(({ code }) => !makers.has(code))).toEqual([]);
});

it('says that a vendor rests, of each of its games', async () => {
  await gateway.db
    .updateTable('vendor')
    .set({ maintenance: true })
    .where('merchant', '=', 'noir')
    .where('code', '=', 'BGS')
    .execute();
  await gateway.announce('noir');
  const own = async () => (await namesOf('noir')).games.filter(({ by }) => by === 'BGS');
  await expect.poll(async () => (await own()).every((game) => game.maintenance)).toBe(true);
  expect((await own()).length).toBeGreaterThan(0);
});

it('lets caches keep it for a moment, and sends what has not changed but once', async () => {
  const browser = gateway.visit('aurora');
  const { headers } = await browser.call('gameNames');
  expect(headers['cache-control']).toMatch(/^public, max-age=60/);
  const again = { 'if-none-match': headers.etag ?? '' };
  expect((await browser.send({ path: '/wps/game/names', headers: again })).status).toBe(304);
});

it('holds ten thousand games in a little more than a hundred bytes each', async () => {
  await copy('noir', 'moon-orchard', 'ten-thousand', 10_000).execute(gateway.db);
  await gateway.announce('noir');
  await expect.poll(async () => (await namesOf('noir')).games.length).toBeGreaterThan(10_000);
  const { bytes } = await gateway.visit('noir').send({ path: '/wps/game/names' });
  const { games } = await namesOf('noir');
  expect(bytes.length / games.length).toBeLessThan(160);
});
