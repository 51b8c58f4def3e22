import { afterAll, beforeAll, expect, it } from 'vitest';
import { counted } from '../../../testing/counts.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { loadLedger } from '../../../testing/volume/ledger-load.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

const COUNT = counted(400, 1_000);

it(`holds every sum under 32 members who send ${COUNT} transfers, every tenth twice`, async () => {
  const { moved, refused, faults } = await loadLedger(gateway, COUNT);
  expect(faults).toEqual([]);
  expect(moved).toBeGreaterThan(counted(100, 400));
  expect(refused).toBeGreaterThan(COUNT / 50);
});
