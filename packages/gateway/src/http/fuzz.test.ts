import { afterAll, beforeAll, expect, it } from 'vitest';
import { counted } from '../testing/counts.ts';
import { fuzz } from '../testing/fuzz/fuzz.ts';
import { openGateway, type TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

const COUNT = counted(300, 1_000);

it(`stays within its document for ${COUNT} random requests of every kind of caller`, async () => {
  const { requests, statuses, findings } = await fuzz(gateway, COUNT, 20_261_121);
  expect(findings).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(COUNT);
  // The requests reach the rules behind the schemas, and not the schemas alone.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(COUNT / 10);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(COUNT / 10);
  expect(statuses.get(422) ?? 0).toBeGreaterThan(COUNT / 250);
});
