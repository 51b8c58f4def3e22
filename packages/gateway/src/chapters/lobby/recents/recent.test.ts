import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';

let gateway: TestGateway;
let member: Browser;
beforeAll(async () => {
  gateway = await openGateway();
  member = gateway.visit('aurora');
  const { envelope } = await member.call('trial', { body: { moduleId: 'FREEPLAY3' } });
  member.token = envelope.value?.token;
});
afterAll(() => gateway.stop());

const nodes = async (query: object = {}) =>
  (await member.call('recents', { query })).envelope.value?.list.map(({ nodeId }) => nodeId);

it('remembers the games played last, each once, by GET and by POST [CA-28 api]', async () => {
  expect(await nodes()).toEqual([]);
  await member.call('addRecent', { query: { nodeId: 'moon-orchard', vendor: 'BGS' } });
  gateway.advance(1_000);
  await member.call('addRecentPost', { body: { nodeId: 'jade-koi' } });
  expect(await nodes()).toEqual(['jade-koi', 'moon-orchard']);
  gateway.advance(1_000);
  await member.call('addRecent', { query: { nodeId: 'moon-orchard' } });
  expect(await nodes()).toEqual(['moon-orchard', 'jade-koi']);
});

it('pages and filters them [CA-28 api]', async () => {
  expect(await nodes({ gameType: 'LIVE', clientType: 2 })).toEqual([]);
  const { envelope } = await member.call('recents', { query: { page: 2, pageSize: 1 } });
  expect(envelope.value).toMatchObject({ pageNum: 2, totalPages: 2 });
  expect(envelope.value?.list.map(({ nodeId }) => nodeId)).toEqual(['jade-koi']);
});

it.each([
  ['a game nobody has', { nodeId: 'nobody' }],
  ['a game of another vendor', { nodeId: 'moon-orchard', vendor: 'NPL' }],
])('refuses %s', async (_, query) => {
  expect((await member.call('addRecent', { query })).envelope.code).toBe('game.missing');
});

it('is one member’s own', async () => {
  const other = gateway.visit('aurora');
  await other.login('luis2026x');
  const before = (await other.call('recents')).envelope.value?.list;
  await member.call('addRecentPost', { body: { nodeId: 'wolf-stampede' } });
  expect((await other.call('recents')).envelope.value?.list).toEqual(before);
});
