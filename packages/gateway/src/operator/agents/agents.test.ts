import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSetting } from '../../kernel/sites/site-settings.ts';
import { dayIn, startOfDay } from '../../kernel/time/days.ts';
import { send } from '../../testing/browser/http.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { addPerson, untilSo } from '../../testing/people.ts';
import { addGambler } from '../../testing/players/gambler.ts';
import { askedAs, openOffice, type Colleague, type Office } from '../../testing/players/office.ts';

const DAY = 86_400_000;
let gateway: TestGateway;
let office: Office;
let ana: Colleague;
let ben: Colleague;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
  // At noon: at midnight a day is not closed for a quarter of an hour.
  const noon = startOfDay('Asia/Manila', today()) + DAY / 2;
  gateway.advance((noon - gateway.now() + DAY) % DAY);
  office = openOffice(gateway);
  ana = await office.employ('ana', ['payments']);
  ben = await office.employ('ben', ['payments']);
  await writeSetting(gateway.db, 'aurora', 'agents', { ceilings: { RNG: 10_000 } });
});
afterAll(async () => {
  office.close();
  await gateway.stop();
});

/** Both of them: one asks, the other agrees. */
async function both(...words: readonly string[]): Promise<string> {
  const said = await ana.operate('agents', 'aurora', ...words, '--reason', 'as was agreed');
  return ben.office('vote', askedAs(said), 'yes');
}

/** The next day: whoever was logged in is so no more. */
async function sleep(): Promise<void> {
  gateway.advance(DAY);
  for (const one of [ana, ben]) await one.login();
}

const today = () => dayIn('Asia/Manila', gateway.now());

async function addAgent(above: bigint | null = null) {
  const agent = await addPerson(gateway, { type: 1 });
  await stand(agent.id, above);
  return agent;
}

const giveWallet = (id: bigint) =>
  sql`INSERT INTO ledger_account (merchant, kind, member_id, currency, balance)
    VALUES ('aurora', 'cash', ${id}, 'PHP', 0)`.execute(gateway.db);

/** Past every rule that asks whether somebody above has as much. */
const writeRate = (id: bigint, ppm: number, day: string) =>
  sql`INSERT INTO rebate_rate (merchant, member_id, category, effective_day, ppm, set_by, set_at)
    VALUES ('aurora', ${id}, 'RNG', ${day}, ${ppm}, 'test', now())`.execute(gateway.db);

const stand = (id: bigint, above: bigint | null) =>
  sql`SELECT join_line('aurora', ${id}, ${above}::bigint, '2026-01-01')`.execute(gateway.db);

it('sets the rate of a top by two people, and of nobody else', async () => {
  const top = await addAgent();
  const sub = await addAgent(top.id);
  await expect(
    gateway.operate('agents', 'aurora', 'top', top.account, 'RNG', '0.5'),
  ).rejects.toThrow('lacks the permission');
  expect(await both('top', top.account, 'RNG', '0.7000')).toBe('It is done.\n');
  expect(await gateway.operate('agents', 'aurora', 'rates', top.account)).toContain(
    'tomorrow 0.7000 %',
  );
  await expect(both('top', top.account, 'RNG', '1.01')).rejects.toThrow('No more than 1.0000 %');
  await expect(both('top', sub.account, 'RNG', '0.1')).rejects.toThrow('That is no top');
});

it('moves nobody below themselves, into another family or past what they have', async () => {
  const top = await addAgent();
  const sub = await addAgent(top.id);
  const other = await addAgent();
  const funded = await addPerson(gateway, { type: 41 });
  await stand(funded.id, null);
  await expect(both('move', top.account, sub.account)).rejects.toThrow('stands in the line of');
  await expect(both('move', sub.account, funded.account)).rejects.toThrow('leads nobody');
  await both('top', top.account, 'RNG', '0.5');
  await expect(both('move', top.account, other.account)).rejects.toThrow('has more of RNG');
  expect(await both('move', sub.account, other.account)).toBe('It is done.\n');
  await expect(both('move', sub.account, '-')).rejects.toThrow('is to be moved already');
});

it('offers contracts to tops by two people, ends them at once, and sees what is agreed', async () => {
  const top = await addAgent();
  const sub = await addAgent(top.id);
  const steps = '1000:0:0.5000,5000:2:1.0000';
  await expect(
    gateway.operate('agents', 'aurora', 'offer', top.account, 'salary', steps),
  ).rejects.toThrow('lacks the permission');
  await expect(both('offer', top.account, 'salary', '1000:0')).rejects.toThrow('is no step');
  await expect(both('offer', top.account, 'salary', '0:0:11')).rejects.toThrow('steps.0');
  await expect(both('offer', sub.account, 'salary', steps)).rejects.toThrow('That is no top');
  await expect(both('end', top.account, 'salary')).rejects.toThrow('has no contract');
  expect(await both('offer', top.account, 'salary', steps)).toBe('It is done.\n');
  await expect(both('offer', top.account, 'salary', '0:0:1')).rejects.toThrow('Another offer');
  const browser = gateway.visit('aurora');
  await browser.login(top.account);
  const params = { kind: 'salary' } as const;
  const { envelope } = await browser.call('contract', { params });
  expect(envelope.value?.offer).toMatchObject({ note: 'as was agreed' });
  const body = { contractId: envelope.value?.offer?.id ?? '', accept: true };
  await browser.call('acceptContract', { params, body });
  await expect(both('move', top.account, sub.account)).rejects.toThrow('stands in the line of');
  const other = await addAgent();
  await expect(both('move', top.account, other.account)).rejects.toThrow('has to end first');
  await sleep();
  expect(await gateway.operate('agents', 'aurora', 'contracts')).toMatch(
    /salary +1 running +0 offered +up to 1\.0000 % +0\.00 carried/,
  );
  expect(await both('end', top.account, 'salary')).toBe('It is done.\n');
  expect(await gateway.operate('agents', 'aurora', 'contracts')).toMatch(/salary +0 running/);
});

