import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser/browser.ts';
import { listen } from '../../testing/browser/events.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { addPerson, type Person } from '../../testing/people.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-letters-'));
const file = join(folder, 'letter.json');

let gateway: TestGateway;
let person: Person;
let member: Browser;
let other: Browser;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
  person = await addPerson(gateway);
  member = await enter(person);
  other = await enter(await addPerson(gateway));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await gateway.stop();
});

async function enter({ account }: Person): Promise<Browser> {
  const browser = gateway.visit('aurora');
  await browser.login(account);
  return browser;
}

const letter = (to: string, content: unknown, ...more: string[]) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return gateway.operate('letter', 'aurora', to, file, ...more);
};
const inboxOf = async (browser: Browser, language = 'EN') =>
  (await browser.call('inbox', { headers: { language } })).envelope.value?.list ?? [];

const tonight = {
  titles: { EN: 'Tonight', TY: 'Mamaya' },
  contents: { EN: '<p>Six</p>', TY: '<p>Alas sais</p>' },
};

it('writes to one member, in each language, and their page hears of it', async () => {
  const page = await listen(member);
  const told = await letter(person.account, tonight, '--by', 'ana');
  expect(told).toBe(`The letter lies in the inbox of ${person.account}.\n`);
  expect((await page.next('unread')).data).toEqual({ inbox: 1 });
  page.stop();
  expect(await inboxOf(member, 'TY')).toMatchObject([
    { title: 'Mamaya', content: '<p>Alas sais</p>', kind: 'personal', read: false },
  ]);
  expect(await inboxOf(other)).toEqual([]);
  const row = await gateway.db.selectFrom('audit').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ act: 'letter.send', subject: `member ${person.id}`, person: 'ana' });
  expect(JSON.stringify([row.before, row.after])).not.toMatch(/Tonight|Six/);
});

it('cleans what was typed, and shows the operator what members read instead', async () => {
  const contents = { EN: '<p onclick="x()">Hi</p><script>alert(1)</script>' };
  const told = await letter(person.account, { titles: { EN: 'Hi' }, contents });
  expect(told).toContain('In EN it was written anew as:\n  <p>Hi</p>\n');
  expect((await inboxOf(member))[0]?.content).toBe('<p>Hi</p>');
  const { contents: kept } = await gateway.db
    .selectFrom('message')
    .select('contents')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ EN: '<p>Hi</p>' });
});

it('writes to everybody who has an inbox, and to nobody of another site', async () => {
  const guest = await addPerson(gateway, { type: 4 });
  const far = await addPerson(gateway, { merchant: 'noir' });
  const page = await listen(other);
  const later = await listen(member);
  expect(await letter('all', tonight)).toMatch(
    /^It is being written to everybody, as letter 1\.\n/,
  );
  expect((await page.next('unread')).data).toEqual({ inbox: 1 });
  await later.next('unread');
  for (const stream of [page, later]) stream.stop();
  for (const browser of [member, other]) {
    expect((await inboxOf(browser))[0]).toMatchObject({ title: 'Tonight', kind: 'system' });
  }
  const { length } = await gateway.db
    .selectFrom('message')
    .select('id')
    .where('member_id', 'in', [guest.id, far.id])
    .execute();
  expect(length).toBe(0);
});

it('writes once for a key', async () => {
  const before = (await inboxOf(member)).length;
  await letter(person.account, tonight, '--key', 'once');
  expect(await letter(person.account, tonight, '--key', 'once')).toContain('done before');
  expect(await inboxOf(member)).toHaveLength(before + 1);
});

it.each([
  ['nobody_here', tonight, 'aurora has no member nobody_here.'],
  ['all', 'not json', 'is not JSON'],
  ['all', { titles: { EN: 'x' } }, /is no letter: .*--help shows one/],
  ['all', { ...tonight, colour: 'red' }, 'is no letter'],
  [
    'all',
    { titles: { FR: 'x' }, contents: { FR: 'x' } },
    'aurora does not speak FR. It speaks EN, TY.',
  ],
  [
    'all',
    { titles: { EN: 'x' }, contents: { TY: 'x' } },
    'In EN the letter lacks its title or its content',
  ],
  [
    'all',
    { titles: { EN: 'x' }, contents: { EN: '<script>x</script>' } },
    'nothing of the letter’s content',
  ],
])('sends nothing to %s that is not a letter: %j', async (to, content, why) => {
  const count = async () => {
    const letters = await gateway.db.selectFrom('message').select('id').execute();
    const campaigns = await gateway.db.selectFrom('campaign').select('id').execute();
    return letters.length + campaigns.length;
  };
  const before = await count();
  await expect(letter(to, content)).rejects.toThrow(why);
  expect(await count()).toBe(before);
});

it('names accounts that begin alike, and refuses guests, who have no inbox', async () => {
  await expect(letter(person.account.slice(0, 6), tonight)).rejects.toThrow(
    new RegExp(`has no member perso.*There are .*person_`),
  );
  const guest = await addPerson(gateway, { type: 4 });
  await expect(letter(guest.account, tonight)).rejects.toThrow('has no inbox');
  await expect(gateway.operate('letter', 'aurora', 'all')).rejects.toThrow(/^Usage/);
  await expect(gateway.operate('letter', 'aurora', 'all', '/nowhere')).rejects.toThrow(
    '/nowhere cannot be read.',
  );
});
