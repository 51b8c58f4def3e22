import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { pressLedger } from '../../testing/press.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

it('holds every sum under 32 members who send 5,000 transfers, every tenth twice', async () => {
  const { moved, refused, faults } = await pressLedger(gateway, 5_000);
  expect(faults).toEqual([]);
  expect(moved).toBeGreaterThan(2_000);
  expect(refused).toBeGreaterThan(100);
}, 120_000);
