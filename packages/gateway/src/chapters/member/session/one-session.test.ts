import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import type { Browser } from '../../../testing/browser/browser.ts';
import { listen } from '../../../testing/browser/events.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, untilWaiting, type Person } from '../../../testing/people.ts';
import { lockMember } from '../store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
  await writeSetting(gateway.db, 'aurora', 'login', { oneSession: true });
});
afterAll(() => gateway.stop());

async function come({ account }: Person, browser = gateway.visit('aurora')): Promise<Browser> {
  expect((await browser.login(account)).status).toBe(200);
  return browser;
}

const codeOf = async (browser: Browser) => (await browser.call('memberInfo')).envelope.code ?? 'in';

it('tells a session that a log-in elsewhere took its place [ER-07 api]', async () => {
  const person = await addPerson(gateway);
  const [first, stranger] = [await come(person), await come(await addPerson(gateway))];
  const second = await come(person);
  expect(await codeOf(first)).toBe('session.replaced');
  expect(await codeOf(first)).toBe('session.replaced');
  expect([await codeOf(second), await codeOf(stranger)]).toEqual(['in', 'in']);
  // What anybody may call goes on, as nobody's.
  expect((await first.call('whitelabel')).status).toBe(200);
  // It is no device of the account any more.
  expect((await second.call('security')).envelope.value?.devices).toHaveLength(1);
});

it('leaves one of two who are let in at once', async () => {
  const person = await addPerson(gateway);
  // Both have proved themselves and wait for the member's row.
  const coming = await gateway.db.transaction().execute(async (tx) => {
    await lockMember(tx, 'aurora', person.id);
    const first = come(person);
    await untilWaiting(gateway);
    const second = come(person);
    await untilWaiting(gateway, 2);
    return { both: [first, second] };
  });
  // Whoever came first is asked when the other is in as well, and not a moment before.
  const both = await Promise.all(coming.both);
  const codes: string[] = [];
  for (const browser of both) codes.push(await codeOf(browser));
  expect(codes.toSorted()).toEqual(['in', 'session.replaced']);
});

it('tells nobody who comes again in the same browser', async () => {
  const person = await addPerson(gateway);
  const browser = await come(person);
  expect(await codeOf(await come(person, browser))).toBe('in');
});

it('ends the stream of the one before at once, and says why', async () => {
  const person = await addPerson(gateway);
  const stream = await listen(await come(person));
  await stream.next('status');
  await come(person);
  expect((await stream.next('session')).data).toEqual({ why: 'replaced' });
  await stream.ended;
});

it('is not so where the site does not ask for it', async () => {
  const { account } = await addPerson(gateway, { merchant: 'noir' });
  const [first, second] = [gateway.visit('noir'), gateway.visit('noir')];
  await first.login(account);
  await second.login(account);
  expect([await codeOf(first), await codeOf(second)]).toEqual(['in', 'in']);
});
