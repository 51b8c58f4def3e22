import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzz } from '../testing/fuzz/fuzz.ts';
import { openGateway, type TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

it('stays within its document for 1,000 random requests of every kind of caller', async () => {
  const { requests, statuses, findings } = await fuzz(gateway, 1_000, 20_261_121);
  expect(findings).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(1_000);
  // The requests reach the rules behind the schemas, and not the schemas alone.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(100);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(100);
  expect(statuses.get(422) ?? 0).toBeGreaterThan(4);
});
