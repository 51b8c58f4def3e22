import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyAct } from '../../kernel/acts/act.ts';
import { ActRefusal } from '../../kernel/acts/act-refusal.ts';
import { requireVote } from '../../kernel/acts/permissions.ts';
import { permissionsOf, personRoles, weightyRoles } from '../../kernel/acts/roles.ts';
import { runAct } from '../../kernel/acts/run.ts';
import { transact } from '../../kernel/database/transact.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { askedAs, openOffice, type Colleague, type Office } from '../../testing/players/office.ts';
import { everyAct } from '../acts.ts';
import { merchantNamed } from '../terminal/command.ts';
import { queues } from './queues.ts';

let gateway: TestGateway;
let office: Office;
const people = new Map<string, Colleague>();
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
  office = openOffice(gateway);
  for (const role of personRoles) people.set(role, await office.employ(`a-${role}`, [role]));
});
afterAll(async () => {
  office.close();
  await gateway.stop();
});

const rows = () =>
  Promise.all(
    (['audit', 'approval', 'staff_role', 'staff'] as const).map((table) =>
      gateway.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  );

/** As far as its subject, which nothing of this is. */
async function outcomeOf(operator: string, code: string, act: AnyAct): Promise<'may' | 'may not'> {
  const desk = gateway.desk();
  const merchant = merchantNamed(desk.merchants, code);
  const hold = (): never => {
    throw new Error('it was let in');
  };
  const actor = { operator, person: operator, place: 'here' };
  const error: unknown = await runAct(
    desk,
    { ...act, params: Type.Object({}), hold },
    { merchant, actor, params: {} },
  ).catch((reason: unknown) => reason);
  if (error instanceof ActRefusal && error.message.includes('lacks the permission')) {
    return 'may not';
  }
  if (error instanceof Error && error.message === 'it was let in') return 'may';
  throw error;
}

it.each(['system', ...personRoles])(
  'lets %s do what its bundle says, and nothing at another site: each act there is',
  async (role) => {
    const before = await rows();
    const bundle = permissionsOf(role);
    const [name, elsewhere] = role === 'system' ? ['system', 'may'] : [`a-${role}`, 'may not'];
    for (const act of everyAct) {
      const isIn =
        bundle.includes(act.permission) || (act.isReading === true && bundle.includes('read'));
      const wanted = isIn ? 'may' : 'may not';
      expect([act.name, await outcomeOf(name, 'aurora', act)]).toEqual([act.name, wanted]);
      expect([act.name, await outcomeOf(name, 'noir', act)]).toEqual([
        act.name,
        isIn ? elsewhere : 'may not',
      ]);
    }
    expect(await rows()).toEqual(before);
  },
);

const mayVote = (operator: string, act: AnyAct): Promise<boolean> =>
  transact(gateway.db, (tx) => requireVote(tx, operator, 'aurora', act)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ActRefusal && error.message.includes('has no vote')) return false;
      throw error;
    },
  );

it('gives a vote to who may do it or look at what others ask, and to nobody else', async () => {
  for (const act of everyAct) {
    for (const role of personRoles) {
      const bundle = permissionsOf(role);
      const wanted = bundle.includes(act.permission) || bundle.includes('second-eye');
      expect([act.name, role, await mayVote(`a-${role}`, act)]).toEqual([act.name, role, wanted]);
    }
    expect(await mayVote('system', act)).toBe(false);
  }
});

it('has no act of money, and none that others agree on, for the machine', () => {
  const agreed = everyAct.filter(
    ({ approval }) => typeof approval === 'object' && 'eyes' in approval,
  );
  const apart = ['payments', 'holds', 'corrections', 'correction-limits', 'identity', 'staff'];
  const machine: readonly string[] = permissionsOf('system');
  const taken = [...apart, ...agreed.map(({ permission }) => permission)];
  expect(agreed.length).toBeGreaterThan(4);
  expect(taken.filter((permission) => machine.includes(permission))).toEqual([]);
});

