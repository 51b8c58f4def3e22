import type { Payload } from '@livery/contract';
import { DEMO_PASSWORD } from '@livery/demo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson } from '../../../testing/people.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ config: { memberWrites: 100_000 } });
});
afterAll(() => gateway.stop());

type Answer = Payload<'setQuestions'>['answers'][number];

const pet: Answer = { question: 'pet', answer: ' Bantay ' };
const town: Answer = { question: 'town', answer: 'Vigan' };
const job: Answer = { question: 'job', answer: 'Baker' };

async function enter() {
  const person = await addPerson(gateway);
  const browser = gateway.visit('aurora');
  await browser.login(person.account);
  return { ...person, browser };
}

const set = (browser: Browser, answers: readonly Answer[], more: { password?: string } = {}) =>
  browser.call('setQuestions', { payload: { answers: [...answers], ...more } });

const rowsOf = (id: bigint) =>
  gateway.db
    .selectFrom('security_answer')
    .select(['question', 'answer_hash'])
    .where('member_id', '=', id)
    .orderBy('question')
    .execute();

it('keeps two answers under the slow hash, in place of those before, and tells the owner', async () => {
  const { browser, id } = await enter();
  expect((await browser.call('security')).envelope.value?.questions).toBe(false);
  expect((await set(browser, [pet, town])).status).toBe(200);
  expect((await browser.call('security')).envelope.value?.questions).toBe(true);
  const rows = await rowsOf(id);
  expect(rows.map(({ question }) => question)).toEqual(['pet', 'town']);
  for (const { answer_hash } of rows) {
    expect(answer_hash).toMatch(/^\$argon2id\$/);
    expect(answer_hash.toLowerCase()).not.toMatch(/bantay|vigan/);
  }
  expect((await set(browser, [town, job])).status).toBe(200);
  expect((await rowsOf(id)).map(({ question }) => question)).toEqual(['job', 'town']);
  const { envelope } = await browser.call('inbox', { query: {} });
  expect(envelope.value?.list.map(({ title }) => title)).toContain(
    'Your security questions were set',
  );
});

it.each([
  ['the same question twice', [pet, { ...pet, answer: 'Muning' }]],
  ['one answer to both', [pet, { question: 'friend', answer: 'bantay!' }]],
  ['an answer of signs', [pet, { question: 'town', answer: '?!' }]],
] satisfies [string, Answer[]][])('refuses %s', async (_what, answers) => {
  const { browser, id } = await enter();
  expect((await set(browser, answers)).envelope.code).toBe('request.invalid');
  expect(await rowsOf(id)).toEqual([]);
});

it('takes two, neither more nor fewer', async () => {
  const { browser } = await enter();
  expect((await set(browser, [pet])).status).toBe(400);
  expect((await set(browser, [pet, town, job])).status).toBe(400);
});

it('needs a fresh proof where the log-in was a while ago', async () => {
  const { browser } = await enter();
  gateway.advance(10 * 60_000);
  expect((await set(browser, [pet, town])).envelope.code).toBe('proof.required');
  await browser.call('prove', { payload: { password: DEMO_PASSWORD } });
  expect((await set(browser, [pet, town])).status).toBe(200);
});
