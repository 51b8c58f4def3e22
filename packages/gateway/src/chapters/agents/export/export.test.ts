import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { foldLot } from '../fold/fold.ts';
import { enter, holdStill, play, stand, type Standing } from '../testing/centre.ts';
import { plant } from '../testing/forest.ts';

const merchant = 'aurora';
const day = '2026-03-04';
const days = { startDate: day, endDate: day };
let gateway: TestGateway;
let goOn: () => Promise<void>;
let agent: Standing;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, standsStill: true });
  goOn = await holdStill(gateway);
  agent = await enter(gateway, 1);
  const formula = await stand(gateway, 0, agent, '=HYPERLINK("//a.example";"b")');
  const plain = await stand(gateway, 1, agent, 'plain_one');
  await play(gateway, { id: formula.id, day, category: 'RNG', stake: 1_050, win: 2_000 });
  await play(gateway, { id: plain.id, day, category: 'LIVE', stake: 500, win: 0 });
  await gateway.db.transaction().execute((tx) => foldLot(tx, merchant, day));
});
afterAll(async () => {
  await goOn();
  await gateway.stop();
});

async function sheet(report: string, query: object = days, language = 'EN') {
  const called = await agent.browser.call('exportReport', {
    params: { report },
    query,
    headers: { language },
  });
  return { ...called, lines: called.text.replace('\uFEFF', '').trimEnd().split('\r\n') };
}

it('hands a report out as a sheet with what the report says [AG-11 api] [AG-12 api]', async () => {
  const pnl = await sheet('pnl');
  expect(pnl.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(pnl.headers['content-disposition']).toBe('attachment; filename="aurora-pnl.csv"');
  expect(pnl.text.startsWith('\uFEFF')).toBe(true);
  expect(pnl.lines).toEqual([
    'Day,Staked,Valid turnover,Won,Rebates,Bonuses,Net',
    `${day},15.50,15.50,20.00,0.00,0.00,-4.50`,
  ]);
  expect((await sheet('bets', { ...days, group: 'category' })).lines).toEqual([
    'Category,Rounds,Staked,Valid turnover,Won',
    'RNG,1,10.50,10.50,20.00',
    'LIVE,1,5.00,5.00,0.00',
  ]);
  expect((await sheet('bets', { ...days, group: 'day' }, 'TY')).lines[0]).toBe(
    'Araw,Mga round,Itinaya,Valid na turnover,Napanalunan',
  );
});

it('tells what rebates brought by branch, and what is an estimate [AG-14 api]', async () => {
  expect((await sheet('income', { ...days, group: 'branch' })).lines).toEqual([
    'Branch,Valid turnover,Rebate income,State',
    'plain_one,5.00,0.00,estimate',
    expect.stringMatching(/,10\.50,0\.00,estimate$/),
  ]);
});

it('leaves no cell that a sheet would reckon with', async () => {
  const { lines } = await sheet('pnl', { ...days, group: 'branch' });
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""\/\/a\.example"";""b""\)",10\.50,/);
  const team = await sheet('team', {});
  expect(team.lines).toHaveLength(3);
  expect(team.lines.some((line) => line.startsWith(`"'=HYPERLINK`))).toBe(true);
});

it('hands out every one of a team, however many, each once [AG-09 api]', async () => {
  const leader = await enter(gateway, 2);
  const forest = Array.from({ length: 1_203 }, () => ({ parent: undefined }));
  await plant(gateway.db, merchant, forest, '2026-01-01', leader.id);
  const { text } = await leader.browser.call('exportReport', { params: { report: 'team' } });
  const accounts = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0]);
  expect(accounts).toHaveLength(1_203);
  expect(new Set(accounts).size).toBe(1_203);
});

it('refuses years at once, and a report there is not', async () => {
  const wide = await sheet('pnl', { startDate: '2021-01-01', endDate: '2026-01-01' });
  expect([wide.status, wide.envelope.code]).toEqual([422, 'range.too_wide']);
  const unknown = await sheet('everything');
  expect([unknown.status, unknown.envelope.code]).toEqual([400, 'request.invalid']);
});
