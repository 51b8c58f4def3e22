import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson } from '../../../testing/people.ts';
import {
  askedAs,
  codeOf,
  openOffice,
  type Colleague,
  type Office,
} from '../../../testing/players/office.ts';

const DAY = 24 * 3_600_000;

let gateway: TestGateway;
let office: Office;
let ida: Colleague;
let leo: Colleague;
let mara: Colleague;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, config: { memberWrites: 100_000 } });
  office = openOffice(gateway);
  ida = await office.employ('ida', ['identity']);
  leo = await office.employ('leo', ['identity']);
  mara = await office.employ('mara', ['identity']);
});
afterAll(async () => {
  office.close();
  await gateway.stop();
});

/** Somebody whose account has two questions and an authenticator, both of which they have lost. */
async function addOwner({ hasQuestions = true } = {}) {
  const person = await addPerson(gateway);
  const browser = gateway.visit('aurora');
  await browser.login(person.account);
  const answers = [
    { question: 'town', answer: 'Vigan' },
    { question: 'pet', answer: 'Bantay' },
  ] as const;
  if (hasQuestions) await browser.call('setQuestions', { payload: { answers: [...answers] } });
  const { envelope } = await browser.call('totpBegin');
  const code = codeOf(envelope.value?.text ?? '', gateway.now());
  expect((await browser.call('totpConfirm', { payload: { code } })).status).toBe(200);
  const isAsked = async () => (await browser.call('security')).envelope.value?.totp === true;
  return { ...person, isAsked };
}

/** Asked in the order of the list, whatever order they were set in. */
async function ask(account: string, ...said: string[]): Promise<string> {
  ida.terminal.answers.push(...said);
  return ida.office('answers', account);
}

const reason = ['--reason', 'Answered on a call to their number.'];
const remove = (account: string) =>
  ida.operate('act', 'authenticator.remove', 'aurora', '--account', account, ...reason);

const lastLine = () =>
  gateway.db
    .selectFrom('audit')
    .selectAll()
    .where('act', '=', 'questions.check')
    .orderBy('n', 'desc')
    .executeTakeFirstOrThrow();

it('lets staff hear two answers however they are written, and writes down no word of them', async () => {
  const who = await addOwner();
  expect(await ask(who.account, ' bantay ', 'VIGAN!')).toContain('knew both answers');
  expect(ida.terminal.heard.slice(-2)).toEqual(['pet: ', 'town: ']);
  const line = await lastLine();
  expect(line).toMatchObject({ subject: String(who.id), after: { right: true } });
  expect(JSON.stringify(line, (_, value: unknown) => String(value))).not.toMatch(/vigan|bantay/i);
});

it('says of one that is wrong only that it was not right', async () => {
  const who = await addOwner();
  for (const said of [
    ['Bantay', 'Manila'],
    ['Muning', 'Vigan'],
    ['', ''],
  ]) {
    expect(await ask(who.account, ...said)).toBe(
      'That was not right. Which of them is told to nobody.\n',
    );
  }
});

it('hears three tries a day, the right ones among them', async () => {
  const who = await addOwner();
  for (let turn = 0; turn < 3; turn += 1) await ask(who.account, 'Muning', 'Manila');
  await expect(ask(who.account, 'Bantay', 'Vigan')).rejects.toThrow('Three tries a day');
  gateway.advance(DAY);
  await ida.login();
  expect(await ask(who.account, 'Bantay', 'Vigan')).toContain('knew both answers');
});

it('frees whoever knew the answers by two people, and is nothing alone', async () => {
  await Promise.all([ida, leo].map(({ login }) => login()));
  const who = await addOwner();
  await ask(who.account, 'Bantay', 'Vigan');
  expect(await who.isAsked()).toBe(true);
  const id = askedAs(await remove(who.account));
  expect(await leo.office('show', 'approvals', id)).toContain('right');
  expect(await leo.office('vote', id, 'yes')).toBe('It is done.\n');
  expect(await who.isAsked()).toBe(false);
});

it('takes a third where they did not answer, or a day ago', async () => {
  const [never, once] = [await addOwner(), await addOwner()];
  await ask(once.account, 'Bantay', 'Vigan');
  gateway.advance(DAY);
  await Promise.all([ida, leo, mara].map(({ login }) => login()));
  for (const who of [never, once]) {
    const id = askedAs(await remove(who.account));
    expect(await leo.office('vote', id, 'yes')).toContain('waits for 1 more');
    expect(await mara.office('vote', id, 'yes')).toBe('It is done.\n');
  }
});

it('is asked of nobody who has no questions, and ordered by nobody without the role', async () => {
  const who = await addOwner({ hasQuestions: false });
  await expect(ask(who.account)).rejects.toThrow('has no security questions');
  const support = await office.employ('sam', ['support']);
  await expect(support.office('answers', (await addOwner()).account)).rejects.toThrow(/identity/);
});
