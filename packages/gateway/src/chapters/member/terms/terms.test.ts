import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { endpoints, type Endpoint, type EndpointName } from '@livery/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson } from '../../../testing/people.ts';
import { NOVICE_PASSWORD, novicesOf, openRegistry } from '../../../testing/players/novices.ts';
import { samples } from '../../../testing/samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-terms-'));
const DAY = 86_400_000;
let gateway: TestGateway;
let browser: Browser;
let account: string;
beforeAll(async () => {
  gateway = await openGateway({ config: { memberWrites: 100_000 } });
  ({ account } = await addPerson(gateway));
  browser = gateway.visit('aurora');
  await browser.login(account);
});
afterAll(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
});

function publish(changes: object, at = gateway, ...more: string[]): Promise<string> {
  const file = join(folder, 'changes.json');
  writeFileSync(file, JSON.stringify(changes));
  return at.operate('act', 'terms.publish', 'aurora', '--changes', file, ...more);
}
const shorter = { EN: 'Payouts are faster.', TY: 'Mas mabilis ang payout.' };
const launch = (who = browser) =>
  who.call('launch', { query: { vendor: 'BGS', nodeId: 'moon-orchard', mode: 'real' } });
const accept = (version: number, who = browser) => who.call('acceptTerms', { body: { version } });
const valueOf = async (who = browser) => (await who.call('terms')).envelope.value;

it('asks nobody for what no site has published', async () => {
  expect(await valueOf()).toEqual({ owed: false, accepted: [] });
  expect((await launch()).status).toBe(200);
  expect((await accept(1)).envelope).toMatchObject({
    code: 'terms.changed',
    params: { version: 0 },
  });
});

it('refuses play, paying in and offers until they are accepted, with the version that is [RG-37 api]', async () => {
  await publish(shorter);
  expect((await browser.call('memberInfo')).envelope.value?.termsOwed).toBe(1);
  const all: readonly Endpoint[] = Object.values(endpoints);
  const closed = all.filter(
    ({ caller, whileBarred, streams, planned }) =>
      ['member', 'registered', 'player', 'nonAgent'].includes(caller) &&
      whileBarred !== true &&
      streams !== true &&
      planned !== true,
  );
  expect(closed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['launch', 'deposit', 'depositMethods', 'transfer', 'claimPromotion']),
  );
  for (const { name } of closed) {
    const { status, envelope } = await browser.call(
      name as EndpointName,
      samples[name as EndpointName] ?? { params: { id: '1' } },
    );
    expect([name, status, envelope.code]).toEqual([name, 423, 'terms.changed']);
    expect(envelope.params).toEqual({ version: 1 });
  }
  for (const name of ['wallet', 'withdrawOptions', 'inbox', 'security', 'terms'] as const) {
    expect([name, (await browser.call(name, { query: {} })).status]).toEqual([name, 200]);
  }
});

it('says in their language what changed, and opens all again once they are accepted', async () => {
  const { envelope } = await browser.call('terms', { headers: { language: 'TY' } });
  expect(envelope.value?.current).toMatchObject({ version: 1, changes: shorter.TY });
  expect((await accept(2)).envelope).toMatchObject({
    code: 'terms.changed',
    params: { version: 1 },
  });
  expect((await accept(1)).envelope.value).toMatchObject({
    owed: false,
    accepted: [{ version: 1 }],
  });
  expect((await launch()).status).toBe(200);
  // Nobody accepts for another.
  const other = gateway.visit('aurora');
  await other.login((await addPerson(gateway)).account);
  expect(await valueOf(other)).toMatchObject({ owed: true, accepted: [] });
  expect((await browser.call('memberInfo')).envelope.value?.termsOwed).toBeUndefined();
  // Twice is once, and the first time counts.
  const [first] = (await valueOf())?.accepted ?? [];
  await accept(1);
  expect((await valueOf())?.accepted).toEqual([first]);
});

it('holds from the day it was published for, and not before', async () => {
  await publish({ EN: 'Next month.', TY: 'Sa susunod.' }, gateway, '--in', '2d');
  expect(await valueOf()).toMatchObject({ owed: false, current: { version: 1 } });
  expect((await launch()).status).toBe(200);
  await expect(publish(shorter)).rejects.toThrow('Version 2 holds later than that');
  gateway.advance(2 * DAY + 1_000);
  await browser.login(account);
  expect(await valueOf()).toMatchObject({ owed: true, current: { version: 2 } });
  expect((await launch()).envelope.code).toBe('terms.changed');
  await accept(2);
  expect((await valueOf())?.accepted.map(({ version }) => version)).toEqual([2, 1]);
});

it('writes down with an account which version was ticked', async () => {
  const registry = await openRegistry();
  try {
    await publish(shorter, registry);
    await publish({ EN: 'A comma.', TY: 'Isang kuwit.' }, registry);
    const { apply, chooseNothing } = novicesOf(() => registry);
    await chooseNothing();
    const visitor = registry.visit('aurora');
    const { status, payload } = await apply(visitor);
    expect(status).toBe(200);
    await visitor.login(payload.username, NOVICE_PASSWORD);
    expect(await valueOf(visitor)).toMatchObject({ owed: false, accepted: [{ version: 2 }] });
  } finally {
    await registry.stop();
  }
});

it('asks no guest of free play, and nobody of another site', async () => {
  const guest = gateway.visit('aurora');
  await guest.call('trial', { body: { moduleId: 'FREEPLAY3' } });
  expect((await guest.call('memberInfo')).envelope.value?.termsOwed).toBeUndefined();
  const noir = gateway.visit('noir');
  await noir.login('valetta7');
  expect(await valueOf(noir)).toEqual({ owed: false, accepted: [] });
});

it.each([
  [{ EN: 'x' }, 'Members read it in TY too'],
  [{ ...shorter, FR: 'x' }, 'aurora does not speak FR'],
  [{}, 'is no changes'],
])('publishes nothing that somebody could not read: %j', async (changes, why) => {
  await expect(publish(changes)).rejects.toThrow(why);
});

it.each(['UPDATE terms_acceptance SET language = language', 'DELETE FROM terms_version'])(
  'is kept by the database as it was: %s',
  async (statement) => {
    await expect(sql.raw(statement).execute(gateway.db)).rejects.toThrow(
      /append-only|never changed/,
    );
  },
);
