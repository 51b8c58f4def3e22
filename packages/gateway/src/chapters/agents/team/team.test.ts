import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { fillWallet } from '../../../testing/players/rows.ts';
import { foldLot } from '../fold/fold.ts';
import { AGENT_SETTING } from '../settings.ts';
import { enter, holdStill, play, stand, type Standing } from '../testing/centre.ts';

const merchant = 'aurora';
let gateway: TestGateway;
let goOn: () => Promise<void>;
let top: Standing;
let ben: Standing;
let cai: Awaited<ReturnType<typeof stand>>;
let dia: Awaited<ReturnType<typeof stand>>;
let zoe: Standing;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
  goOn = await holdStill(gateway);
  top = await enter(gateway, 2);
  ben = await enter(gateway, 1, top);
  cai = await stand(gateway, 1, ben, 'cai_percent');
  await stand(gateway, 0, ben, 'cai__wild');
  dia = await stand(gateway, 0, cai, 'dia_below');
  zoe = await enter(gateway, 2);
});
afterAll(async () => {
  await goOn();
  await gateway.stop();
});

const below = async ({ browser }: Standing, query: Record<string, unknown> = {}) => {
  const { status, envelope } = await browser.call('downline', { query });
  return { status, code: envelope.code, ...envelope.value };
};
const namesOf = ({ list = [] }: Awaited<ReturnType<typeof below>>) =>
  list.map(({ account }) => account);

it('shows who stands right below, how many stand below them, and the way down [AG-09 api] [CF-03 api]', async () => {
  const shown = await below(top);
  expect(shown).toMatchObject({ status: 200, total: 1, totalPages: 1 });
  expect(shown.list).toMatchObject([
    { id: `${ben.id}`, account: ben.account, masked: false, type: 1, children: 2, teamSize: 3 },
  ]);
  expect(shown.path).toEqual([{ id: `${top.id}`, account: top.account, masked: false }]);
  const deeper = await below(top, { parent: `${ben.id}` });
  // What is behind a mask nobody deeper is called by.
  expect(namesOf(deeper).toSorted()).toEqual(['ca•••ld', 'ca•••nt']);
  expect(deeper.list?.every(({ masked }) => masked)).toBe(true);
  expect(deeper.path?.map(({ account }) => account)).toEqual([top.account, ben.account]);
});

it('pages, sorts and takes one type', async () => {
  const leader = await enter(gateway, 2);
  const small = await stand(gateway, 1, leader);
  const large = await stand(gateway, 1, leader);
  const member = await stand(gateway, 0, leader);
  for (const one of [large, large, small]) await stand(gateway, 0, one);
  const bySize = await below(leader, { sort: 'teamSize' });
  expect(namesOf(bySize)).toEqual([large.account, small.account, member.account]);
  expect(namesOf(await below(leader, { type: 0 }))).toEqual([member.account]);
  const second = await below(leader, { sort: 'teamSize', pageSize: 2, pageNo: 2 });
  expect(second).toMatchObject({ pageNum: 2, totalPages: 2, total: 3 });
  expect(namesOf(second)).toEqual([member.account]);
  await gateway.db
    .updateTable('member')
    .set({ last_login_at: new Date(gateway.now()) })
    .where('id', '=', small.id)
    .execute();
  const seen = await below(leader, { sort: 'lastLogin' });
  expect(namesOf(seen)[0]).toBe(small.account);
  expect(seen.list?.map(({ lastLogin }) => lastLogin)).toEqual([
    dayIn('Asia/Manila', gateway.now()),
    undefined,
    undefined,
  ]);
});

it('finds direct downlines by how they begin, others by the whole name, and takes signs for letters', async () => {
  expect(namesOf(await below(ben, { keyword: 'cai_' })).toSorted()).toEqual([
    'cai__wild',
    'cai_percent',
  ]);
  expect(namesOf(await below(ben, { keyword: 'CAI_P' }))).toEqual(['cai_percent']);
  for (const keyword of ['%', 'cai%', '_ai', 'dia', 'dia_belo', 'di']) {
    expect([keyword, namesOf(await below(ben, { keyword }))]).toEqual([keyword, []]);
  }
  expect(namesOf(await below(ben, { keyword: 'Dia_Below' }))).toEqual(['di•••ow']);
  // Whoever is not below is not found by any name.
  for (const { account } of [top, zoe, ben]) {
    expect(namesOf(await below(ben, { keyword: account }))).toEqual([]);
  }
});

