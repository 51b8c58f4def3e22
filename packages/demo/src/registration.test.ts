import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '@livery/gateway/testing/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({
    sites: {
      aurora: {
        code: 'mango',
        domains: ['mango.localhost'],
        environment: 'demo',
        loginAfterRegister: true,
        flags: {},
      },
      noir: { environment: 'demo' },
    },
  });
});
afterAll(() => gateway.stop());

async function askedBy(merchant: string): Promise<string[]> {
  const { envelope } = await gateway.visit(merchant).call('registerSettings');
  return Object.entries(envelope.value?.fields ?? {}).flatMap(([name, { enabled, required }]) =>
    enabled ? [required ? name : `${name}?`] : [],
  );
}

it('asks at mango for a name, a password and a day of birth, and lets in at once [CA-07 api]', async () => {
  expect(await askedBy('mango')).toEqual(['username', 'password', 'confirmPassword', 'birthday']);
  const browser = gateway.visit('mango');
  const password = 'seven quiet rivers';
  const payload = {
    username: 'newcomer',
    password,
    confirmPassword: password,
    birthday: '1990-04-17',
    disclaimer: true,
  };
  const { value } = (await browser.call('register', { payload })).envelope;
  browser.token = value !== null && 'token' in value ? value.token : undefined;
  expect((await browser.call('memberInfo')).envelope.value?.account).toBe('newcomer');
});

it('asks at noir for more than at others [RE-10 api]', async () => {
  expect(await askedBy('noir')).toEqual([
    'username',
    'password',
    'confirmPassword',
    'birthday',
    'email',
    'nickname',
    'payeeName',
    'affiliateCode?',
    'captcha',
  ]);
});
