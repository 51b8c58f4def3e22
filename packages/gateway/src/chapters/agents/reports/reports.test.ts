import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import { daysOn, startOfDay } from '../../../kernel/time/days.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { foldLot } from '../fold/fold.ts';
import { AGENT_SETTING } from '../settings.ts';
import { enter, holdStill, play, stand, type Standing } from '../testing/centre.ts';
import { noteAsOf } from './as-of.ts';
import { countSpans } from './spans.ts';

const merchant = 'aurora';
const day = '2026-03-04';
const next = '2026-03-05';
let gateway: TestGateway;
let goOn: () => Promise<void>;
let ana: Standing;
let ben: Standing;
let zoe: Standing;
type Person = Awaited<ReturnType<typeof stand>>;
let cai: Person;
let dia: Person;
let eli: Person;

/** The worked example of the design: 1.00 % over 0.70 % over 0.45 % over 0.30 %, and 0.20 %. */
beforeAll(async () => {
  gateway = await openGateway({ demo: false, standsStill: true });
  goOn = await holdStill(gateway);
  ana = await enter(gateway, 2);
  ben = await enter(gateway, 1, ana);
  cai = await stand(gateway, 1, ben);
  dia = await stand(gateway, 0, cai);
  eli = await stand(gateway, 0, ben);
  zoe = await enter(gateway, 2);
  await writeSetting(gateway.db, merchant, AGENT_SETTING, { ceilings: { RNG: 10_000 } });
  for (const [{ id }, ppm] of [
    [ana, 10_000],
    [ben, 7_000],
    [cai, 4_500],
    [dia, 3_000],
    [eli, 2_000],
  ] as const) {
    await gateway.db
      .insertInto('rebate_rate')
      .values({
        merchant,
        member_id: id,
        category: 'RNG',
        effective_day: '2026-01-01',
        ppm,
        set_by: 'test',
        set_at: new Date(0),
      })
      .execute();
  }
  const rng = { day, category: 'RNG', win: 0 };
  await play(gateway, { ...rng, id: ben.id, stake: 100_000 });
  await play(gateway, { ...rng, id: dia.id, stake: 1_000_000 });
  await play(gateway, { ...rng, id: eli.id, stake: 250_055, win: 55 });
  await play(gateway, { id: eli.id, day: next, category: 'LIVE', stake: 500, win: 0 });
  await play(gateway, { id: zoe.id, day, category: 'RNG', stake: 999, win: 0 });
  for (const one of [day, next]) {
    await gateway.db.transaction().execute((tx) => foldLot(tx, merchant, one));
  }
  await noteAsOf(gateway.db, merchant, 1_772_600_000_000);
});
afterAll(async () => {
  await goOn();
  await gateway.stop();
});

const query = { startDate: day, endDate: next };

it('sums a team by day, branch and type of game, without the agent, up to a moment [AG-11 api] [AG-12 api]', async () => {
  const pnl = async (more: object) =>
    (await ben.browser.call('teamPnl', { query: { ...query, ...more } })).envelope.value;
  expect(await pnl({})).toMatchObject({
    list: [
      { key: next, staked: '5.00', net: '5.00' },
      { key: day, staked: '12500.55', won: '0.55', net: '12500.00' },
    ],
    footer: { staked: '12505.55', won: '0.55', net: '12505.00' },
    asOf: 1_772_600_000_000,
    totalPages: 1,
  });
  expect(await pnl({ group: 'branch' })).toMatchObject({
    list: [
      { key: `${cai.id}`, name: cai.account, staked: '10000.00' },
      { key: `${eli.id}`, name: eli.account, staked: '2505.55' },
    ],
    footer: { staked: '12505.55' },
  });
  expect((await pnl({ group: 'category' }))?.list.map(({ key, staked }) => [key, staked])).toEqual([
    ['RNG', '12500.55'],
    ['LIVE', '5.00'],
  ]);
  const paged = await pnl({ group: 'branch', pageSize: 1, pageNo: 2 });
  expect(paged).toMatchObject({ list: [{ key: `${eli.id}` }], pageNum: 2, totalPages: 2 });
  const bets = await ben.browser.call('teamBets', { query });
  expect(bets.envelope.value?.footer).toEqual({
    rounds: 3,
    staked: '12505.55',
    valid: '12505.55',
    won: '0.55',
  });
});

