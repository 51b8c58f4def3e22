import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { countries, homesOf } from './countries.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

async function ask(merchant: string, language?: string, headers: Record<string, string> = {}) {
  const query = language === undefined ? {} : { language };
  const { envelope } = await gateway.visit(merchant).call('countries', { query, headers });
  if (envelope.value === null) throw new Error('no countries');
  return envelope.value;
}

it('lists countries with their names, dialing codes and flags, in order [CA-07 api]', async () => {
  const { list } = await ask('aurora');
  expect(list).toHaveLength(countries.length);
  expect(list.find(({ code }) => code === 'PH')).toEqual({
    code: 'PH',
    name: 'Philippines',
    dialingCode: '+63',
    flag: '🇵🇭',
  });
  const names = list.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  for (const { code, dialingCode, name } of list) {
    expect(dialingCode).toMatch(/^\+[1-9]\d{0,3}$/);
    expect(name).not.toBe(code);
  }
  expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
});

it('speaks a language the site speaks, and else its first', async () => {
  const nameOfGermany = async (merchant: string, language: string) =>
    (await ask(merchant, language)).list.find(({ code }) => code === 'DE')?.name;
  const filipino = new Intl.DisplayNames(['fil'], { type: 'region' }).of('DE');
  expect(await nameOfGermany('aurora', 'TY')).toBe(filipino);
  expect(await nameOfGermany('aurora', 'DE')).toBe('Germany');
  expect(await nameOfGermany('noir', 'TY')).toBe('Germany');
});

it('begins where the visitor seems to be, or else where the merchant is at home', async () => {
  expect((await ask('aurora')).current).toEqual({ code: 'PH', dialingCode: '+63' });
  expect((await ask('noir')).current).toEqual({ code: 'MT', dialingCode: '+356' });
  const near = await ask('noir', 'EN', { 'x-visitor-country': 'JP' });
  expect(near.current).toEqual({ code: 'JP', dialingCode: '+81' });
  const far = await ask('noir', 'EN', { 'x-visitor-country': 'AQ' });
  expect(far.current.code).toBe('MT');
});

it('begins in Great Britain where a site plays by the rules of the UK', async () => {
  const british = await openGateway({
    demo: false,
    sites: { noir: { jurisdiction: 'UK', currency: 'GBP' } },
  });
  try {
    const { envelope } = await british.visit('noir').call('countries', { query: {} });
    expect(envelope.value?.current).toEqual({ code: 'GB', dialingCode: '+44' });
  } finally {
    await british.stop();
  }
});

it.each([
  [{ jurisdiction: 'UK', currency: 'EUR' }, 'GB'],
  [{ jurisdiction: 'ON', currency: 'CAD' }, 'CA'],
  [{ jurisdiction: 'NJ', currency: 'USD' }, 'US'],
  [{ jurisdiction: 'INT', smsCountries: ['IT'], currency: 'EUR' }, 'IT'],
  [{ jurisdiction: 'INT', currency: 'THB' }, 'TH'],
])('takes %o to be at home in %s', (site, home) => {
  const known = homesOf(site).find((code) => countries.some((one) => one.code === code));
  expect(known).toBe(home);
});
