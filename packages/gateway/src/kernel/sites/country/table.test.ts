import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { writeCountries } from '../../../testing/made-files/mmdb.ts';
import { openTable } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-country-'));
const path = join(folder, 'countries.mmdb');
writeFileSync(
  path,
  writeCountries({
    '203.0.113.0/24': 'GB',
    '198.51.100.0/25': 'PH',
    '198.51.100.128/25': 'DE',
    '2001:db8::/32': 'GB',
    '2001:db9::/32': 'MT',
  }),
);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, config: { country: { kind: 'file', path } } });
  await gateway.db
    .insertInto('site_state')
    .values({ merchant: 'aurora', until: null, blocked_countries: ['GB'] })
    .execute();
  await gateway.announce('aurora');
});
afterAll(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true });
});

it.each([
  ['203.0.113.7', 'GB'],
  ['::ffff:203.0.113.7', 'GB'],
  ['198.51.100.127', 'PH'],
  ['198.51.100.128', 'DE'],
  ['2001:db8:ffff::1', 'GB'],
  ['2001:db9::1', 'MT'],
  ['2001:dba::1', undefined],
  ['192.0.2.1', undefined],
  ['::1', undefined],
  ['fe80::1%eth0', undefined],
  ['unknown', undefined],
])('says of %s that it is in %s', (address, country) => {
  expect(openTable(path)(address)).toBe(country);
});

it('keeps out by the address, whatever a header says', async () => {
  const codeFrom = async (address: string, headers: Record<string, string> = {}) => {
    const visitor = gateway.visit('aurora');
    visitor.address = address;
    return (await visitor.call('gameList', { headers })).envelope.code;
  };
  expect(await codeFrom('203.0.113.7')).toBe('region.blocked');
  const claimed = { 'x-country': 'PH', 'x-visitor-country': 'PH' };
  expect(await codeFrom('2001:db8::1', claimed)).toBe('region.blocked');
  expect(await codeFrom('198.51.100.1')).toBeUndefined();
  // An address the table does not know is in no country that is kept out.
  expect(await codeFrom('192.0.2.1')).toBeUndefined();
});

it('says in which country a visitor seems to be', async () => {
  const visitor = gateway.visit('aurora');
  visitor.address = '198.51.100.1';
  const { envelope } = await visitor.call('systemStatus');
  expect(envelope.value?.location).toEqual({ ip: '198.51.100.1', country: 'PH' });
});

it('is refused in a sentence where it is no table, or not there', () => {
  const other = join(folder, 'other.mmdb');
  writeFileSync(other, 'something else');
  expect(() => openTable(other)).toThrow(
    `LIVERY_COUNTRY names ${other}, which is no table of countries.`,
  );
  const none = join(folder, 'none.mmdb');
  expect(() => openTable(none)).toThrow(`LIVERY_COUNTRY names ${none}, which cannot be read.`);
});