it('reads the team of somebody below under a mask, and of nobody else', async () => {
  const under = async (parent: bigint) => {
    const asked = { query: { ...query, parent: `${parent}`, group: 'branch' } };
    const { status, envelope } = await ana.browser.call('teamPnl', asked);
    return { status, code: envelope.code, names: envelope.value?.list.map(({ name }) => name) };
  };
  const { names = [] } = await under(ben.id);
  expect(names.every((name = '') => name.includes('•••'))).toBe(true);
  expect(names).toHaveLength(2);
  for (const other of [zoe.id, 1n << 61n]) {
    expect(await under(other)).toMatchObject({ status: 404, code: 'user.missing' });
  }
});

it('counts people of a day, and of several days each of them once [AG-06 api]', async () => {
  const kpi = async (days: object) =>
    (await ben.browser.call('teamKpi', { query: days })).envelope.value?.footer;
  expect(await kpi({ startDate: day, endDate: day })).toMatchObject({ teamBetMemberCount: 2 });
  expect(await kpi(query)).toMatchObject({
    teamBetMemberCount: 2,
    teamLoginMemberCount: 0,
    teamOnlineCount: 0,
  });
  const behind = await ben.browser.call('teamKpiGroup', { params: { group: 'B' }, query });
  expect(behind.envelope.value).toMatchObject({
    list: [
      { id: `${dia.id}`, masked: true, day, valid: '10000.00' },
      { account: eli.account, masked: false, day: next, valid: '2505.55' },
    ],
    footer: { people: 2, valid: '12505.55' },
  });
});

it('counts the usual ranges of large lines once an hour, and says as of when [AG-06 api]', async () => {
  const site = gateway.desk().merchants.find(({ code }) => code === merchant);
  if (site === undefined) throw new Error(`no ${merchant}`);
  const noon = startOfDay(site.timeZone, next) + 43_200_000;
  const week = { startDate: daysOn(next, -6), endDate: next };
  const kpi = async (whose: Standing) =>
    (await whose.browser.call('teamKpi', { query: week })).envelope.value;
  const exact = await kpi(ben);
  await countSpans(gateway.db, site, noon, 1);
  expect(await kpi(ben)).toEqual({ ...exact, asOf: noon });
  expect(exact?.footer.teamBetMemberCount).toBe(2);
  await countSpans(gateway.db, site, noon + 3_000_000, 1);
  expect((await kpi(ben))?.asOf).toBe(noon);
  await countSpans(gateway.db, site, noon + 3_700_000, 1);
  expect((await kpi(ben))?.asOf).toBe(noon + 3_700_000);
  const spans = await gateway.db.selectFrom('team_span').select('agent_id').distinct().execute();
  expect(spans.map(({ agent_id }) => agent_id).toSorted()).toEqual([ana.id, ben.id].toSorted());
});

it('says what rebates brought by day, branch and category, and what parts lose [AG-14 api]', async () => {
  const income = async (group: string) => {
    const asked = { query: { ...query, group } };
    const { envelope } = await ben.browser.call('rebateIncome', asked);
    return envelope.value;
  };
  // Own play 7.00, of Cai 25.00, of Eli 12.50: 44.50 in all.
  const branches = await income('branch');
  expect(branches?.list.map(({ branch, amount }) => [branch?.id, amount])).toEqual([
    [`${cai.id}`, '25.00'],
    [`${eli.id}`, '12.50'],
    [undefined, '7.00'],
  ]);
  expect(branches?.footer).toMatchObject({ amount: '44.50', estimate: '44.50' });
  expect(await income('day')).toMatchObject({
    list: [
      { day: next, amount: '0.00', estimate: true },
      { day, amount: '44.50', estimate: true },
    ],
  });
  // Closed, it is what was paid, whatever rates say since.
  await sql`
    INSERT INTO agent_close (merchant, kind, period, state, figures, closed_at)
    VALUES (${merchant}, 'rebate', ${day}::date, 'closed', '{}', now())`.execute(gateway.db);
  await sql`
    INSERT INTO agent_pay (merchant, kind, period, member_id, gross, given, carried, net, carry_out,
      basis, state)
    VALUES (${merchant}, 'rebate', ${day}::date, ${ben.id}, 9451, 5000, 0, 4451, 0, '{}', 'due')`.execute(
    gateway.db,
  );
  expect(await income('branch')).toMatchObject({
    list: [{}, {}, {}, { rounding: true, amount: '0.01' }],
    footer: { amount: '44.51', estimate: '0.00' },
  });
  expect((await income('day'))?.list[1]).toMatchObject({ day, amount: '44.51', estimate: false });
});