it('closes a day by itself, holds, lets go, corrects and proves it', async () => {
  const agent = await addAgent();
  const player = await addGambler(gateway);
  await stand(player.id, agent.id);
  await giveWallet(agent.id);
  await both('top', agent.account, 'RNG', '1');
  await sleep();
  await player.browser.login(player.account);
  const token = (await player.launch()) ?? '';
  await player.bet(token, '500.00', 'agents-1');
  await player.win(token, '100.00', 'agents-1');
  expect(await ana.operate('agents', 'aurora', 'hold', agent.account)).toContain('wait');
  const played = today();
  await sleep();
  const status = () => gateway.operate('agents', 'aurora', 'close', 'status');
  await untilSo(async () => new RegExp(`${played} +closed`).test(await status()));
  expect(await status()).toContain('0.00 paid, 5.00 held');
  expect(await gateway.operate('agents', 'aurora', 'prove', played)).toBe(`${played} holds.\n`);
  expect(await gateway.operate('agents', 'aurora', 'report', played.slice(0, 7))).toContain(
    '5.00 held',
  );
  const cash = async () => {
    const { rows } = await sql<{ balance: bigint }>`
      SELECT balance FROM ledger_account WHERE member_id = ${agent.id}`.execute(gateway.db);
    return rows[0]?.balance;
  };
  expect(await cash()).toBe(0n);
  expect(await both('release', agent.account)).toBe('It is done.\n');
  await untilSo(async () => (await cash()) === 500n);
  await expect(both('release', agent.account)).rejects.toThrow('Nothing is held');
  expect(await both('adjust', played, player.account, 'RNG', '-100.00')).toBe('It is done.\n');
  await expect(both('adjust', played, player.account, 'RNG', '-400.01')).rejects.toThrow(
    'On that day 400.00 counted',
  );
  await expect(both('adjust', today(), player.account, 'RNG', '5.00')).rejects.toThrow(
    'is no day that is closed',
  );
  await expect(ana.operate('agents', 'aurora', 'close', 'resume')).rejects.toThrow(
    'No close of aurora has stopped',
  );
  expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');
});

it('lists what stopped and what is held, tells whoever watches, and decides it there', async () => {
  const agent = await addAgent();
  const player = await addGambler(gateway);
  await stand(player.id, agent.id);
  await giveWallet(agent.id);
  const played = today();
  await writeRate(agent.id, 5_000, '2026-01-01');
  await writeRate(player.id, 8_000, played);
  const token = (await player.launch()) ?? '';
  await player.bet(token, '500.00', 'agents-2');
  await player.win(token, '100.00', 'agents-2');
  await ana.operate('agents', 'aurora', 'hold', agent.account);
  await sleep();
  const day = `day:${played}`;
  const waiting = async (queue: string) => ana.office('queue', queue);
  await untilSo(async () => (await waiting('agent-closes')).includes(day));
  expect(await waiting('agent-closes')).toContain('a rate is above its upline’s');
  const seen = await send(gateway.port, { path: '/metrics', headers: { host: 'localhost' } });
  expect(seen.text).toContain('livery_agent_closes_stopped{kind="rebate",merchant="aurora"} 1');
  const decide = (...words: readonly string[]) =>
    ana.office('decide', ...words, '--reason', 'as was agreed');
  await expect(decide('agent-closes', 'day:2020-01-01', 'resume')).rejects.toThrow(
    'day:2020-01-01 has not stopped',
  );
  await expect(decide('agent-closes', 'yesterday', 'resume')).rejects.toThrow('is no close');
  await writeRate(agent.id, 10_000, played);
  await ben.office('vote', askedAs(await decide('agent-closes', day, 'resume')), 'yes');
  await untilSo(async () => (await waiting('agent-pays')).includes(agent.account));
  expect(await waiting('agent-closes')).toBe('Nothing waits in agent-closes.\n');
  expect(await waiting('agent-pays')).toMatch(/PHP +1 pay +held by the office/);
  await ben.office('vote', askedAs(await decide('agent-pays', agent.account, 'release')), 'yes');
  expect(await waiting('agent-pays')).toBe('Nothing waits in agent-pays.\n');
});
