import { randomUUID } from 'node:crypto';
import type { CompactJWEHeaderParameters } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';

const DAY = 86_400_000;
const payload = { type: 'username', username: 'marisol88', password: 'Livery-demo-1' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

const seconds = (offset: number) => Math.floor(gateway.now() / 1000) + offset;

it.each<[string, () => Partial<CompactJWEHeaderParameters>]>([
  ['an old message', () => ({ iat: seconds(-125) })],
  ['a message from the future', () => ({ iat: seconds(125) })],
  ['a message without a time', () => ({ iat: undefined })],
  ['another method', () => ({ htm: 'PUT' })],
  ['another path', () => ({ htu: '/wps/member/register' })],
  ['another merchant', () => ({ mch: 'noir' })],
  ['a message without a number of its own', () => ({ jti: undefined })],
  ['a number that is too short', () => ({ jti: 'short' })],
  ['an unknown key', () => ({ kid: 'nobody-knows' })],
])('refuses %s, and never says why', async (_, header) => {
  const browser = gateway.visit('aurora');
  const sealed = await browser.seal(payload, header());
  const { status, envelope } = await browser.call('login', sealed);
  expect(status).toBe(400);
  expect(envelope).toMatchObject({ code: 'encryption.invalid', message: 'encryption.invalid' });
  expect(envelope).not.toHaveProperty('errors');
});

it.each([
  ['no JWE', 'not-a-message'],
  ['five empty parts', '....'],
  ['a foreign header', `${Buffer.from('{"alg":"dir"}').toString('base64url')}....`],
])('refuses %s with the same answer', async (_, data) => {
  const browser = gateway.visit('aurora');
  const { headers } = await browser.seal(payload);
  const { status, envelope } = await browser.call('login', { body: { data }, headers });
  expect([status, envelope.code]).toEqual([400, 'encryption.invalid']);
});

it('allows for a clock that is two minutes wrong', async () => {
  for (const offset of [-118, 118]) {
    const browser = gateway.visit('aurora');
    const sealed = await browser.seal(payload, { iat: seconds(offset) });
    expect((await browser.call('login', sealed)).status).toBe(200);
  }
});

it('takes a message once', async () => {
  const browser = gateway.visit('aurora');
  const sealed = await browser.seal(payload);
  expect((await browser.call('login', sealed)).status).toBe(200);
  expect((await browser.call('login', sealed)).envelope.code).toBe('encryption.invalid');
  const jti = randomUUID();
  const twins = await Promise.all([browser.seal(payload, { jti }), browser.seal(payload, { jti })]);
  const answers = await Promise.all(twins.map((twin) => browser.call('login', twin)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

it('needs the header that names the key [LG-15 api]', async () => {
  const browser = gateway.visit('aurora');
  const { body } = await browser.seal(payload);
  expect((await browser.call('login', { body })).envelope.code).toBe('encryption.invalid');
});

it('rotates its key daily and takes the former one for a day more', async () => {
  const browser = gateway.visit('aurora');
  const keyOf = async () => (await browser.call('sessionKey')).envelope.value;
  const first = await keyOf();
  expect(await keyOf()).toEqual(first);
  const soon = await browser.seal(payload, { iat: seconds(DAY / 1000) });
  const late = await browser.seal(payload, { iat: seconds((2 * DAY) / 1000) });

  gateway.advance(DAY);
  const second = await keyOf();
  expect(second?.kid).not.toBe(first?.kid);
  expect(second?.expiresAt).toBeGreaterThan(gateway.now());
  expect((await browser.call('login', soon)).status).toBe(200);

  gateway.advance(DAY);
  expect((await browser.call('login', late)).envelope.code).toBe('encryption.invalid');
});

it('hands out one key when many ask at once, and no private part of it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => gateway.visit('noir').call('sessionKey')),
  );
  expect(new Set(answers.map(({ envelope }) => envelope.value?.kid)).size).toBe(1);
  expect(Object.keys(answers[0]?.envelope.value?.jwk ?? {}).toSorted()).toEqual([
    'crv',
    'kty',
    'x',
    'y',
  ]);
});

it('holds the payload against the contract after opening it', async () => {
  const browser = gateway.visit('aurora');
  const sealed = await browser.seal({ ...payload, remembered: true, captcha: 'none' });
  const { status, envelope } = await browser.call('login', sealed);
  expect([status, envelope.code]).toEqual([400, 'request.invalid']);
  expect(envelope.errors).toEqual([
    { field: 'remembered', code: 'additionalProperties' },
    { field: 'captcha', code: 'pattern' },
  ]);
});
