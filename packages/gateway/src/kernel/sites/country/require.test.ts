import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway } from '../../../gateway.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { testOptions } from '../../../testing/options.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
  await gateway.db
    .insertInto('site_state')
    .values({ merchant: 'aurora', until: null, blocked_countries: ['GB', 'DE'] })
    .execute();
  await gateway.announce('aurora');
});
afterAll(() => gateway.stop());

it('starts no gateway for a site that keeps countries out where nobody knows a visitor’s', async () => {
  const { options, remove } = testOptions();
  const blind = {
    ...options,
    databaseUrl: gateway.databaseUrl,
    country: { kind: 'none' } as const,
  };
  await expect(startGateway(blind)).rejects.toThrow(
    'aurora keeps GB, DE out; but nobody says where a visitor is. Set LIVERY_COUNTRY to header:',
  );
  remove();
});

it('takes no country from a header that the operator did not name', async () => {
  const { envelope } = await gateway
    .visit('noir')
    .call('systemStatus', { headers: { 'x-country': 'GB', 'cf-ipcountry': 'GB' } });
  expect(envelope.value?.location).not.toHaveProperty('country');
});

it('says where a visitor is, by the header that was named', async () => {
  const { envelope } = await gateway
    .visit('noir')
    .call('systemStatus', { headers: { 'x-visitor-country': 'MT' } });
  expect(envelope.value?.location).toMatchObject({ country: 'MT' });
});
