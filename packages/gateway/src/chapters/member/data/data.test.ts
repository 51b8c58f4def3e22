import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@livery/demo';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, untilSo, type Person } from '../../../testing/people.ts';
import { addGambler } from '../../../testing/players/gambler.ts';
import {
  askedAs,
  openOffice,
  type Colleague,
  type Office,
} from '../../../testing/players/office.ts';

let gateway: TestGateway;
let office: Office;
let cora: Colleague;
let carl: Colleague;
let person: Person;
let browser: Browser;
let other: Person;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, standsStill: true });
  office = openOffice(gateway);
  cora = await office.employ('cora', ['compliance']);
  carl = await office.employ('carl', ['compliance']);
  person = await addPerson(gateway);
  other = await addPerson(gateway);
  browser = await enter(person);
});
afterAll(async () => {
  office.close();
  await gateway.stop();
});

async function enter({ account }: Person): Promise<Browser> {
  const visitor = gateway.visit('aurora');
  await visitor.login(account);
  return visitor;
}
const prove = (who = browser) => who.call('prove', { payload: { password: DEMO_PASSWORD } });
const own = async (who = browser) => (await who.call('ownData')).envelope.value;
const untilReady = (who = browser) =>
  untilSo(async () => (await own(who))?.copy?.state === 'ready');
const part = (number: number, who = browser) =>
  who.call('dataCopyPart', { query: { part: String(number) } });

interface Copy {
  readonly profile: readonly Record<string, unknown>[];
  readonly logins: readonly unknown[];
  readonly letters: readonly { readonly contents: Record<string, string> }[];
  readonly feedback: readonly { readonly content: string }[];
  readonly consents: readonly unknown[];
}

async function wholeCopy(who = browser): Promise<{ text: string; copy: Copy }> {
  const { copy } = (await own(who)) ?? {};
  let text = '';
  for (let at = 0; at < (copy?.parts ?? 0); at += 1) {
    text += (await part(at, who)).envelope.value?.text ?? '';
  }
  return { text, copy: JSON.parse(text) as Copy };
}

it('asks who it is before it makes a copy, and again before it gives it [RG-40 api]', async () => {
  gateway.advance(6 * 60_000);
  expect((await browser.call('askDataCopy')).envelope.code).toBe('proof.required');
  expect((await browser.call('askDeletion')).envelope.code).toBe('proof.required');
  expect(await own()).toEqual({});
  await prove();
  expect((await part(0)).envelope.code).toBe('data.missing');
  expect((await browser.call('askDataCopy')).envelope.value?.copy?.state).toBe('asked');
  await untilReady();
  gateway.advance(6 * 60_000);
  expect((await part(0)).envelope.code).toBe('proof.required');
});

it('has all that is kept of a member, nothing of another, and no secret [RG-40 api]', async () => {
  await prove();
  await browser.call('setMarketing', { body: { sms: true, email: false, push: false } });
  const words = { category: 'idea', content: 'More tables, please, and =SUM(A1).' };
  await browser.call('feedback', { body: words });
  const stranger = await enter(other);
  await stranger.call('feedback', { body: { ...words, content: 'A stranger wrote this.' } });
  gateway.advance(8 * 86_400_000);
  browser = await enter(person);
  await browser.call('askDataCopy');
  await untilReady();
  const { text, copy } = await wholeCopy();
  expect(copy.profile).toMatchObject([
    { account: person.account, email: person.email, mobile: `63${person.mobileNum}` },
  ]);
  expect(copy.feedback.map(({ content }) => content)).toEqual([words.content]);
  expect([copy.logins.length > 0, copy.consents.length]).toEqual([true, 1]);
  expect(copy.letters.map(({ contents }) => contents['EN']).join('\n')).toContain('until');
  expect(text).not.toMatch(/argon2|hash|sealed|secret|sort_key/i);
  for (const word of [other.account, other.email, 'A stranger']) expect(text).not.toContain(word);
});

it('keeps nothing of it that can be read in the database', async () => {
  const { rows } = await sql<{ sealed: Buffer }>`SELECT sealed FROM data_copy_part`.execute(
    gateway.db,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toContain(person.account);
});

it('is one’s own: another has none to fetch, and may not ask over and over', async () => {
  const stranger = await enter(other);
  expect((await part(0, stranger)).envelope.code).toBe('data.missing');
  expect(await own(stranger)).toEqual({});
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await stranger.call('askDataCopy')).status).toBe(200);
  }
  expect((await stranger.call('askDataCopy')).envelope.code).toBe('rate.limited');
});

it('is gone after a week', async () => {
  gateway.advance(8 * 86_400_000);
  browser = await enter(person);
  expect((await own())?.copy).toBeUndefined();
  expect((await part(0)).envelope.code).toBe('data.missing');
  await untilSo(async () => {
    const { rows } = await sql`SELECT 1 FROM data_copy_part AS part JOIN data_request AS request
      ON request.id = part.request_id WHERE member_id = ${person.id}`.execute(gateway.db);
    return rows.length === 0;
  });
});

