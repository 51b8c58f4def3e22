import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import { addPerson } from '../../../testing/people.ts';
import { encodePath } from './path-codec.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

/** Changes a site as an operator does, and waits until the gateway has heard of it. */
async function change(set: Record<string, unknown>, merchant = 'aurora'): Promise<void> {
  await gateway.db.deleteFrom('site_state').where('merchant', '=', merchant).execute();
  await gateway.db
    .insertInto('site_state')
    .values({ merchant, until: null, ...set })
    .execute();
  await gateway.announce(merchant);
}

it('closes a site for maintenance, says until when, and opens it again [CA-16 api]', async () => {
  const visitor = gateway.visit('aurora');
  const until = new Date(gateway.now() + 600_000);
  await change({ maintenance: true, info: 'New tables', until });
  const closed = await visitor.call('gameList');
  expect([closed.status, closed.envelope.code]).toEqual([503, 'system.upgrading']);
  expect(Number(closed.headers['retry-after'])).toBeGreaterThan(590);
  const status = await visitor.call('systemStatus');
  expect(status.envelope.value).toMatchObject({
    info: 'New tables',
    maintenance: true,
    regionRestriction: false,
    until: until.getTime(),
  });
  // The other sites go on.
  expect((await gateway.visit('noir').call('gameList')).status).toBe(200);
  await change({ maintenance: false });
  expect((await visitor.call('gameList')).status).toBe(200);
});

it('lets members have what is theirs where nobody may play [RG-38 api]', async () => {
  const { account } = await addPerson(gateway);
  const member = gateway.visit('aurora');
  const headers = { 'x-visitor-country': 'PH' };
  const far = { 'x-visitor-country': 'DE' };
  const query = { vendor: 'BGS', nodeId: 'moon-orchard' };
  await member.login(account);
  await change({ blocked_countries: ['DE'] });
  expect((await member.call('launch', { query, headers })).status).toBe(200);
  expect((await member.call('launch', { query, headers: far })).status).toBe(451);
  for (const name of ['wallet', 'withdrawOptions', 'statement'] as const) {
    expect([name, (await member.call(name, { headers: far })).status]).toEqual([name, 200]);
  }
  await change({});
});

it('keeps regions and addresses out, and tells them so [CA-16 api]', async () => {
  await change({ blocked_countries: ['DE'], blocked_networks: ['192.0.2.0/24', '2001:db8::/32'] });
  const visitor = gateway.visit('aurora');
  const from = (country: string) => ({ headers: { 'x-visitor-country': country } });
  const far = await visitor.call('gameList', from('DE'));
  expect([far.status, far.envelope.code]).toEqual([451, 'region.blocked']);
  expect((await visitor.call('gameList', from('PH'))).status).toBe(200);
  // Past the proxy, or with a header of the client's own invention: nobody knows from where.
  for (const headers of [{}, { 'x-country': 'PH' }, { 'x-visitor-country': 'nowhere' }]) {
    expect((await visitor.call('gameList', { headers })).envelope.code).toBe('region.blocked');
  }
  for (const [address, status] of [
    ['192.0.2.7', 451],
    ['::ffff:192.0.2.7', 451],
    ['2001:db8::1', 451],
    ['192.0.3.7', 200],
  ] as const) {
    visitor.address = address;
    expect([address, (await visitor.call('gameList', from('PH'))).status]).toEqual([
      address,
      status,
    ]);
  }
  visitor.address = '192.0.2.7';
  const { envelope } = await visitor.call('systemStatus');
  expect(envelope.value).toMatchObject({ regionRestriction: true, maintenance: false });
  await change({});
});

