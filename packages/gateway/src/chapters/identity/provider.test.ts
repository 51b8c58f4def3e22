import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import {
  choose,
  startIdentity,
  type IdentityProcess,
} from '@livery/demo-identity/testing/provider';
import { transact } from '../../kernel/database/transact.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { send } from '../../testing/browser/http.ts';
import { pause } from '../../testing/people.ts';
import { addApplicant, caseOf, type Applicant } from '../../testing/players/applicant.ts';
import { openOffice, type Colleague, type Office } from '../../testing/players/office.ts';
import { connectIdentity } from './providers/accounts.ts';

let gateway: TestGateway;
let provider: IdentityProcess;
let office: Office;
let ida: Colleague;
const secret = `whsec_${randomBytes(24).toString('base64')}`;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, config: { memberWrites: 100_000 } });
  const url = `http://hooks.localhost:${gateway.port}/identity/v1/demo/aurora`;
  const merchant = {
    code: 'aurora',
    name: 'Aurora <b>&',
    key: 'the-key',
    webhook: { url, secrets: [secret] },
  };
  provider = await startIdentity([merchant]);
  await transact(gateway.db, (tx) =>
    connectIdentity(
      tx,
      gateway.vault,
      'aurora',
      { provider: 'demo', address: provider.url(), key: 'the-key', secrets: [secret] },
      gateway.now(),
    ),
  );
  office = openOffice(gateway);
  ida = await office.employ('ida', ['identity']);
});
afterAll(async () => {
  office.close();
  await provider.stop();
  await gateway.stop();
});

let people = 0;
let one: Applicant;
beforeEach(async () => {
  one = await addApplicant(gateway);
  // A document of their own: nobody shares theirs with the others of this file.
  await one.tell({ name: `Nova Reyes the ${(people += 1)}th`, idNumber: `N-${people}-${one.id}` });
});

const open = async (who = one): Promise<string> =>
  (await who.browser.call('beginKyc', { body: { level: 2 } })).envelope.value?.url ?? '';

const until = (status: string, who = one) =>
  expect.poll(async () => (await who.kyc()).status, { timeout: 60_000 }).toBe(status);

const rowOf = (who = one) =>
  gateway.db
    .selectFrom('kyc_case')
    .selectAll()
    .where('member_id', '=', who.id)
    .executeTakeFirstOrThrow();

const checksOf = async (who = one) => {
  const { id } = await rowOf(who);
  return gateway.db.selectFrom('kyc_check').selectAll().where('case_id', '=', id).execute();
};

/** News as somebody would send them who may know the secret, or not. */
function tell(reference: string, given: { secret?: string; at?: number; id?: string } = {}) {
  const body = JSON.stringify({ type: 'verification.finished', data: { reference } });
  const at = new Date(given.at ?? gateway.now());
  const id = given.id ?? `evt_${randomBytes(6).toString('hex')}`;
  return send(gateway.port, {
    method: 'POST',
    path: '/identity/v1/demo/aurora',
    headers: {
      host: `hooks.localhost:${gateway.port}`,
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(given.secret ?? secret).sign(id, at, body),
    },
    body,
  });
}

describe('a page of a provider', () => {
  it('is opened once the details are there, and is the same for two tabs', async () => {
    const stranger = await addApplicant(gateway);
    expect((await stranger.kyc()).way).toBe('provider');
    expect((await stranger.kyc()).needed).toEqual(['details', 'check']);
    expect(await stranger.begin()).toBe('kyc.incomplete');
    expect(await stranger.show('front')).toBe('kyc.closed');
    const [first, second] = await Promise.all([open(), open()]);
    expect(first).toMatch(/^http:\/\/id\.localhost:\d+\/verify\/[\w-]{20,}$/);
    expect([second, await open()]).toEqual([first, first]);
    expect((await one.kyc()).status).toBe('none');
  });

  it('shows names as text, and leads back where its member came from', async () => {
    await one.tell({ name: '<b>Nova</b> Reyes', idNumber: `N-x-${one.id}` });
    const page = await open();
    const { port, pathname } = new URL(page);
    const text = await (await fetch(`http://127.0.0.1:${port}${pathname}`)).text();
    expect(text).toContain('&lt;b&gt;Nova&lt;/b&gt; Reyes');
    expect(text).toContain('Aurora &lt;b&gt;&amp;');
    expect(await choose(page, 'silent')).toContain(`aurora.localhost:${gateway.port}/m/`);
  });
});

