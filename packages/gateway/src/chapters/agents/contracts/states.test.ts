import type { Body } from '@livery/contract';
import { sql } from 'kysely';
import { afterAll, beforeEach, beforeAll, expect, it } from 'vitest';
import { checkInvariants } from '../../../kernel/database/invariants.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import { dayIn, nextDay } from '../../../kernel/time/days.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { agentInvariants } from '../invariants.ts';
import { AGENT_SETTING } from '../settings.ts';
import { foldLot } from '../fold/fold.ts';
import { enter, play, type Standing } from '../testing/centre.ts';
import { agree } from '../testing/contracts.ts';
import { offerTerms } from './offer.ts';
import { spanOf } from './periods.ts';
import { sweepContracts } from './store.ts';
import type { ContractKind } from './kinds.ts';

const merchant = 'aurora';
const HOUR = 3_600_000;
let gateway: TestGateway;
let top: Standing;
let ben: Standing;
let cai: Standing;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, standsStill: true });
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  top = await enter(gateway, 2);
  ben = await enter(gateway, 1, top);
  cai = await enter(gateway, 0, ben);
  await writeSetting(gateway.db, merchant, AGENT_SETTING, {});
});

type Asked = Body<'offerContract'>;
const terms = (rate: string, more: Partial<Asked> = {}): Asked => ({
  steps: [{ from: '1000.00', active: 1, rate }],
  ...more,
});

const today = () => dayIn('Asia/Manila', gateway.now());

async function fromHouse(kind: ContractKind, asked: Asked, who = top) {
  const site = gateway.desk().merchants.find(({ code }) => code === merchant);
  if (site === undefined) throw new Error('no aurora');
  const { events } = gateway.desk();
  const offer = { merchant: site, grantorId: null, granteeId: who.id, kind, asked, by: 'office' };
  return transact(gateway.db, (tx) => offerTerms(tx, events, { ...offer, now: gateway.now() }));
}

const offer = async (who: Standing, to: Standing, asked: Asked, kind: ContractKind = 'salary') => {
  const { status, envelope } = await who.browser.call('offerContract', {
    params: { account: to.account, kind },
    body: asked,
  });
  return { status, code: envelope.code, value: envelope.value };
};
const own = async ({ browser }: Standing, kind: ContractKind = 'salary') =>
  (await browser.call('contract', { params: { kind } })).envelope.value;
const open = async (who: Standing, kind: ContractKind = 'salary') =>
  (await own(who, kind))?.offer?.id ?? '0';
const answer = async (
  who: Standing,
  accept: boolean,
  kind: ContractKind = 'salary',
  contractId?: string,
) => {
  const body = { contractId: contractId ?? (await open(who, kind)), accept };
  const { envelope } = await who.browser.call('acceptContract', { params: { kind }, body });
  return envelope.code ?? envelope.value?.state;
};
const asked = async ({ browser }: Standing) => ({
  ...(await browser.call('dailySalaryRequest')).envelope.value,
  ...(await browser.call('dividendRequest')).envelope.value,
});

it('asks who is offered a contract, until they answered [AG-20 api] [CA-31 api] [ST-12 api]', async () => {
  const none = { dailysalreqtype: '', contracthoursalreq: '', divtypecompperiodreq: '' };
  expect(await asked(top)).toEqual(none);
  expect(await own(top)).toEqual({ kind: 'salary', state: 'none', history: [] });
  expect(await fromHouse('salary', terms('1'))).toBeUndefined();
  await fromHouse('hour', terms('0.5'));
  await fromHouse('dividend', terms('20'));
  expect(await asked(top)).toEqual({
    dailysalreqtype: 'NEW',
    contracthoursalreq: 'NEW',
    divtypecompperiodreq: 'NEW',
  });
  const [letter] = (await top.browser.call('inbox', { query: {} })).envelope.value?.list ?? [];
  expect(letter?.title).toContain('dividend is offered');
  expect(await answer(top, true)).toBe('active');
  expect(await answer(top, false, 'hour')).toBe('over');
  expect(await asked(top)).toEqual({ ...none, divtypecompperiodreq: 'NEW' });
  expect(await own(top)).toMatchObject({
    state: 'active',
    current: {
      version: 1,
      steps: [{ from: '1000.00', active: 1, rate: '1.0000' }],
      startsOn: nextDay(today()),
      periods: 'day',
    },
  });
  expect(await own(top)).not.toHaveProperty('current.grantor');
  await fromHouse('salary', terms('2'));
  expect(await asked(top)).toMatchObject({ dailysalreqtype: 'RENEW' });
});

