import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '../../testing/browser/events.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { operatorCommand } from '../commands.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

async function order(...args: string[]): Promise<string> {
  const told = await gateway.operate('site', 'aurora', ...args);
  await gateway.announce('aurora');
  return told;
}

const codeOf = async (headers: Record<string, string> = {}) =>
  (await gateway.visit('aurora').call('gameList', { headers })).envelope.code;

it('closes a site and opens it again, at once', async () => {
  expect(await order('close', 'New tables', '--until', '2026-12-01T06:00Z')).toContain(
    'aurora: closed until 2026-12-01T06:00:00.000Z (New tables)',
  );
  expect(await codeOf()).toBe('system.upgrading');
  expect(await order('open')).toContain('aurora: open');
  expect(await codeOf()).toBeUndefined();
});

it('is heard of by every open page, without being asked', async () => {
  const page = await listen(gateway.visit('aurora'));
  await page.next('status');
  await gateway.operate('site', 'aurora', 'close');
  await gateway.operate('site', 'aurora', 'open');
  const heard = () => page.heard.slice(1).map(({ event, data }) => [event, data]);
  await expect.poll(heard).toEqual([
    ['status', { maintenance: true }],
    ['status', { maintenance: false }],
  ]);
  page.stop();
});

it('switches a feature off and on again, twice as once', async () => {
  await order('off', 'FREEPLAY3');
  expect(await order('off', 'FREEPLAY3')).toContain('switched off: FREEPLAY3\n');
  const trial = () => gateway.visit('aurora').call('trial', { body: { moduleId: 'FREEPLAY3' } });
  expect((await trial()).envelope.code).toBe('permission.denied');
  expect(await order('on', 'FREEPLAY3')).toContain('switched off: none');
  expect((await trial()).status).toBe(200);
});

it('keeps a country and a network out, and lets them in again', async () => {
  await order('block', 'DE');
  expect(await order('block', '203.0.113.0/24')).toContain('blocked:      DE, 203.0.113.0/24');
  expect(await codeOf({ 'x-visitor-country': 'DE' })).toBe('region.blocked');
  expect(await codeOf({ 'x-visitor-country': 'PH' })).toBeUndefined();
  await order('unblock', 'DE');
  expect(await order('unblock', '203.0.113.0/24')).toContain('blocked:      none');
  expect(await codeOf({ 'x-visitor-country': 'DE' })).toBeUndefined();
});

it('keeps no country out where nobody knows a visitor’s, and says what to set', async () => {
  const desk = { ...gateway.desk(), country: { kind: 'none' } as const };
  const ask = (...args: string[]) =>
    operatorCommand('site', ['aurora', ...args], (work) => work(desk));
  await expect(ask('block', 'GB')).rejects.toThrow(
    'Nobody says where a visitor is, so GB could not be kept out. Set LIVERY_COUNTRY to header:',
  );
  expect(await ask('unblock', 'GB')).toContain('blocked:      none');
  expect(await ask('block', '203.0.113.0/24')).toContain('blocked:      203.0.113.0/24');
  await ask('unblock', '203.0.113.0/24');
});

it('takes a setting from a file that holds one, and no other', async () => {
  const file = join(gateway.sites.folder, 'contacts.json');
  writeFileSync(file, JSON.stringify([{ labelNameEn: 'Mail', url: 'mailto:help@example.com' }]));
  await order('set', 'contacts', file);
  const { envelope } = await gateway.visit('aurora').call('whitelabel');
  expect(envelope.value?.contacts).toEqual([
    { labelNameEn: 'Mail', url: 'mailto:help@example.com' },
  ]);
  writeFileSync(file, '[{"labelNameEn":"Bad","url":"javascript:alert(1)"}]');
  await expect(order('set', 'contacts', file)).rejects.toThrow(/is no contacts: \/0/);
  writeFileSync(file, 'not json');
  await expect(order('set', 'contacts', file)).rejects.toThrow('is not JSON');
  await expect(order('set', 'contacts', '/nowhere')).rejects.toThrow('cannot be read');
});

it.each([
  [[]],
  [['--sideways']],
  [['aurora', 'burn']],
  [['aurora', 'open', 'now']],
  [['aurora', 'close', '--until']],
  [['aurora', 'close', '--until', 'tomorrow']],
  [['aurora', 'off']],
  [['aurora', 'off', 'free play']],
  [['aurora', 'set', 'contacts']],
  [['aurora', 'set', 'password', 'file.json']],
])('does nothing it does not understand: %j', async (args) => {
  await expect(gateway.operate('site', ...args)).rejects.toThrow(/Usage|is no /);
});

it.each(['Germany', '300.1.2.3', '10.0.0.0/64', '10.0.0.0/x', "'; DROP TABLE member; --"])(
  'blocks nothing that is no place: %s',
  async (what) => {
    await expect(order('block', what)).rejects.toThrow('neither a country');
  },
);

it('knows the merchants and the flags there are, so that a slip of the pen switches nothing', async () => {
  await expect(order('off', 'FREEEPLAY3')).rejects.toThrow('aurora has no flag FREEEPLAY3');
  await expect(gateway.operate('site', 'auroa', 'open')).rejects.toThrow('no merchant auroa');
  expect(await gateway.operate('site', 'aurora')).toContain('switched off: none');
});
