import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadMerchants } from '../kernel/sites/merchants.ts';
import { openGateway, type TestGateway } from '../testing/gateway.ts';
import { executeVendorOrder } from './vendor-execute.ts';
import { readVendorOrder } from './vendor-order.ts';

let gateway: TestGateway;
beforeAll(async () => {
  const hosts = { games: ['games.localhost', 'play.example'], images: [] };
  gateway = await openGateway({ sites: { aurora: { hosts } } });
});
afterAll(() => gateway.stop());

function order(...args: string[]): Promise<string> {
  const { db, vault, now: clock, sites } = gateway;
  const merchants = loadMerchants(sites.file);
  return executeVendorOrder({ db, vault, clock, merchants }, readVendorOrder(args));
}

it('connects a vendor, switches it off and on, and takes it away again', async () => {
  expect(await order('aurora', 'JL')).toContain('at aurora: not connected\n');
  expect(await order('aurora', 'JL', 'connect', 'https://play.example/?t={token}')).toContain(
    'at aurora: connected\n  opens at  https://play.example/?t={token}\n  secret    none is valid',
  );
  expect(await order('aurora', 'JL', 'off')).toContain('at aurora: switched off\n');
  expect(await order('aurora')).toMatch(/^aurora:\n(?:.*\n)* {2}JL +switched off, no secrets +\(/);
  expect(await order('aurora', 'JL', 'on')).toContain('at aurora: connected\n');
  expect(await order('aurora', 'JL', 'disconnect')).toContain('at aurora: not connected\n');
  await expect(order('aurora', 'JL', 'disconnect')).rejects.toThrow('JL is not connected at');
  await expect(order('aurora', 'JL', 'off')).rejects.toThrow('JL is not connected at aurora.');
});

it('shows a secret when it is made, and never again', async () => {
  const told = await order('aurora', 'JL', 'secret', 'new', '--valid-for', '7d');
  const [, id = '', secret = ''] =
    /^Secret (\w{8}) of JL at aurora\..*\n\n {2}(livery_\S{43})\n/s.exec(told) ?? [];
  const until = new Date(gateway.now() + 7 * 86_400_000).toISOString().slice(0, 13);
  const again = await order('aurora', 'JL');
  expect(again).toContain(`  secret    ${id}, made `);
  expect(again).toContain(`valid until ${until}`);
  expect(again + (await order('aurora'))).not.toContain(secret);
  expect(await order('aurora', 'JL', 'secret', 'end', id)).toContain('none is valid');
  await expect(order('aurora', 'JL', 'secret', 'end', id)).rejects.toThrow('It has none at all.');
});

it('changes nothing where merchant, vendor or address do not fit, and says what there is', async () => {
  await expect(order('auroa')).rejects.toThrow(
    'There is no merchant auroa. There are aurora, noir.',
  );
  await expect(order('aurora', 'XX', 'off')).rejects.toThrow(
    /^aurora has no vendor XX\. There are .*JL/,
  );
  await expect(order('aurora', 'XX')).rejects.toThrow('aurora has no vendor XX.');
  const elsewhere = order('aurora', 'JL', 'connect', 'https://else.example/{token}');
  await expect(elsewhere).rejects.toThrow('Put "else.example" into hosts.games');
  expect(await order('aurora', 'JL')).toContain('not connected');
});

it.each([
  [[]],
  [['--sideways']],
  [['aurora', '--sideways']],
  [['aurora', 'JL', 'burn']],
  [['aurora', 'JL', 'on', 'now']],
  [['aurora', 'JL', 'connect']],
  [['aurora', 'JL', 'connect', 'https://a.example/{token}', 'more']],
  [['aurora', 'JL', 'secret']],
  [['aurora', 'JL', 'secret', 'end']],
  [['aurora', 'JL', 'secret', 'new', 'now']],
  [['aurora', 'JL', 'secret', 'new', '--valid-for', '1d', '--valid-for', '2d']],
])('does nothing it does not understand: %j', (args) => {
  expect(() => readVendorOrder(args)).toThrow('Usage: pnpm gateway vendor');
});

it.each(['', 'soon', '0d', '-1d', '7', '99999d', '1y'])('reads no time in %j', (text) => {
  const args = ['aurora', 'JL', 'secret', 'new', '--others-for', text];
  expect(() => readVendorOrder(args)).toThrow('--others-for takes a time such as 90m, 12h or 7d.');
});
