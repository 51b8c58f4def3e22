import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../testing/gateway.ts';
import { sweep } from './sweep.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

const tables = ['session', 'captcha', 'seen_message', 'provider_session', 'idempotency'] as const;

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of [...tables, 'round', 'ledger_entry', 'member'] as const) {
    const rows = await gateway.db.selectFrom(table).select('merchant').execute();
    found[table] = rows.length;
  }
  return found;
}

it('takes away what has ended, and never money or members', async () => {
  const browser = gateway.visit('aurora');
  await browser.login('marisol88');
  await browser.call('captcha');
  for (const mode of ['real', 'trial'] as const) {
    await browser.call('launch', { query: { vendor: 'BGS', nodeId: 'moon-orchard', mode } });
  }
  const before = await counts();

  await sweep(gateway.db, gateway.now());
  expect(await counts()).toEqual(before);

  await sweep(gateway.db, gateway.now() + 2 * 86_400_000);
  const after = await counts();
  // What remains of the keys is the mark that the demo was seeded, one a merchant.
  // Of the two games that were opened, the one for real money stays: it is time in play.
  expect(after).toMatchObject({ session: 0, captcha: 0, seen_message: 0, provider_session: 1 });
  expect(after['idempotency']).toBe(2);
  for (const table of ['round', 'ledger_entry', 'member']) {
    expect(after[table]).toBe(before[table]);
  }
});
