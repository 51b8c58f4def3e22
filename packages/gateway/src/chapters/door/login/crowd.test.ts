import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, someWork } from '../../../testing/people.ts';

/** Dear enough that whoever comes at once has to wait. */
const DEAR = 65_536;
const CROWD = 40;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, config: { passwordCost: DEAR } });
});
afterAll(() => gateway.stop());

it('asks a crowd on one site for work before it hashes for them, and nobody on another', async () => {
  const [person, elsewhere] = [
    await addPerson(gateway),
    await addPerson(gateway, { merchant: 'noir' }),
  ];
  const worker = gateway.visit('aurora');
  const work = await someWork(worker);
  const message = await worker.seal({
    type: 'username',
    username: person.account,
    password: 'seven quiet rivers',
  });
  const sealed = await Promise.all(
    Array.from({ length: CROWD }, async (_, count) => {
      const browser = gateway.visit('aurora');
      const payload = { type: 'username', username: `nobody_${count}`, password: 'a guess' };
      return { browser, message: await browser.seal(payload) };
    }),
  );
  const crowd = sealed.map(({ browser, message: guess }) => browser.call('login', guess));
  const [other, worked] = await Promise.all([
    gateway.visit('noir').login(elsewhere.account),
    worker.call('login', { ...message, headers: { ...message.headers, ...work } }),
  ]);
  const codes = (await Promise.all(crowd)).map(({ envelope }) => envelope.code);
  expect(new Set(codes)).toEqual(new Set(['login.failed', 'verification.required']));
  expect(other.status).toBe(200);
  expect(worked.envelope.code).toBe('login.failed');
});