it('shows what is in a wallet only of direct downlines, and where the site says so', async () => {
  await fillWallet(gateway, ben);
  expect((await below(top)).list?.[0]).not.toHaveProperty('balance');
  await writeSetting(gateway.db, merchant, AGENT_SETTING, { balances: 'direct' });
  expect((await below(top)).list?.[0]).toMatchObject({ balance: '1000.00' });
  const [deeper] = (await below(top, { parent: `${ben.id}` })).list ?? [];
  expect(deeper).not.toHaveProperty('balance');
  await writeSetting(gateway.db, merchant, AGENT_SETTING, null);
});

it('opens a card with own figures and those of the team, and writes down who looked', async () => {
  const day = '2026-03-04';
  await play(gateway, { id: ben.id, day, category: 'RNG', stake: 1_000, win: 400 });
  await play(gateway, { id: dia.id, day, category: 'LIVE', stake: 500, win: 0 });
  await gateway.db.transaction().execute((tx) => foldLot(tx, merchant, day));
  await writeSetting(gateway.db, merchant, AGENT_SETTING, { ceilings: { RNG: 10_000 } });
  const query = { startDate: day, endDate: day };
  const { envelope } = await top.browser.call('downlineCard', {
    params: { id: `${ben.id}` },
    query,
  });
  expect(envelope.value).toMatchObject({
    account: ben.account,
    own: { staked: '10.00', won: '4.00', net: '6.00' },
    team: { staked: '5.00', valid: '5.00', won: '0.00', net: '5.00' },
    rates: [{ type: 'RNG', rate: '0.0000', tomorrow: '0.0000', least: '0.0000', most: '0.0000' }],
  });
  const deep = await top.browser.call('downlineCard', { params: { id: `${dia.id}` }, query });
  expect(deep.envelope.value).toMatchObject({ account: 'di•••ow', own: { staked: '5.00' } });
  expect(deep.envelope.value).not.toHaveProperty('rates');
  const looks = await gateway.db
    .selectFrom('agent_look')
    .select(['agent_id', 'member_id'])
    .orderBy('id')
    .execute();
  expect(looks).toEqual([
    { agent_id: top.id, member_id: ben.id },
    { agent_id: top.id, member_id: dia.id },
  ]);
  await expect(gateway.db.deleteFrom('agent_look').execute()).rejects.toThrow('append');
});

it('answers of nobody, of oneself and of everybody without the line in the same words', async () => {
  const looks = () => gateway.db.selectFrom('agent_look').select('id').execute();
  const before = await looks();
  const told = new Set<string>();
  const sibling = await stand(gateway, 1, top);
  for (const id of [top.id, sibling.id, zoe.id, ben.id, 1n << 62n]) {
    const { status, envelope } = await ben.browser.call('downlineCard', {
      params: { id: `${id}` },
    });
    const { message, code, value } = envelope;
    told.add(JSON.stringify([status, code, message, value]));
    if (id === ben.id) continue;
    const listed = await ben.browser.call('downline', { query: { parent: `${id}` } });
    expect([listed.status, listed.envelope.code]).toEqual([404, 'user.missing']);
  }
  expect(told.size).toBe(1);
  expect([...told][0]).toContain('user.missing');
  expect(await looks()).toEqual(before);
});

it('counts no more than a quarter of a year, and no day that is none', async () => {
  const ask = async (startDate: string, endDate: string) => {
    const asked = { params: { id: `${ben.id}` }, query: { startDate, endDate } };
    const { status, envelope } = await top.browser.call('downlineCard', asked);
    return [status, envelope.code];
  };
  expect(await ask('2026-01-01', '2026-04-02')).toEqual([200, undefined]);
  expect(await ask('2026-01-01', '2026-04-03')).toEqual([422, 'range.too_wide']);
  expect(await ask('2006-01-01', '2026-01-01')).toEqual([422, 'range.too_wide']);
  expect(await ask('2026-02-02', '2026-02-01')).toEqual([400, 'request.invalid']);
  expect(await ask('2026-02-01', '2026-02-31')).toEqual([400, 'request.invalid']);
});
