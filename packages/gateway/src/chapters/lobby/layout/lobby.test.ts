import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

const layout = async () => (await gateway.visit('aurora').call('lobbyLayout')).envelope.value ?? [];

it('has a section for every category there are games of', async () => {
  const { envelope } = await gateway.visit('aurora').call('vendors');
  const sections = await layout();
  const categories = sections.flatMap(({ gameCategory }) => gameCategory ?? []);
  expect(categories).toEqual(envelope.value?.sorting.map(({ gameCategory }) => gameCategory));
  const of = (id: string) => sections.find((one) => one.id === id);
  expect([of('RNG'), of('FISH'), of('LIVE')].map((one) => one?.vendors)).toEqual([3, 2, 1]);
  expect(of('SPORTS')?.kind).toBe('vendors');
});

it('follows the operator’s order, and keeps what it does not name', async () => {
  const before = await layout();
  await writeSetting(gateway.db, 'aurora', 'lobby', ['LIVE', 'hot']);
  const after = await layout();
  expect(after.slice(0, 2).map(({ id }) => id)).toEqual(['LIVE', 'hot']);
  expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
});
