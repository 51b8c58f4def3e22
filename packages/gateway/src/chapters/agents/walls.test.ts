import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSetting } from '../../kernel/sites/site-settings.ts';
import type { Browser } from '../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { addPerson } from '../../testing/people.ts';
import { PIN } from '../../testing/players/payee.ts';
import { samples } from '../../testing/samples.ts';
import { foldLot } from './fold/fold.ts';
import { AGENT_SETTING } from './settings.ts';
import { enter, holdStill, play, stand, type Standing } from './testing/centre.ts';
import { agree } from './testing/contracts.ts';
import { fillPurse, setPin } from './testing/purse.ts';
import { plant } from './testing/forest.ts';

const merchant = 'aurora';
const day = '2026-03-04';
const days = { startDate: day, endDate: day };
let gateway: TestGateway;
let goOn: () => Promise<void>;
let agent: Standing;
let outside: readonly { readonly id: bigint; readonly account: string }[];
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
  goOn = await holdStill(gateway);
  await writeSetting(gateway.db, merchant, AGENT_SETTING, { ceilings: { RNG: 10_000 } });
  const upline = await stand(gateway, 2);
  agent = await enter(gateway, 1, upline);
  await setPin(gateway, agent.browser, agent.id);
  const sibling = await stand(gateway, 1, upline);
  const other = await stand(gateway, 2);
  const elsewhere = await addPerson(gateway, { merchant: 'noir' });
  outside = [upline, sibling, other, elsewhere, { id: 1n << 61n, account: 'nobody_here' }];
});
afterAll(async () => {
  await goOn();
  await gateway.stop();
});

/** Every call that names somebody. */
const naming = {
  downline: (browser: Browser, { id }: { id: bigint }) =>
    browser.call('downline', { query: { parent: `${id}` } }),
  downlineCard: (browser: Browser, { id }: { id: bigint }) =>
    browser.call('downlineCard', { params: { id: `${id}` }, query: days }),
  teamPnl: (browser: Browser, { id }: { id: bigint }) =>
    browser.call('teamPnl', { query: { parent: `${id}` } }),
  teamBets: (browser: Browser, { id }: { id: bigint }) =>
    browser.call('teamBets', { query: { parent: `${id}` } }),
  exportReport: (browser: Browser, { id }: { id: bigint }) =>
    browser.call('exportReport', { params: { report: 'pnl' }, query: { parent: `${id}` } }),
  exportTeam: (browser: Browser, { id }: { id: bigint }) =>
    browser.call('exportReport', { params: { report: 'team' }, query: { parent: `${id}` } }),
  agentTransfer: (browser: Browser, { account }: { account: string }) =>
    browser.call('agentTransfer', { payload: { account, amount: '1.00', paymentPassword: PIN } }),
  sendRedRain: (browser: Browser, { account }: { account: string }) =>
    browser.call('sendRedRain', {
      body: { total: '1.00', count: 2, mode: 'equal', targets: [account] },
    }),
  setRebate: (browser: Browser, { account }: { account: string }) =>
    browser.call('setRebate', { params: { account }, body: { rates: { RNG: '0' } } }),
  downlineContract: (browser: Browser, { account }: { account: string }) =>
    browser.call('downlineContract', { params: { account, kind: 'salary' } }),
  offerContract: (browser: Browser, { account }: { account: string }) =>
    browser.call('offerContract', {
      params: { account, kind: 'salary' },
      body: { steps: [{ from: '0', active: 0, rate: '0.1' }] },
    }),
  endContract: (browser: Browser, { account }: { account: string }) =>
    browser.call('endContract', {
      params: { account, kind: 'salary' },
      query: { contractId: '1' },
    }),
} as const;