describe('what it finds', () => {
  it.each(['passed', 'twice'])('verifies, and is kept once: %s', async (outcome) => {
    await choose(await open(), outcome);
    await until('verified');
    expect((await one.kyc()).level).toBe(2);
    expect((await one.kyc()).validUntil).toBeGreaterThan(gateway.now());
    const { reference } = await rowOf();
    const before = await checksOf();
    for (let time = 0; time < 3; time += 1) await tell(reference ?? '');
    await pause(300);
    expect(await checksOf()).toEqual(before);
    const letters = (await one.browser.call('inbox', { query: {} })).envelope.value?.list ?? [];
    expect(letters.map(({ title }) => title)).toEqual(['We know who you are']);
  });

  it.each([
    ['blurred', { step: 'check', why: 'blurred' }, ['check']],
    ['expired', { step: 'check', why: 'expired' }, ['check']],
    ['name', { step: 'details', why: 'name_differs' }, ['details', 'check']],
  ] as const)('goes back to its member: %s', async (outcome, reason, needed) => {
    const page = await open();
    await choose(page, outcome);
    await expect.poll(async () => (await one.kyc()).reasons, { timeout: 60_000 }).toEqual([reason]);
    const back = await one.kyc();
    expect([back.status, back.needed]).toEqual(['none', needed]);
    if (needed.length > 1) await one.tell({ idNumber: `N-again-${one.id}` });
    const next = await open();
    expect(next).not.toBe(page);
    await choose(next, 'passed');
    await until('verified');
  });

  it.each([
    ['young', 'under_age'],
    ['same', 'not_accepted'],
  ])('is refused in one word: %s', async (outcome, why) => {
    await choose(await open(), outcome);
    await until('rejected');
    expect((await one.kyc()).reasons).toEqual([{ step: 'check', why }]);
    expect(await one.begin()).toBe('kyc.closed');
  });

  it('is left to a person, who sees what was found', async () => {
    await choose(await open(), 'person');
    await until('under_review');
    const number = await caseOf(gateway, one);
    expect(await ida.office('show', 'identity', number)).toContain('demo: person');
    const because = ['--reason', 'document and face compared side by side'];
    await ida.office('decide', 'identity', number, 'verify', ...because);
    await until('verified');
  });

  it('counts for a person where the document is another member’s, whatever the provider says', async () => {
    const other = await addApplicant(gateway);
    await other.tell({ idNumber: 'unrelated' });
    const page = await open();
    const { reference } = await rowOf();
    // As if somebody had been verified with what this document will say.
    const read = createHash('sha256')
      .update(reference ?? '')
      .digest('hex')
      .slice(0, 10);
    await other.tell({ idNumber: `LK-${read}` });
    await choose(page, 'passed');
    await until('under_review');
    const shown = await ida.office('show', 'identity', await caseOf(gateway, one));
    expect(shown).toContain(other.account);
  });
});

describe('news', () => {
  it('are refused that nobody signed, that are stale, or of nobody', async () => {
    const page = await open();
    const { reference } = await rowOf();
    const name = reference ?? '';
    const forged = await tell(name, { secret: `whsec_${randomBytes(24).toString('base64')}` });
    const stale = await tell(name, { at: gateway.now() - 6 * 60_000 });
    const unknown = await tell('K-nobody-knows-it');
    expect([forged.status, stale.status, unknown.status]).toEqual([401, 401, 200]);
    expect((await rowOf()).checks).toBe(0);
    expect(page).not.toBe('');
  });

  it('are a hint and no more: what they claim is asked', async () => {
    await open();
    const { reference } = await rowOf();
    expect((await tell(reference ?? '')).status).toBe(200);
    await expect.poll(async () => (await rowOf()).checks, { timeout: 60_000 }).toBeGreaterThan(0);
    expect((await one.kyc()).status).toBe('none');
  });

  it('of a page from before its details were changed move nothing', async () => {
    const page = await open();
    const { reference: former } = await rowOf();
    await one.tell({ idNumber: `N-later-${one.id}` });
    await open();
    await choose(page, 'same');
    await tell(former ?? '');
    await pause(500);
    expect([(await one.kyc()).status, await checksOf()]).toEqual(['none', []]);
  });
});

describe('a provider', () => {
  it('that never answers leaves it under way, asked again later each time', async () => {
    await choose(await open(), 'silent');
    const seen: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      gateway.advance(3 * 60_000);
      await expect
        .poll(async () => (await rowOf()).checks, { timeout: 60_000 })
        .toBeGreaterThan(round);
      await expect.poll(async () => (await rowOf()).leased_until, { timeout: 60_000 }).toBeNull();
      const { next_check_at: next } = await rowOf();
      seen.push((next?.getTime() ?? 0) - gateway.now());
    }
    expect((await one.kyc()).status).toBe('under_review');
    expect(seen[2]).toBeGreaterThan(seen[0] ?? 0);
    // Staff decide where it does not.
    expect(await ida.office('queue', 'identity')).toContain(await caseOf(gateway, one));
  });

  it('that is not there is said to be so, and the same page is opened when it is back', async () => {
    await provider.kill();
    expect(await one.begin()).toBe('provider.unavailable');
    const { reference } = await rowOf();
    await provider.restart();
    const page = await open();
    expect((await rowOf()).reference).toBe(reference);
    await provider.kill();
    gateway.advance(60_000);
    await expect.poll(async () => (await rowOf()).checks, { timeout: 60_000 }).toBeGreaterThan(0);
    await provider.restart();
    await choose(page, 'passed');
    gateway.advance(60 * 60_000);
    await one.browser.login(one.account);
    await until('verified');
  });
});

it('is connected by an act, and by none that would send its key anywhere', async () => {
  const connect = (address: string) =>
    gateway.operate(
      'act',
      'identity.connect',
      'aurora',
      '--provider',
      'demo',
      '--address',
      address,
      '--api-key',
      'the-key',
      '--secret',
      secret,
    );
  await expect(connect('http://elsewhere.example')).rejects.toThrow('is no address of a provider');
  await connect(provider.url());
  expect(await open()).toContain('/verify/');
});
