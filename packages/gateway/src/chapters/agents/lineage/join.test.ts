import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import type { TestGateway } from '../../../testing/gateway.ts';
import { addPerson } from '../../../testing/people.ts';
import { novicesOf, openRegistry } from '../../../testing/players/novices.ts';
import { AGENT_SETTING } from '../settings.ts';
import { joinLine } from './join.ts';
import { lineOf } from './line.ts';

const merchant = 'aurora';
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openRegistry();
});
afterAll(() => gateway.stop());
const { apply, memberNamed, choose } = novicesOf(() => gateway);

let made = 0;
/** Somebody who leads, below whoever is given, with a code of their own. */
async function addAgent(type: number, above: bigint | null = null) {
  const { id, account } = await addPerson(gateway, { type });
  await sql`SELECT join_line(${merchant}, ${id}, ${above}::bigint, '2026-01-01')`.execute(
    gateway.db,
  );
  const code = `CODE${(made += 1)}`;
  await gateway.db
    .insertInto('affiliate')
    .values({ merchant, code, code_key: code.toLowerCase(), domain: '', member_id: id })
    .execute();
  return { id, account, code };
}

async function register(change: Record<string, unknown>) {
  await choose({});
  const { status, payload, envelope } = await apply(gateway.visit(merchant), change);
  expect(status).toBe(200);
  const row = await memberNamed(payload.username);
  if (row === undefined) throw new Error('nobody was registered');
  return { ...row, line: await lineOf(gateway.db, merchant, row.id), envelope };
}

it('puts who comes by an agent’s code below that agent, as what their family is', async () => {
  const top = await addAgent(2);
  const agent = await addAgent(1, top.id);
  const one = await register({ affiliateCode: agent.code.toLowerCase() });
  expect(one.line).toEqual([top.id, agent.id, one.id]);
  expect(one.type).toBe(0);
  const funded = await addAgent(41);
  const other = await register({ affiliateCode: funded.code });
  expect(other.line).toEqual([funded.id, other.id]);
  expect(other.type).toBe(40);
  expect(other.envelope.value).toMatchObject({});
});

it('puts a friend beside who recommended them, and not below', async () => {
  const agent = await addAgent(1);
  const friend = await addPerson(gateway);
  await sql`SELECT join_line(${merchant}, ${friend.id}, ${agent.id}, '2026-01-01')`.execute(
    gateway.db,
  );
  const one = await register({ recommenderId: friend.account });
  expect(one.line).toEqual([agent.id, one.id]);
  // By a member's own link it is the same.
  const link = { code: 'FRIEND', code_key: 'friend', domain: '', member_id: friend.id };
  await gateway.db
    .insertInto('affiliate')
    .values({ merchant, ...link })
    .execute();
  const other = await register({ affiliateCode: 'FRIEND' });
  expect(other.line).toEqual([agent.id, other.id]);
});

it('puts others below the site’s own agent, and where there is none below nobody', async () => {
  const alone = await register({});
  expect(alone.line).toEqual([alone.id]);
  const own = await addAgent(2);
  await writeSetting(gateway.db, merchant, AGENT_SETTING, {
    defaultAgent: own.account,
    maxDepth: 3,
  });
  const one = await register({});
  expect(one.line).toEqual([own.id, one.id]);
  // A line that is full takes nobody: they stand beside whom they came by.
  const top = await addAgent(1);
  const middle = await addAgent(1, top.id);
  const deep = await addAgent(1, middle.id);
  const other = await register({ affiliateCode: deep.code });
  expect(other.line).toEqual([top.id, middle.id, other.id]);
});

it('gives guests no line', async () => {
  const { id } = await addPerson(gateway, { type: 4 });
  const site = gateway.desk().merchants.find(({ code }) => code === merchant);
  if (site === undefined) throw new Error('no aurora');
  const opened = { merchant: site, memberId: id, language: 'EN', now: gateway.now() };
  await gateway.db.transaction().execute((tx) => joinLine(tx, opened));
  const rows = await gateway.db
    .selectFrom('lineage')
    .select('line')
    .where('member_id', '=', id)
    .execute();
  expect(rows).toEqual([]);
});