it('lets what runs go on until a renewal is accepted, and then to the day before', async () => {
  await fromHouse('salary', terms('1'));
  await answer(top, true);
  gateway.advance(25 * HOUR);
  top = { ...top, browser: gateway.visit(merchant) };
  await top.browser.login(top.account);
  await fromHouse('salary', terms('0.5'));
  expect(await answer(top, false)).toBe('active');
  expect((await own(top))?.current?.steps[0]?.rate).toBe('1.0000');
  await fromHouse('salary', terms('0.4'));
  expect(await answer(top, true)).toBe('active');
  // Today is still by what was agreed before.
  expect(await own(top)).toMatchObject({
    current: { version: 1, state: 'superseded', endsOn: today() },
    history: [
      { version: 3, state: 'active', startsOn: nextDay(today()) },
      { version: 2, state: 'declined' },
    ],
  });
});

it('is answered once, whoever asks how often', async () => {
  await fromHouse('salary', terms('1'));
  const contractId = await open(top);
  expect(await answer(cai, true, 'salary', contractId)).toBe('contract.missing');
  expect(await answer(top, true, 'dividend', contractId)).toBe('contract.missing');
  expect(await answer(top, true, 'salary', contractId)).toBe('active');
  expect(await answer(top, true, 'salary', contractId)).toBe('active');
  expect(await answer(top, false, 'salary', contractId)).toBe('contract.over');
});

it('is granted by who has one, nowhere above it, to who stands right below [AG-20 api]', async () => {
  expect(await offer(top, ben, terms('1'))).toMatchObject({
    status: 404,
    code: 'contract.missing',
  });
  await fromHouse('salary', {
    steps: [
      { from: '1000.00', active: 1, rate: '1' },
      { from: '5000.00', active: 3, rate: '2' },
    ],
  });
  await answer(top, true);
  const above = { steps: [...terms('1').steps, { from: '6000.00', active: 2, rate: '1.5' }] };
  expect(await offer(top, ben, above)).toMatchObject({
    status: 422,
    code: 'contract.above_own',
    value: { step: 1, most: '1.0000' },
  });
  expect(await offer(top, cai, terms('1'))).toMatchObject({ status: 404, code: 'user.missing' });
  const made = await offer(top, ben, terms('1', { note: 'As we said' }));
  expect(made).toMatchObject({
    status: 200,
    value: { state: 'offered', offer: { note: 'As we said' }, own: [{ rate: '1.0000' }, {}] },
  });
  // Said twice it is said once; said otherwise it waits.
  expect(await offer(top, ben, terms('1', { note: 'As we said' }))).toEqual(made);
  expect(await offer(top, ben, terms('0.9'))).toMatchObject({ code: 'contract.open_offer' });
  expect(await own(ben)).toMatchObject({ offer: { grantor: top.account } });
  expect(await answer(ben, true)).toBe('active');
  expect(await offer(ben, cai, terms('0.7'))).toMatchObject({ status: 200 });
  expect(await answer(cai, true)).toBe('active');
  // Whoever renews with less than they granted has to change that first.
  expect(await offer(top, ben, terms('0.5'))).toMatchObject({ code: 'contract.below_downline' });
});

it.each([
  ['startsOn', { startsOn: '2020-01-01' }],
  ['startsOn', { startsOn: '2099-01-01' }],
  ['endsOn', { endsOn: '2020-01-01' }],
  ['steps.1', { steps: [...terms('1').steps, ...terms('2').steps] }],
  ['steps.0', terms('11')],
])('refuses %s that is none', async (field, more) => {
  await fromHouse('salary', terms('2'));
  await answer(top, true);
  const { browser } = top;
  const { status, envelope } = await browser.call('offerContract', {
    params: { account: ben.account, kind: 'salary' },
    body: { ...terms('1'), ...more },
  });
  expect([status, envelope.code]).toEqual([400, 'request.invalid']);
  expect(envelope.errors?.[0]?.field).toBe(field);
});

