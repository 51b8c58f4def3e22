import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { loadLedger } from '../../../testing/ledger-load.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

it('holds every sum under 32 members who send 1,000 transfers, every tenth twice', async () => {
  const { moved, refused, faults } = await loadLedger(gateway, 1_000);
  expect(faults).toEqual([]);
  expect(moved).toBeGreaterThan(400);
  expect(refused).toBeGreaterThan(20);
});
