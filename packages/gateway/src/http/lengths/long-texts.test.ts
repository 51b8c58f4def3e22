import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { send } from '../../testing/browser/http.ts';
import { VendorServer } from '../../testing/players/vendor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());
afterEach(() => vi.restoreAllMocks());

/** Of a text that is no address of e-mail, however it is read: that is found out last. */
const SLOW = `a@${'.'.repeat(11_000)} `;

/** Every pattern that is tried on such a text from now on, by whatever way: all lead through `exec`. */
function patternsTried(): readonly string[] {
  const tried: string[] = [];
  const { exec } = RegExp.prototype;
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    if (String(text).includes(SLOW.slice(0, 1_000))) tried.push(this.source);
    return exec.call(this, text);
  });
  return tried;
}

const person = {
  username: 'Novice_1',
  password: 'seven quiet rivers',
  confirmPassword: 'seven quiet rivers',
  birthday: '1990-04-17',
  disclaimer: true,
};

it('refuses a sealed registration by the length of its address, and tries no pattern on it', async () => {
  const tried = patternsTried();
  const payload = { ...person, email: SLOW };
  const { status, envelope } = await gateway.visit('aurora').call('register', { payload });
  expect([status, envelope.code]).toEqual([400, 'request.invalid']);
  expect(envelope.errors).toEqual([{ field: 'email', code: 'maxLength' }]);
  expect(tried).toEqual([]);
});

it('does so with every other text of a registration, each named', async () => {
  const tried = patternsTried();
  const long = SLOW.slice(0, 1_000);
  const others = { username: long, mobileNum: long, birthday: long, captcha: long, qqNum: long };
  const payload = { ...person, ...others };
  const { status, envelope } = await gateway.visit('aurora').call('register', { payload });
  expect(status).toBe(400);
  expect(envelope.errors?.map(({ field, code }) => [field, code])).toEqual(
    ['username', 'birthday', 'mobileNum', 'captcha', 'qqNum'].map((field) => [field, 'maxLength']),
  );
  expect(tried).toEqual([]);
});

it('does so in an address and in a form', async () => {
  const tried = patternsTried();
  const browser = gateway.visit('aurora');
  const long = SLOW.slice(0, 2_000);
  const exists = await browser.call('memberExists', { query: { username: long } });
  expect([exists.status, exists.envelope.errors]).toEqual([
    400,
    [{ field: 'username', code: 'maxLength' }],
  ]);
  const checked = await browser.call('checkEmail', { query: { email: long } });
  expect([checked.status, checked.envelope.errors]).toEqual([
    400,
    [{ field: 'email', code: 'maxLength' }],
  ]);
  const sms = { countryDialingCode: '63', mobileNum: long };
  const sent = await browser.call('smsNoLogin', { body: sms });
  expect(sent.envelope.errors).toEqual([{ field: 'mobileNum', code: 'maxLength' }]);
  // What the address is in is looked at as a whole, by patterns that read it once.
  expect(tried.filter((source) => source.includes('@') || source.includes('\\d'))).toEqual([]);
});

it('does so with what a vendor’s server signs, and with what the page of a game sends', async () => {
  const long = SLOW.slice(0, 2_000);
  const vendor = new VendorServer(gateway, 'aurora', 'JL');
  const ids = { transactionId: long, roundId: long };
  // Made ready: the secret, and what checks the form.
  expect((await vendor.call('session', { token: 'x'.repeat(16) })).told.ok).toBe(false);
  const tried = patternsTried();
  const bet = await vendor.call('bet', { token: long, ...ids, amount: '1.00' });
  expect([bet.status, bet.told.code]).toEqual([400, 'request.invalid']);
  const opened = await send(gateway.port, {
    method: 'POST',
    path: '/orchard/api/open',
    headers: { host: 'games.localhost', 'content-type': 'application/json' },
    body: JSON.stringify({ token: long }),
  });
  expect([opened.status, JSON.parse(opened.text)]).toEqual([
    400,
    { ok: false, code: 'request.invalid' },
  ]);
  expect(tried).toEqual([]);
});