it('keeps owners from money, also where two orders cross', async () => {
  const { db } = gateway;
  await office.employ('hal', []);
  const give = (role: string, merchant: string) =>
    db.insertInto('staff_role').values({ name: 'hal', role, merchant }).execute();
  await give('payments', 'noir');
  await expect(give('owner', 'aurora')).rejects.toThrow('nobody is owner and decides about money');
  await db.deleteFrom('staff_role').where('name', '=', 'hal').execute();
  const said = await Promise.allSettled([give('payments', 'noir'), give('owner', '*')]);
  expect(said.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const kept = await db.selectFrom('staff_role').select('role').where('name', '=', 'hal').execute();
  expect(kept).toHaveLength(1);
  await expect(
    db.updateTable('staff_role').set({ role: 'system' }).where('name', '=', 'hal').execute(),
  ).rejects.toThrow('no person is a script');
  await db.deleteFrom('staff_role').where('name', '=', 'hal').execute();
});

it('takes a second pair of eyes to give a role that moves money or decides who does', async () => {
  const [one, two] = [
    await office.employ('olga', ['owner'], '*'),
    await office.employ('omar', ['owner'], '*'),
  ];
  const ida = await office.employ('ida', []);
  expect(await one.office('staff', 'roles', 'ida', 'give', 'support')).toBe(
    'ida: support at aurora\n',
  );
  const why = ['--reason', 'she joins the cashier'];
  for (const role of weightyRoles.filter((name) => name !== 'owner')) {
    const said = await one.office('staff', 'roles', 'ida', 'give', role, ...why);
    expect(said).toContain('waits for 1 other person');
    expect(await two.office('vote', askedAs(said), 'yes')).toBe('It is done.\n');
  }
  await expect(one.office('staff', 'roles', 'ida', 'give', 'owner', ...why)).rejects.toThrow(
    'Nobody is owner and decides about money',
  );
  await expect(one.office('staff', 'roles', 'olga', 'give', 'support')).rejects.toThrow(
    'Nobody gives themselves a role',
  );
  expect(await ida.office('queue', 'claims')).toBe('Nothing waits in claims.\n');
  // To take is to protect, and waits for nobody.
  await one.office('staff', 'roles', 'ida', 'take', 'payments');
  await expect(ida.office('queue', 'claims')).rejects.toThrow('ida lacks the permission "claims"');
  // Whoever comes back opens all that they may: two people let them.
  expect(await one.office('staff', 'invite', 'ida', ...why)).toContain('waits for 1 other person');
});

it('lets an owner of one site decide about that one alone', async () => {
  const local = people.get('owner');
  await office.employ('jon', ['support'], 'noir');
  await expect(local?.office('staff', 'end', 'jon')).rejects.toThrow(
    'Only an owner of all merchants decides about more than aurora',
  );
  await expect(
    local?.office('staff', 'roles', 'jon', 'give', 'support', '--everywhere'),
  ).rejects.toThrow('Only an owner of all merchants');
});

it('keeps the last owner', async () => {
  const { db } = gateway;
  await db
    .deleteFrom('staff_role')
    .where('role', '=', 'owner')
    .where('name', '=', 'omar')
    .execute();
  const olga = { name: 'olga' };
  const owner = await office.employ('ono', ['owner'], '*');
  expect(await owner.office('staff', 'end', olga.name)).toContain('works here no more');
  await expect(owner.office('staff', 'end', 'ono')).rejects.toThrow('This is the last owner');
});

it('tells every queue apart, and what may be decided of it', async () => {
  const ana = people.get('payments');
  const others: Readonly<Record<string, string>> = {
    flags: 'compliance',
    identity: 'identity',
    letters: 'content',
    privacy: 'compliance',
  };
  for (const { name, permission } of queues) {
    const who = people.get(others[permission] ?? 'payments');
    expect(await who?.office('queue', name)).toBe(`Nothing waits in ${name}.\n`);
  }
  await expect(ana?.office('decide', 'claims', '1-1')).rejects.toThrow(/approve .+\n +refuse /);
  await expect(ana?.office('decide', 'unclear', '1')).rejects.toThrow('Nothing is decided');
  await expect(ana?.office('queue', 'nothing')).rejects.toThrow('There is no queue nothing');
  const json = await ana?.office('queue', 'holds', '--json');
  expect(JSON.parse(json ?? '')).toEqual({ items: [] });
});

it('has two people agree on the setting that says where one is enough', async () => {
  const file = join(gateway.sites.folder, 'payouts.json');
  const rules = {
    provider: 'demo',
    rails: ['bank'],
    min: '1.00',
    max: '9.00',
    fee: { fixed: '0', share: 0 },
    automatic: { each: '0', day: '0' },
    aloneUpTo: '1000000',
    instrumentMinutes: 0,
    holdMinutes: { first: 0, reset: 0 },
    mostOpen: 1,
  };
  writeFileSync(file, JSON.stringify(rules));
  const words = ['aurora', 'set', 'payouts', file, '--reason', 'the board has said so'];
  const kept = () =>
    gateway.db.selectFrom('site_setting').select('value').where('key', '=', 'payouts').execute();
  await expect(gateway.operate('site', ...words)).rejects.toThrow('people ask for it and agree');
  const [one, two] = [await office.employ('lena', ['lead']), await office.employ('luca', ['lead'])];
  const id = askedAs(await one.operate('site', ...words));
  expect(await kept()).toEqual([]);
  expect(await two.office('vote', id, 'yes')).toBe('It is done.\n');
  expect(await kept()).toEqual([{ value: rules }]);
  // What decides about no money is one person’s, or the machine’s, as ever.
  writeFileSync(file, '[]');
  expect(await gateway.operate('site', 'aurora', 'set', 'contacts', file)).toContain(
    'aurora: open',
  );
});