it.each(Object.keys(naming) as (keyof typeof naming)[])(
  '%s says of everybody without the line what it says of nobody',
  async (name) => {
    const told = new Set<string>();
    for (const one of outside) {
      const { status, envelope } = await naming[name](agent.browser, one);
      const { code, message, value } = envelope;
      told.add(JSON.stringify([status, code, message, value]));
    }
    expect([...told]).toEqual([expect.stringContaining('"user.missing"')]);
    expect([...told][0]).toMatch(/^\[404,/);
  },
);

const closed = [
  'teamKpi',
  'downline',
  'rebateSettings',
  'registerUrls',
  'exportReport',
  'agentTransfer',
  'redRains',
  'sendRedRain',
  'dividend',
  'salary',
] as const;

it.each([0, 40])('lets no %i in [ST-23 api] [AG-01 api]', async (type) => {
  const { browser } = await enter(gateway, type);
  for (const name of closed) {
    const { status, envelope } = await browser.call(name, samples[name]);
    expect([status, envelope.code]).toEqual([403, 'permission.denied']);
  }
});

it('says of another’s contract what it says of none [AG-20 api]', async () => {
  const whose = await enter(gateway, 2);
  await agree(gateway.db, merchant, {
    kind: 'salary',
    grantee: whose.id,
    steps: [{ from: '0', active: 0, ppm: 1_000 }],
    startsOn: day,
  });
  const { id } = await gateway.db
    .selectFrom('agent_contract')
    .select('id')
    .where('grantee_id', '=', whose.id)
    .executeTakeFirstOrThrow();
  const told = new Set<string>();
  for (const contractId of [`${id}`, '1', `${1n << 61n}`]) {
    for (const accept of [true, false]) {
      const body = { contractId, accept };
      const params = { kind: 'salary' } as const;
      const { status, envelope } = await agent.browser.call('acceptContract', { params, body });
      told.add(JSON.stringify([status, envelope.code, envelope.message, envelope.value]));
    }
  }
  expect([...told]).toEqual([expect.stringMatching(/^\[404,"contract.missing"/)]);
  const { envelope } = await agent.browser.call('contract', { params: { kind: 'salary' } });
  expect(envelope.value).toEqual({ kind: 'salary', state: 'none', history: [] });
});

it('tells of a rain that is somebody else’s what it tells of none', async () => {
  const other = await enter(gateway, 1);
  await fillPurse(gateway, other.id, 1_000n);
  await stand(gateway, 0, other);
  const body = { total: '1.00', count: 2, mode: 'equal', opensAt: gateway.now() + 60_000 } as const;
  const { envelope } = await other.browser.call('sendRedRain', { body });
  const theirs = envelope.value?.id ?? '';
  const told = new Set<string>();
  for (const id of [theirs, '1', `${1n << 61n}`]) {
    const taken = await agent.browser.call('takeRain', { params: { id }, body: {} });
    const back = await agent.browser.call('cancelRedRain', { params: { id } });
    for (const { status, envelope: its } of [taken, back]) {
      told.add(JSON.stringify([status, its.code, its.message, its.value]));
    }
  }
  expect([...told]).toEqual([expect.stringMatching(/^\[409,"rain\.over"/)]);
  expect((await agent.browser.call('rains')).envelope.value).toEqual({ list: [] });
  expect((await agent.browser.call('redRains')).envelope.value).toEqual({ list: [] });
});

it('answers as another feature that a site has not', async () => {
  const site = await openGateway({ demo: false, sites: { aurora: { flags: {} } } });
  const { browser } = await enter(site, 1);
  for (const name of [...closed, 'dailySalaryRequest', 'dividendRequest'] as const) {
    const { status, envelope } = await browser.call(name, samples[name]);
    expect([status, envelope.code]).toEqual([403, 'permission.denied']);
  }
  await site.stop();
});

/** Whatever is called `id`, or is the key of a branch, however deep it lies. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'id' || key === 'key') && typeof inner === 'string' ? [inner] : idsIn(inner),
  );
}

const forests = fc
  .array(fc.nat({ max: 99 }), { minLength: 4, maxLength: 14, size: 'max' })
  .map((drawn) =>
    drawn.map((one, place) => (place < 2 || one % 6 === 0 ? undefined : one % place)),
  );

it('names in no answer anybody who is not of the line [I7]', async () => {
  await fc.assert(
    fc.asyncProperty(forests, async (parents) => {
      const leader = await enter(gateway, 2);
      const forest = parents.map((parent) => ({ parent }));
      const ids = await plant(gateway.db, merchant, forest);
      // The first of the forest is led by nobody: all of it is foreign, and one part hangs below.
      const own = [await stand(gateway, 1, leader), await stand(gateway, 1, leader)];
      const [first] = own;
      if (first !== undefined) own.push(await stand(gateway, 0, first));
      for (const id of [...ids, ...own.map((one) => one.id)]) {
        await play(gateway, { id, day, category: 'RNG', stake: 100, win: 0 });
      }
      await gateway.db.transaction().execute((tx) => foldLot(tx, merchant, day));
      const line = new Set([leader.id, ...own.map((one) => one.id)].map(String));
      const { browser } = leader;
      const answers = [
        await browser.call('downline', { query: {} }),
        await browser.call('downline', { query: { parent: `${first?.id}` } }),
        await browser.call('downline', { query: { keyword: 'person_' } }),
        await browser.call('teamKpiGroup', { params: { group: 'B' }, query: days }),
        await browser.call('teamPnl', { query: { ...days, group: 'branch' } }),
        await browser.call('teamBets', { query: { ...days, group: 'branch' } }),
        await browser.call('rebateIncome', { query: { ...days, group: 'branch' } }),
      ];
      const named = answers.flatMap(({ envelope }) => idsIn(envelope.value));
      expect(named.length).toBeGreaterThan(8);
      expect(named.filter((id) => !line.has(id))).toEqual([]);
    }),
    { numRuns: 5 },
  );
});
