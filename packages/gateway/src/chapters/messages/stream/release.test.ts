import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '../../../testing/browser/events.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, sites: { aurora: { build: 'first' } } });
});
afterAll(() => gateway.stop());

it('says to a visitor which build the site is, and says it anew when that changes', async () => {
  const here = await listen(gateway.visit('aurora'));
  const there = await listen(gateway.visit('noir'));
  expect((await here.next('release')).data).toEqual({ build: 'first' });

  const file = readFileSync(gateway.sites.file, 'utf8');
  writeFileSync(gateway.sites.file, '{ half');
  writeFileSync(gateway.sites.file, file.replace('"build":"first"', '"build":"second"'));
  const builds = () =>
    here.heard.filter(({ event }) => event === 'release').map(({ data }) => data['build']);
  await expect.poll(builds).toEqual(['first', 'second']);

  const later = await listen(gateway.visit('aurora'));
  expect((await later.next('release')).data).toEqual({ build: 'second' });
  // A site whose build has no name says nothing of it.
  expect(there.heard.map(({ event }) => event)).toEqual(['status']);
  for (const stream of [here, there, later]) stream.stop();
});