it('switches a feature off that was compiled in, and can switch none on', async () => {
  const visitor = gateway.visit('aurora');
  const flags = async () => (await visitor.call('whitelabel')).envelope.value?.flags;
  expect(await flags()).toMatchObject({ FREEPLAY3: true });
  await change({ switched_off: ['FREEPLAY3', 'NOBODY3'] });
  expect(await flags()).toMatchObject({ FREEPLAY3: false });
  expect(await flags()).not.toHaveProperty('NOBODY3');
  const trial = await visitor.call('trial', { body: { moduleId: 'FREEPLAY3' } });
  expect([trial.status, trial.envelope.code]).toEqual([403, 'permission.denied']);
  await change({});
  expect((await visitor.call('trial', { body: { moduleId: 'FREEPLAY3' } })).status).toBe(200);
});

it('leaves cockfights out of the catalogue where they are off', async () => {
  const visitor = gateway.visit('aurora');
  const count = async () =>
    (await visitor.call('gameList', { query: { gameType: 'COCKFIGHT' } })).envelope.value?.games
      .length;
  expect(await count()).toBeGreaterThan(0);
  await change({ switched_off: ['COCKFIGHT3'] });
  expect(await count()).toBe(0);
  await change({});
});

it('says what the site says of itself, and nothing unsound [ST-34 api]', async () => {
  const visitor = gateway.visit('aurora');
  await writeSetting(gateway.db, 'aurora', 'contacts', [
    { labelNameEn: 'Telegram', url: 'https://t.me/example' },
  ]);
  await writeSetting(gateway.db, 'aurora', 'riskText', { EN: 'Play with care', TY: 'Mag-ingat' });
  const { envelope } = await visitor.call('whitelabel', { headers: { language: 'TY' } });
  expect(envelope.value).toMatchObject({
    contacts: [{ labelNameEn: 'Telegram', url: 'https://t.me/example' }],
    riskText: 'Mag-ingat',
    ageMin: 21,
  });
  await writeSetting(gateway.db, 'aurora', 'contacts', [
    { labelNameEn: 'Bad', url: 'javascript:alert(1)' },
  ]);
  expect((await visitor.call('whitelabel')).envelope.value?.contacts).toEqual([]);
});

it('names the hosts it answers on', async () => {
  const visitor = gateway.visit('aurora');
  const { envelope } = await visitor.call('domainRoute', { query: { domain: 'aurora.localhost' } });
  expect(envelope.value).toEqual({
    apiBase: `http://${visitor.host}/wps`,
    cdnBase: `http://${visitor.host}`,
    domains: ['aurora.localhost'],
  });
});

it('writes the paths of customer service as their readers expect', async () => {
  const url = 'https://t.me/example_support';
  const iv = Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(encodePath('aesgcm8', 'demo', url, 'K7pQ2xZ9', iv)).toBe(
    'AAECAwQFBgcICQoL83TQBOZAP0pUXXs9GRJQ5gKzNegD_4qr5-ZrXpKBoqt5xNwRLpXH6ob2WqAK7pQ2xZ9',
  );
  expect(encodePath('des8', 'demo', url, 'K7pQ2xZ9')).toBe(
    'QRl4079kLkrjkvQJGjYnRbHJkVjTQD73rNFviEMvAZE=K7pQ2xZ9',
  );
  await writeSetting(gateway.db, 'aurora', 'customerService', [
    { csType: 'LIVECHAT', title: 'CS', url },
  ]);
  const { envelope } = await gateway.visit('aurora').call('customerService');
  const [way] = envelope.value ?? [];
  expect(way).toMatchObject({ csType: 'LIVECHAT', title: 'CS' });
  expect(await decode(way?.path ?? '', 'aurora')).toBe(url);
});

/** As a browser reads it. */
async function decode(path: string, merchant: string): Promise<string> {
  const key = path.slice(-8);
  const bytes = Buffer.from(path.slice(0, -8), 'base64url');
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`wps-cs-v1|${merchant}|${key}`),
  );
  const secret = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['decrypt']);
  const iv = bytes.subarray(0, 12);
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, bytes.subarray(12));
  return new TextDecoder().decode(text);
}