it('lapses after three days, and is told as that', async () => {
  await fromHouse('salary', terms('1'));
  const contractId = await open(top);
  gateway.advance(72 * HOUR);
  top = { ...top, browser: gateway.visit(merchant) };
  await top.browser.login(top.account);
  expect(await asked(top)).toMatchObject({ dailysalreqtype: '' });
  expect(await own(top)).toMatchObject({ state: 'over', history: [{ state: 'lapsed' }] });
  expect(await answer(top, true, 'salary', contractId)).toBe('contract.over');
  await transact(gateway.db, (tx) => sweepContracts(tx, merchant, today(), gateway.now()));
  expect(await fromHouse('salary', terms('1'))).toBeUndefined();
});

const granted = async () => {
  await fromHouse('salary', terms('2'));
  await answer(top, true);
  await offer(top, ben, terms('1'));
  return open(ben);
};
const end = async (contractId: string) => {
  const params = { account: ben.account, kind: 'salary' } as const;
  const { envelope } = await top.browser.call('endContract', { params, query: { contractId } });
  return envelope.code ?? envelope.value?.state;
};

it('takes an offer back, and ends what runs with its period and all below it', async () => {
  const first = await granted();
  expect(await end(first)).toBe('over');
  expect(await end(first)).toBe('over');
  expect(await answer(ben, true, 'salary', first)).toBe('contract.over');
  await offer(top, ben, terms('1'));
  const second = await open(ben);
  await answer(ben, true);
  await offer(ben, cai, terms('0.5'));
  await answer(cai, true);
  await offer(ben, cai, terms('0.6'));
  expect(await end('1')).toBe('contract.missing');
  await end(second);
  const { to } = spanOf('day', today());
  const rows = await gateway.db
    .selectFrom('agent_contract')
    .select(['state', 'ends_on'])
    .where('grantee_id', '=', cai.id)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { state: 'active', ends_on: to },
    { state: 'withdrawn', ends_on: null },
  ]);
  expect(await asked(cai)).toMatchObject({ dailysalreqtype: '' });
});

it('has one of two offers made at once, and one end of an offer that is accepted while it is taken back', async () => {
  await fromHouse('salary', terms('2'));
  await answer(top, true);
  const both = await Promise.all([offer(top, ben, terms('1')), offer(top, ben, terms('0.9'))]);
  expect(both.map(({ status, code }) => [status, code]).toSorted()).toEqual([
    [200, undefined],
    [409, 'contract.open_offer'],
  ]);
  const contractId = await open(ben);
  await Promise.all([answer(ben, true, 'salary', contractId), end(contractId)]);
  const { state, ends_on } = await gateway.db
    .selectFrom('agent_contract')
    .select(['state', 'ends_on'])
    .where('id', '=', BigInt(contractId))
    .executeTakeFirstOrThrow();
  expect(state === 'withdrawn' || (state === 'active' && ends_on === today())).toBe(true);
});

it('may be offered so often on one day', async () => {
  await writeSetting(gateway.db, merchant, AGENT_SETTING, { contracts: { offersADay: 1 } });
  await end(await granted());
  expect(await offer(top, ben, terms('1'))).toMatchObject({ status: 409, code: 'contract.limit' });
});

