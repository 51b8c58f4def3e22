import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, untilSo, type Person } from '../../../testing/people.ts';
import { openRegister, type TestRegister } from '../../../testing/players/register.ts';
import { policyWith } from '../../../testing/sites.ts';

const SITE = 'svea';
const folder = mkdtempSync(join(tmpdir(), 'livery-offers-'));
let gateway: TestGateway;
let register: TestRegister;
beforeAll(async () => {
  gateway = await openGateway({
    demo: false,
    sites: { [SITE]: { languages: ['EN'], policy: policyWith({ registerCheck: 'login' }) } },
  });
  register = await openRegister(gateway, [SITE]);
});
afterAll(async () => {
  await register.stop();
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function addReader(): Promise<Person> {
  const one = await addPerson(gateway, { merchant: SITE });
  await sql`UPDATE member SET marketing = '{"sms": false, "email": true, "push": false}'
    WHERE id = ${one.id}`.execute(gateway.db);
  return one;
}

async function offer(): Promise<bigint> {
  const file = join(folder, 'offer.json');
  const letter = { kind: 'promotion', titles: { EN: 'Offer' }, contents: { EN: '<p>x</p>' } };
  writeFileSync(file, JSON.stringify(letter));
  const said = await gateway.operate('letter', SITE, 'all', file);
  return BigInt(/as letter (\d+)\./.exec(said)?.[1] ?? '');
}

const stateOf = async (id: bigint) =>
  (
    await gateway.db
      .selectFrom('campaign')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;

const readersOf = async (id: bigint): Promise<readonly bigint[]> =>
  (
    await gateway.db
      .selectFrom('message')
      .select('member_id')
      .where('campaign_id', '=', id)
      .orderBy('member_id')
      .execute()
  ).map((row) => row.member_id);

it('writes an offer to nobody who is on the register, and to nobody before it has answered [RG-31 api]', async () => {
  const [yes, listed] = [await addReader(), await addReader()];
  await register.list(listed);
  await register.behave('silent');
  const id = await offer();
  const asked = () =>
    gateway.db
      .selectFrom('member_guard')
      .select('register_state')
      .where('register_state', '=', 'silent')
      .execute();
  await untilSo(async () => (await asked()).length > 0);
  expect([await stateOf(id), await readersOf(id)]).toEqual(['running', []]);
  await register.behave('answers');
  gateway.advance(60_000);
  await untilSo(async () => (await stateOf(id)) === 'done');
  expect(await readersOf(id)).toEqual([yes.id]);
});

it('asks anew on another day for whoever was not on it', async () => {
  const one = await addReader();
  const first = await offer();
  await untilSo(async () => (await stateOf(first)) === 'done');
  expect(await readersOf(first)).toContain(one.id);
  await register.list(one);
  // On the day it has answered, it is not asked for everybody again.
  const second = await offer();
  await untilSo(async () => (await stateOf(second)) === 'done');
  expect(await readersOf(second)).toContain(one.id);
  gateway.advance(86_400_000);
  const third = await offer();
  await untilSo(async () => (await stateOf(third)) === 'done');
  expect(await readersOf(third)).not.toContain(one.id);
});
