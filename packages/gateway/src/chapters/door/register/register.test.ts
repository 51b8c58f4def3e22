import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import type { TestGateway } from '../../../testing/gateway.ts';
import {
  NOVICE_COST,
  NOVICE_PASSWORD,
  novicesOf,
  openRegistry,
} from '../../../testing/players/novices.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openRegistry();
});
afterAll(() => gateway.stop());

const { apply, choose, memberNamed, chooseNothing } = novicesOf(() => gateway);
beforeEach(chooseNothing);

describe('a registration', () => {
  it('opens an account that can be logged in to, with an empty wallet [RE-29 api] [CA-02 api]', async () => {
    const browser = gateway.visit('aurora');
    const { status, envelope, payload, headers } = await apply(browser, {
      registerUrl: 'aurora.localhost',
      registerMethod: 'PWA',
      type: 0,
      domain: 'aurora.localhost',
    });
    expect(status).toBe(200);
    const { userName, userId, ...more } = envelope.value ?? {};
    expect([userName, more]).toEqual([payload.username, {}]);
    expect(headers['set-cookie']).toBeUndefined();

    const login = await browser.login(payload.username, NOVICE_PASSWORD);
    expect(login.envelope.value).toMatchObject({ userName: payload.username, type: 0 });
    expect((await browser.call('memberInfo')).envelope.value?.id).toBe(userId);
    expect((await browser.call('wallet')).envelope.value?.sumBalance).toBe('0.00');
    expect((await memberNamed(payload.username))?.registered_by).toBe('PWA');
  });

  it('keeps no secret that can be read', async () => {
    await choose({ fields: { paymentPassword: 'required' } });
    const secrets = { password: NOVICE_PASSWORD, paymentPassword: '471193' };
    const { payload, status } = await apply(gateway.visit('aurora'), {
      ...secrets,
      confirmPassword: NOVICE_PASSWORD,
    });
    expect(status).toBe(200);
    const member = await memberNamed(payload.username);
    const stored = JSON.stringify(member, (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    );
    for (const secret of Object.values(secrets)) expect(stored).not.toContain(secret);
    expect(member?.password_hash).toMatch(
      new RegExp(`^\\$argon2id\\$v=19\\$m=${NOVICE_COST},t=2,p=1\\$`),
    );
    expect(member?.payment_password_hash).toMatch(/^\$argon2id\$/);
  });

  it('keeps what was asked for, and nothing else', async () => {
    await choose({ fields: { payeeName: 'optional', mobileNum: 'optional' } });
    const everything = {
      payeeName: 'Nova Reyes',
      mobileNum: '09170000001',
      countryDialingCode: '+63',
      email: 'nova@example.org',
      nickname: 'Nova',
      idNumber: 'ID 4711',
      qqNum: '12345678',
      facebook: 'nova.f',
      wechat: 'nova.w',
      line: 'nova.l',
      whatsapp: 'nova.wa',
      zalo: 'nova.z',
      paymentPassword: '471193',
      marketing: { sms: true, email: false, push: true },
    };
    const { payload, status } = await apply(gateway.visit('aurora'), everything);
    expect(status).toBe(200);
    expect(await memberNamed(payload.username)).toMatchObject({
      // The country belongs to a number; that it was proven nobody says.
      profile: { payeeName: 'Nova Reyes', mobileNum: '639170000001' },
      mobile: null,
      mobile_verified: false,
      email: null,
      nickname: payload.username,
      payment_password_hash: null,
      // There is no way by notification that anybody could agree to.
      marketing: { sms: true, email: false, push: false },
    });
  });

  it('keeps no birthday where nobody asked for one', async () => {
    await writeSetting(gateway.db, 'noir', 'registration', {
      captcha: false,
      affiliate: 'off',
      fields: {},
    });
    const { envelope } = await apply(gateway.visit('noir'), { birthday: '1990-04-17' });
    const { birthday } = await gateway.db
      .selectFrom('member')
      .select('birthday')
      .where('id', '=', BigInt(envelope.value?.userId ?? 0))
      .executeTakeFirstOrThrow();
    expect(birthday).toBeNull();
  });

  it('is not taken in the clear [RE-29 api]', async () => {
    const body = { username: 'in_the_clear', password: NOVICE_PASSWORD, disclaimer: true };
    const { envelope } = await gateway.visit('aurora').call('register', { body });
    expect(envelope.code).toBe('request.invalid');
  });

  it('needs the disclaimer', async () => {
    const { envelope } = await apply(gateway.visit('aurora'), { disclaimer: false });
    expect(envelope.code).toBe('request.invalid');
  });

  it('is told every field that is missing or wrong at once', async () => {
    await choose({
      captcha: true,
      affiliate: 'required',
      fields: { payeeName: 'required', qqNum: 'optional', mobileNum: 'optional' },
    });
    const { envelope } = await apply(gateway.visit('aurora'), {
      username: 'anybody',
      password: '        ',
      captcha: undefined,
      birthday: undefined,
      mobileNum: '9170000001',
    });
    expect(envelope.code).toBe('request.invalid');
    expect(envelope.errors).toEqual([
      { field: 'birthday', code: 'required' },
      { field: 'payeeName', code: 'required' },
      { field: 'affiliateCode', code: 'required' },
      { field: 'captcha', code: 'required' },
      { field: 'countryDialingCode', code: 'required' },
    ]);
  });

  it.each([
    [{}, ['username', 'password', 'confirmPassword', 'disclaimer']],
    [{ username: 'somebody' }, ['password', 'confirmPassword', 'disclaimer']],
    [
      { variant: 'mobile', password: NOVICE_PASSWORD },
      ['countryDialingCode', 'mobileNum', 'confirmPassword', 'disclaimer'],
    ],
  ])('that is hardly begun is judged by the form it has: %j', async (payload, missing) => {
    const { envelope } = await gateway.visit('aurora').call('register', { payload });
    expect(envelope.errors?.map(({ field }) => field).toSorted()).toEqual(missing.toSorted());
    expect(new Set(envelope.errors?.map(({ code }) => code))).toEqual(new Set(['required']));
  });

  it('is told of both passwords that differ [RE-23 api]', async () => {
    const { status, envelope } = await apply(gateway.visit('aurora'), {
      confirmPassword: `${NOVICE_PASSWORD}.`,
    });
    expect([status, envelope.code]).toEqual([422, 'confirm.mismatch']);
  });

  it('by mobile is refused where numbers are not proven', async () => {
    const { status, envelope } = await apply(gateway.visit('aurora'), {
      variant: 'mobile',
      username: undefined,
      mobileNum: '9170000001',
      countryDialingCode: '63',
    });
    expect([status, envelope.code]).toEqual([403, 'permission.denied']);
  });
});

it('takes five an hour from one address, and the sixth for work', async () => {
  await choose({});
  const browser = gateway.visit('aurora');
  for (let count = 0; count < 5; count += 1) expect((await apply(browser)).status).toBe(200);
  const sixth = await apply(browser);
  expect([sixth.status, sixth.envelope.code]).toEqual([422, 'verification.required']);
  expect((await apply(gateway.visit('aurora'))).status).toBe(200);
  gateway.advance(3_600_000);
  expect((await apply(browser)).status).toBe(200);
});