it('reaches nobody who is barred, and whoever offers it is told nothing of that [I10]', async () => {
  const other = await enter(gateway, 1, top);
  await sql`UPDATE member_guard SET bar = 'exclusion', bar_until = NULL
    WHERE merchant = ${merchant} AND member_id = ${ben.id}`.execute(gateway.db);
  await sql`INSERT INTO member_guard (merchant, member_id, bar) SELECT ${merchant}, ${ben.id},
    'exclusion' WHERE NOT EXISTS (SELECT FROM member_guard WHERE merchant = ${merchant}
    AND member_id = ${ben.id})`.execute(gateway.db);
  await fromHouse('salary', terms('2'));
  await answer(top, true);
  const told = await Promise.all(
    [ben, other].map(async (one) => {
      const { status, code, value } = await offer(top, one, terms('1'));
      const hidden = JSON.stringify(value).replaceAll(/"id":"\d+"/g, '');
      return [status, code, hidden];
    }),
  );
  expect(told[0]).toEqual(told[1]);
  const rows = await gateway.db
    .selectFrom('agent_contract')
    .select(['grantee_id', 'state', 'withheld'])
    .where('grantor_id', '=', top.id)
    .orderBy('grantee_id')
    .execute();
  expect(rows).toEqual([
    { grantee_id: ben.id, state: 'offered', withheld: true },
    { grantee_id: other.id, state: 'offered', withheld: false },
  ]);
  const { rows: letters } = await sql`
    SELECT FROM message WHERE merchant = ${merchant} AND member_id = ${ben.id}`.execute(gateway.db);
  expect(letters).toEqual([]);
});

it('keeps what was agreed when settings change, along the whole line', async () => {
  await writeSetting(gateway.db, merchant, AGENT_SETTING, {
    contracts: { activeValid: '5.00', activeDeposits: '2.00', dividendFee: 20_000 },
  });
  await fromHouse('dividend', terms('20'));
  await answer(top, true, 'dividend');
  await writeSetting(gateway.db, merchant, AGENT_SETTING, {
    contracts: { activeValid: '9.00', dividendFee: 90_000, dividendPeriods: 'month' },
  });
  await offer(top, ben, terms('10'), 'dividend');
  await fromHouse('dividend', terms('30'));
  for (const one of [ben, top]) {
    expect((await own(one, 'dividend'))?.offer).toMatchObject({
      activeFrom: { valid: '5.00', deposits: '2.00' },
      fee: '2.0000',
      carry: 'keep',
      periods: 'half',
    });
  }
});

it('shows what it makes so far, and nothing where there is none', async () => {
  const { browser } = top;
  expect((await browser.call('salary', { query: {} })).envelope.value).toBeNull();
  expect((await browser.call('dividend', { query: {} })).envelope.value).toBeNull();
  await fromHouse('salary', { steps: [{ from: '0', active: 0, rate: '1' }] });
  await answer(top, true);
  const { envelope } = await browser.call('salary', { query: {} });
  // It begins tomorrow.
  expect(envelope.value).toEqual({
    list: [],
    footer: { amount: '0.00' },
    pageNum: 1,
    totalPages: 0,
  });
  const given = { kind: 'dividend', startsOn: '2026-01-01' } as const;
  const steps = [{ from: '100', active: 1, ppm: 100_000 }];
  await agree(gateway.db, merchant, { ...given, grantee: top.id, steps });
  await agree(gateway.db, merchant, {
    ...given,
    grantee: ben.id,
    grantor: top.id,
    steps: [{ from: '100', active: 1, ppm: 40_000 }],
  });
  const day = today();
  await play(gateway, { id: cai.id, day, category: 'RNG', stake: 100_000, win: 20_000 });
  await gateway.db.transaction().execute((tx) => foldLot(tx, merchant, day));
  const estimate = {
    from: spanOf('half', day).from,
    to: spanOf('half', day).to,
    estimate: true,
    base: '800.00',
    active: 1,
    step: { from: '1.00', active: 1, rate: '10.0000' },
    gross: '80.00',
    given: '32.00',
    carried: '0.00',
    amount: '48.00',
    carry: '0.00',
    basis: {
      staked: '1000.00',
      won: '200.00',
      rebates: '0.00',
      bonuses: '0.00',
      salaries: '0.00',
      fee: '0.00',
    },
  };
  expect((await browser.call('dividend', { query: {} })).envelope.value?.current).toEqual(estimate);
  expect(await own(top, 'dividend')).toMatchObject({ estimate });
  expect(await own(ben, 'dividend')).toMatchObject({
    estimate: { base: '800.00', gross: '32.00', given: '0.00', amount: '32.00' },
  });
});

it('holds every contract of these tests against the one it came from', async () => {
  const reports = await checkInvariants(gateway.db, agentInvariants, merchant);
  expect(reports.filter(({ total }) => total > 0)).toEqual([]);
});
