import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';

let gateway: TestGateway;
let member: Browser;
beforeAll(async () => {
  gateway = await openGateway();
  // What the demo's players like is of no interest here.
  await gateway.db.deleteFrom('favourite').execute();
  member = gateway.visit('aurora');
  await member.login('marisol88');
});
afterAll(() => gateway.stop());

const ids = async (browser = member) =>
  (await browser.call('favouriteIds', { query: { pageNo: 1, pageSize: 100 } })).envelope.value
    ?.content;
const add = (nodeId: string, vendor?: string) =>
  member.call('addFavourite', { body: vendor === undefined ? { nodeId } : { nodeId, vendor } });

it('adds a game once, however often it is asked [ST-26 api] [CA-25 api]', async () => {
  expect(await ids()).toEqual([]);
  const answers = await Promise.all([1, 2, 3].map(() => add('moon-orchard', 'BGS')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await add('moon-orchard')).status).toBe(200);
  expect(await ids()).toEqual(['moon-orchard']);
});

it('lists the newest first, by type, in pages [CA-26 api] [CA-27 api]', async () => {
  await add('joyful-lantern');
  await gateway.advance(1000);
  const fish = (await member.call('gameList', { query: { gameType: 'FISH' } })).envelope.value;
  const nodeId = fish?.games[0]?.nodeId ?? '';
  await add(nodeId);
  expect(await ids()).toEqual([nodeId, 'joyful-lantern', 'moon-orchard']);
  const listed = await member.call('favourites', { query: { gameType: 'RNG', pageSize: 1 } });
  expect(listed.envelope.value).toMatchObject({ pageNum: 1, totalPages: 2 });
  expect(listed.envelope.value?.content.map((game) => game.nodeId)).toEqual(['joyful-lantern']);
});

it('removes a game, and does not mind that it is gone', async () => {
  for (let count = 0; count < 2; count += 1) {
    const call = { query: { nodeId: 'joyful-lantern', vendor: 'JL' } };
    expect((await member.call('removeFavourite', call)).status).toBe(200);
    expect(await ids()).not.toContain('joyful-lantern');
  }
});

it('takes no game that does not exist, or is another vendor’s', async () => {
  expect((await add('nobody')).envelope.code).toBe('game.missing');
  expect((await add('moon-orchard', 'JL')).envelope.code).toBe('game.missing');
  expect((await add('x'.repeat(41))).envelope.code).toBe('request.invalid');
  expect((await add('a\0b')).envelope.code).toBe('request.invalid');
});

it('takes no token in the address: it would end in logs', async () => {
  const call = { query: { nodeId: 'moon-orchard', token: member.token } };
  expect((await member.call('removeFavourite', call)).envelope.code).toBe('request.invalid');
});

it('belongs to one member', async () => {
  const other = gateway.visit('aurora');
  await other.login('luis2026x');
  expect(await ids(other)).toEqual([]);
});

it('leaves another member the game that one takes from the list', async () => {
  const other = gateway.visit('aurora');
  await other.login('luis2026x');
  const game = { nodeId: 'moon-orchard', vendor: 'BGS' };
  await other.call('addFavourite', { body: game });
  await add(game.nodeId);
  expect((await member.call('removeFavourite', { query: game })).status).toBe(200);
  expect(await ids()).not.toContain(game.nodeId);
  expect(await ids(other)).toEqual([game.nodeId]);
});
