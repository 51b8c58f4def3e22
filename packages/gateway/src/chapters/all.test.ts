import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineChapter, shared } from './chapter.ts';
import { everyChapter, settingsOf, sweepsOf } from './all.ts';
import type { EndpointName } from '@livery/contract';
import type { RouteOptions, Router } from '../http/router.ts';
import { actorHere } from '../operator/terminal/person.ts';
import { defineAct, type AnyAct } from '../kernel/acts/act.ts';
import { runAct } from '../kernel/acts/run.ts';
import { sweep } from '../kernel/database/sweep.ts';
import { createPasswords } from '../kernel/passwords/passwords.ts';
import { loadMerchants, type Merchant } from '../kernel/sites/merchants.ts';
import { openGateway, type TestGateway } from '../testing/gateway.ts';
import { addPerson } from '../testing/people.ts';

const notes = shared<string[]>('notes');

/** As `tables.ts` of a chapter adds its own. */
declare module '../kernel/database/schema.ts' {
  interface Database {
    made_up: { readonly merchant: string; readonly note: string };
  }
}

const writeNote = defineAct({
  name: 'made-up.note',
  text: 'wrote a note',
  permission: 'site',
  approval: 'alone',
  subjectKind: 'note',
  params: Type.Object({ note: Type.String() }, { additionalProperties: false }),
  hold: async () => ({ subject: 'a note' }),
  async run({ tx, merchant, params }) {
    await tx.insertInto('made_up').values({ merchant: merchant.code, note: params.note }).execute();
    return { before: null, after: { note: params.note }, result: null };
  },
});

/** All that a chapter may have, in one place. */
const madeUp = defineChapter({
  name: 'made up',
  prepareBooks: async (db) =>
    void (await sql`CREATE TABLE IF NOT EXISTS made_up (merchant text, note text)`.execute(db)),
  async open(house) {
    house.share(notes, ['opened']);
    return { close: () => void closed.push('closed') };
  },
  async prepare(house, merchants) {
    house.ask(notes).push(...merchants.map(({ code }) => `prepared ${code}`));
  },
  routes(route, house) {
    route('countries', async () => {
      const list = house
        .ask(notes)
        .map((name) => ({ code: 'MT', name, dialingCode: '0', flag: '' }));
      return { current: { code: 'MT', dialingCode: '0' }, list };
    });
  },
  hears: { sessionsEnded: async (_, { merchant }) => void told.push(`heard ${merchant}`) },
  settings: { longestNote: Type.Integer({ minimum: 1 }) },
  acts: [writeNote],
  sweeps: [async (tx) => void (await tx.deleteFrom('made_up').execute())],
});

/** Of the calls that the contract has, it answers one instead of whoever did. */
function without(taken: EndpointName, route: Router): Router {
  const add = <N extends EndpointName>(
    ...given: [name: N, handler: Parameters<typeof route<N>>[1], options?: RouteOptions]
  ): void => {
    if (given[0] !== taken) route(...given);
  };
  return Object.assign(add, { missing: () => route.missing() });
}

const others = everyChapter.map((chapter) =>
  defineChapter({
    ...chapter,
    routes: (route, house) => chapter.routes?.(without('countries', route), house),
  }),
);

const told: string[] = [];
const closed: string[] = [];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, chapters: [...others, madeUp] });
});
afterAll(() => gateway.stop());

const rows = () => gateway.db.selectFrom('made_up').selectAll().execute();

it('answers a call of a chapter that is on the list, opened and prepared', async () => {
  const { envelope } = await gateway.visit('aurora').call('countries');
  expect(envelope.value?.list.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['opened', 'prepared aurora']),
  );
});

it('tells it what other chapters tell, besides whoever else hears', async () => {
  const person = await addPerson(gateway);
  const member = gateway.visit('aurora');
  await member.login(person.account);
  await member.call('logout');
  expect(told).toContain('heard aurora');
});

/** Has Ana order an act, from a desk that knows this chapter too. */
async function order(act: AnyAct, params: object): Promise<Merchant> {
  const { db, now: clock, vault, sites } = gateway;
  const [merchant] = loadMerchants(sites.file);
  if (!merchant) throw new Error('There is no merchant');
  const settings = settingsOf([...others, madeUp]);
  const actNamed = () => act;
  const kept = { db, clock, merchants: [merchant], settings, vault: () => vault, actNamed };
  const passwords = () => createPasswords('pepper', 8);
  const desk = { ...kept, passwords, events: noEvents, tell: () => {} };
  await runAct(desk, act, { merchant, actor: actorHere('Ana'), params });
  return merchant;
}

it('runs its acts, and sweeps what it keeps', async () => {
  const { code: merchant } = await order(writeNote, { note: 'Remember' });
  expect(await rows()).toEqual([{ merchant, note: 'Remember' }]);
  await sweep(gateway.db, gateway.now(), sweepsOf([madeUp]));
  expect(await rows()).toEqual([]);
});

it('has set what it says can be set, as it says, and nothing else', async () => {
  const set = everyChapter.flatMap(({ acts = [] }) => acts).find(({ name }) => name === 'site.set');
  if (!set) throw new Error('Nothing can be set');
  const { code } = await order(set, { setting: 'longestNote', value: 80 });
  const row = await gateway.db
    .selectFrom('site_setting')
    .select('value')
    .where('merchant', '=', code)
    .where('key', '=', 'longestNote')
    .executeTakeFirstOrThrow();
  expect(row.value).toBe(80);
  const refused = (setting: string, value: unknown) => order(set, { setting, value });
  await expect(refused('longestNote', 'long')).rejects.toThrow('This is no longestNote: /');
  await expect(refused('colour', 'red')).rejects.toThrow(
    'colour is no setting. There are contacts, downloads',
  );
  await expect(refused('toString', 'red')).rejects.toThrow('toString is no setting.');
});

it.each(['acts', 'settings'] as const)('has no two %s of one name', (what) => {
  const names = everyChapter.flatMap(({ acts = [], settings = {} }) =>
    what === 'acts' ? acts.map(({ name }) => name) : Object.keys(settings),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(5);
});

const nothing = async (): Promise<void> => {};
const noEvents = {
  sessionsEnded: nothing,
  sessionRenewed: nothing,
  accountOpened: nothing,
  paymentPasswordSet: nothing,
  contactSet: nothing,
  ownerTold: nothing,
  memberBarred: nothing,
  depositCredited: nothing,
  offerTaken: async () => {},
};

it('closes it with the gateway', async () => {
  const another = await openGateway({ demo: false, chapters: [...others, madeUp] });
  const before = closed.length;
  await another.stop();
  expect(closed).toHaveLength(before + 1);
});

it('refuses to start where two would answer one call', async () => {
  const twice = openGateway({ demo: false, chapters: [...everyChapter, ...everyChapter] });
  await expect(twice).rejects.toThrow(/already declared/);
});