it('comes in parts where there is much, which are one text', async () => {
  await sql`
    INSERT INTO message (merchant, member_id, kind, titles, contents, at)
    SELECT 'aurora', ${person.id}, 'system', '{"EN":"x"}',
      jsonb_build_object('EN', n || repeat(' word', 60)), now()
    FROM generate_series(1, 4500) AS n`.execute(gateway.db);
  gateway.advance(2 * 86_400_000);
  browser = await enter(person);
  await browser.call('askDataCopy');
  await untilReady();
  expect((await own())?.copy?.parts).toBeGreaterThan(2);
  const { copy } = await wholeCopy();
  const numbered = copy.letters.filter(({ contents }) => /^\d+ word/.test(contents['EN'] ?? ''));
  expect(new Set(numbered.map(({ contents }) => contents['EN'])).size).toBe(4500);
  expect(numbered).toHaveLength(4500);
});

it('lets a wish to be deleted be taken back, and refused with a reason that is read', async () => {
  for (const one of [cora, carl]) await one.login();
  await prove();
  await browser.call('askDeletion');
  expect((await own())?.deletion?.state).toBe('asked');
  await browser.call('withdrawDeletion');
  expect((await own())?.deletion).toBeUndefined();
  await browser.call('askDeletion');
  const [id = ''] = /\d+/.exec(await cora.office('queue', 'deletions')) ?? [];
  await cora.office('decide', 'deletions', id, 'refuse', '--why', 'Ask again <next> month.');
  expect((await own())?.deletion).toMatchObject({
    state: 'refused',
    answer: 'Ask again <next> month.',
  });
  const [letter] = (await browser.call('inbox', { query: {} })).envelope.value?.list ?? [];
  expect(letter).toMatchObject({ title: 'Your account was not deleted' });
  expect(letter?.content).toContain('Ask again &lt;next&gt; month.');
});

it('deletes nobody who has money here, or is barred', async () => {
  const rich = await addGambler(gateway);
  await rich.browser.call('askDeletion');
  const wish = async () => /^ *(\d+) /m.exec(await cora.office('queue', 'deletions'))?.[1] ?? '';
  const decide = async () =>
    cora.office('decide', 'deletions', await wish(), 'delete', '--reason', 'they asked');
  await expect(decide()).rejects.toThrow('There is money in the account');
  await rich.browser.call('withdrawDeletion');
  const barred = await addPerson(gateway);
  await (await enter(barred)).call('timeOut', { body: { duration: '24h' } });
  const visitor = await enter(barred);
  await visitor.call('askDeletion');
  await expect(decide()).rejects.toThrow('They are barred from play');
  await visitor.call('withdrawDeletion');
});

it('deletes by two people what no law wants: nobody can be told by what is left [RG-40 api]', async () => {
  await prove();
  await browser.call('askDeletion');
  const id = /^ *(\d+) /m.exec(await cora.office('queue', 'deletions'))?.[1] ?? '';
  const asked = askedAs(
    await cora.office('decide', 'deletions', id, 'delete', '--reason', 'they asked for it'),
  );
  expect((await browser.call('memberInfo')).status).toBe(200);
  expect(await carl.office('vote', asked, 'yes')).toBe('It is done.\n');
  // Gateways hear of it, each in its time.
  await untilSo(async () => (await browser.call('memberInfo')).envelope.code === 'auth.required');
  const again = gateway.visit('aurora');
  expect((await again.login(person.account)).status).not.toBe(200);
  const { rows: tables } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND NOT relispartition
      AND relnamespace = 'public'::regnamespace`.execute(gateway.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ count: bigint }>`
      SELECT count(*) AS count FROM ${sql.table(name)} AS one
      WHERE to_jsonb(one)::text LIKE ANY(${[
        `%${person.email}%`,
        `%${person.mobileNum}%`,
        `%"${person.account}"%`,
      ]})`.execute(gateway.db);
    if (rows[0]?.count !== 0n) found.push(name);
  }
  // Tries at a name are counted for a day, whoever types it.
  expect(found.filter((name) => name !== 'counter')).toEqual([]);
  const { erased_at: at, account } = await gateway.db
    .selectFrom('member')
    .select(['erased_at', 'account'])
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  expect([at !== null, account]).toEqual([true, `erased-${person.id}`]);
  // Consents and wallet stay, under a number.
  const { rows } = await sql`SELECT 1 FROM consent_event WHERE member_id = ${person.id}`.execute(
    gateway.db,
  );
  expect(rows).toHaveLength(1);
  expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');
  // The name is free for somebody else.
  expect((await addPerson(gateway, { account: person.account })).account).toBe(person.account);
});
