import type { Payload } from '@livery/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, solveCaptcha } from '../../../testing/people.ts';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';

const PASSWORD = 'seven quiet rivers';
const COST = 24;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({
    demo: false,
    // Any but that of the other tests.
    config: { passwordCost: COST },
    sites: { aurora: { flags: {} }, noir: { minAge: 0, flags: {} } },
  });
});
afterAll(() => gateway.stop());
beforeEach(() => writeSetting(gateway.db, 'aurora', 'registration', null));

let names = 0;
const newName = (): string => `Novice_${(names += 1)}`;

async function apply(
  browser: Browser,
  change: Partial<Record<keyof Payload<'register'>, unknown>> | Record<string, unknown> = {},
) {
  const payload = {
    username: newName(),
    password: PASSWORD,
    confirmPassword: PASSWORD,
    birthday: '1990-04-17',
    disclaimer: true,
    captcha: await solveCaptcha(gateway, browser),
    ...change,
  };
  return { ...(await browser.call('register', { payload })), payload };
}

const memberNamed = (account: string) =>
  gateway.db
    .selectFrom('member')
    .selectAll()
    .where('merchant', '=', 'aurora')
    .where('account_key', '=', account.toLowerCase())
    .executeTakeFirst();

const settingsOf = async (merchant: string) => {
  const { envelope } = await gateway.visit(merchant).call('registerSettings');
  if (envelope.value === null) throw new Error('no settings');
  return envelope.value;
};

const choose = (choice: object) =>
  writeSetting(gateway.db, 'aurora', 'registration', {
    captcha: false,
    affiliate: 'optional',
    fields: {},
    ...choice,
  });

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

    const login = await browser.login(payload.username, PASSWORD);
    expect(login.envelope.value).toMatchObject({ userName: payload.username, type: 0 });
    expect((await browser.call('memberInfo')).envelope.value?.id).toBe(userId);
    expect((await browser.call('wallet')).envelope.value?.sumBalance).toBe('0.00');
    expect((await memberNamed(payload.username))?.registered_by).toBe('PWA');
  });

  it('keeps no secret that can be read', async () => {
    await choose({ fields: { paymentPassword: 'required' } });
    const secrets = { password: PASSWORD, paymentPassword: '471193' };
    const { payload, status } = await apply(gateway.visit('aurora'), {
      ...secrets,
      confirmPassword: PASSWORD,
    });
    expect(status).toBe(200);
    const member = await memberNamed(payload.username);
    const stored = JSON.stringify(member, (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    );
    for (const secret of Object.values(secrets)) expect(stored).not.toContain(secret);
    expect(member?.password_hash).toMatch(new RegExp(`^\\$argon2id\\$v=19\\$m=${COST},t=2,p=1\\$`));
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
    const body = { username: 'in_the_clear', password: PASSWORD, disclaimer: true };
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
      { variant: 'mobile', password: PASSWORD },
      ['countryDialingCode', 'mobileNum', 'confirmPassword', 'disclaimer'],
    ],
  ])('that is hardly begun is judged by the form it has: %j', async (payload, missing) => {
    const { envelope } = await gateway.visit('aurora').call('register', { payload });
    expect(envelope.errors?.map(({ field }) => field).toSorted()).toEqual(missing.toSorted());
    expect(new Set(envelope.errors?.map(({ code }) => code))).toEqual(new Set(['required']));
  });

  it('is told of both passwords that differ [RE-23 api]', async () => {
    const { status, envelope } = await apply(gateway.visit('aurora'), {
      confirmPassword: `${PASSWORD}.`,
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

describe('a password', () => {
  it.each([
    ['that everybody tries', 'password123'],
    ['that everybody tries, masked', 'P@ssw0rd1!'],
    ['that is a word with figures for letters', 'w3lc0me2026!'],
    ['of keys in a row', 'qwertyuiop'],
    ['of keys in a row, backwards', '87654321'],
    ['of one key', 'aaaaaaaaaa'],
    ['that is a date', '17041990'],
    ['with the name of the site', 'AuroraBay#77'],
    ['with the name of the site in words', 'my Aurora Bay!'],
    ['that is the username', 'Weak_Novice'],
    ['that is the username with a mark', 'weaknovice!!'],
    ['that is the phone number', '0917-555-0001'],
  ])('%s is refused', async (_, password) => {
    const { status, envelope } = await apply(gateway.visit('aurora'), {
      username: 'weak_novice',
      password,
      confirmPassword: password,
      mobileNum: '09175550001',
      countryDialingCode: '63',
    });
    expect([status, envelope.code]).toEqual([422, 'password.weak']);
    expect(envelope.errors).toEqual([{ field: 'password', code: 'common' }]);
  });

  it('of any characters is taken, and is the same however it is typed', async () => {
    const browser = gateway.visit('aurora');
    const password = 'Señora 🌊 Ñandú';
    const { status, payload } = await apply(browser, {
      password,
      confirmPassword: password,
    });
    expect(status).toBe(200);
    expect((await browser.login(payload.username, password.normalize('NFD'))).status).toBe(200);
  });
});

describe('a name that is taken', () => {
  it('is refused whatever its case [RE-33 api]', async () => {
    const { account } = await addPerson(gateway);
    const { status, envelope } = await apply(gateway.visit('aurora'), {
      username: account.toUpperCase(),
    });
    expect([status, envelope.code]).toEqual([409, 'username.taken']);
  });

  it('is free on another site', async () => {
    const { account } = await addPerson(gateway, { merchant: 'noir' });
    expect((await apply(gateway.visit('aurora'), { username: account })).status).toBe(200);
  });

  it('opens one account for two requests at once', async () => {
    await choose({});
    const username = newName();
    const answers = await Promise.all(
      [username, username.toUpperCase(), username].map((name) =>
        apply(gateway.visit('aurora'), { username: name }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ envelope }) => envelope.code)).toEqual([
      'username.taken',
      'username.taken',
    ]);
    const accounts = await gateway.db
      .selectFrom('member')
      .innerJoin('ledger_account', 'ledger_account.member_id', 'member.id')
      .select('member.id')
      .where('account_key', '=', username.toLowerCase())
      .execute();
    expect(accounts).toHaveLength(1);
  });

  it('may be an address, of whatever case, also of two requests at once', async () => {
    const { email } = await addPerson(gateway);
    const taken = await apply(gateway.visit('aurora'), { email: email.toUpperCase() });
    expect([taken.status, taken.envelope.code]).toEqual([409, 'email.taken']);

    const twins = await Promise.all(
      ['Twin@example.org', 'twin@example.org'].map((one) =>
        apply(gateway.visit('aurora'), { email: one }),
      ),
    );
    expect(twins.map(({ envelope }) => envelope.code).toSorted()).toEqual([
      'email.taken',
      undefined,
    ]);
  });
});

describe('an age', () => {
  const DAY = 86_400_000;
  /** The day it is in Manila, some years and days ago. */
  const ago = (years: number, days = 0) => {
    const today = new Date(gateway.now() + 8 * 3_600_000 + days * DAY).toISOString().slice(0, 10);
    return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`.replace('-02-29', '-03-01');
  };

  it('is reached on the birthday, by the day it is where the merchant is', async () => {
    // Just after midnight in Manila it is still the day before in UTC.
    const sinceMidnight = (gateway.now() + 8 * 3_600_000) % DAY;
    gateway.advance(DAY - sinceMidnight + 60_000);
    expect((await apply(gateway.visit('aurora'), { birthday: ago(21) })).status).toBe(200);
    const { status, envelope } = await apply(gateway.visit('aurora'), { birthday: ago(21, 1) });
    expect([status, envelope.code, envelope.params]).toEqual([422, 'age.under', { age: 21 }]);
    // And just before it, nobody is a day older.
    gateway.advance(DAY - 120_000);
    expect((await apply(gateway.visit('aurora'), { birthday: ago(21) })).status).toBe(200);
    const early = await apply(gateway.visit('aurora'), { birthday: ago(21, 1) });
    expect(early.envelope.code).toBe('age.under');
  });

  it('of somebody born on 29 February is reached on 1 March', async () => {
    const march = Date.parse('2029-02-28T16:00:00Z');
    gateway.advance(march - 60_000 - gateway.now());
    const browser = gateway.visit('aurora');
    const early = await apply(browser, { birthday: '2008-02-29' });
    expect(early.envelope.code).toBe('age.under');
    gateway.advance(march + 60_000 - gateway.now());
    expect((await apply(browser, { birthday: '2008-02-29' })).status).toBe(200);
  });

  it('comes from a day there was', async () => {
    const { envelope } = await apply(gateway.visit('aurora'), { birthday: '1990-02-30' });
    expect(envelope.errors).toEqual([{ field: 'birthday', code: 'pattern' }]);
  });

  it('is asked for wherever there is a least one, whatever the site chose', async () => {
    await choose({ fields: { birthday: 'off' } });
    const { envelope } = await apply(gateway.visit('aurora'), { birthday: undefined });
    expect(envelope.errors).toEqual([{ field: 'birthday', code: 'required' }]);
  });
});

describe('a captcha', () => {
  it('that is wrong is refused and used up', async () => {
    const browser = gateway.visit('aurora');
    const captcha = await solveCaptcha(gateway, browser);
    const cookie = browser.cookies.get('wps_cap') ?? '';
    for (const answer of [captcha === '11111' ? '22222' : '11111', captcha]) {
      browser.cookies.set('wps_cap', cookie);
      const payload = {
        username: newName(),
        password: PASSWORD,
        confirmPassword: PASSWORD,
        birthday: '1990-04-17',
        disclaimer: true,
        captcha: answer,
      };
      const { status, envelope } = await browser.call('register', { payload });
      expect([status, envelope.code]).toEqual([422, 'captcha.wrong']);
    }
  });

  it('works once', async () => {
    const browser = gateway.visit('aurora');
    const { payload, status } = await apply(browser);
    expect(status).toBe(200);
    const again = { ...payload, username: newName() };
    expect((await browser.call('register', { payload: again })).envelope.code).toBe(
      'captcha.wrong',
    );
  });

  it('is not used up on a form that is wrong for another reason', async () => {
    const browser = gateway.visit('aurora');
    const { payload, envelope } = await apply(browser, { birthday: '2020-01-01' });
    expect(envelope.code).toBe('age.under');
    const mended = { ...payload, birthday: '1990-01-01' };
    expect((await browser.call('register', { payload: mended })).status).toBe(200);
  });

  it('is not asked for where the site wants none', async () => {
    await choose({ captcha: false });
    expect((await apply(gateway.visit('aurora'), { captcha: undefined })).status).toBe(200);
  });
});

describe('the settings', () => {
  it('say what the usual site asks for, and its rules [CA-07 api]', async () => {
    const settings = await settingsOf('aurora');
    expect(settings).toMatchObject({
      methods: { username: true, mobile: false },
      captcha: true,
      smsVerification: false,
      firebase: false,
      social: { google: false, facebook: false },
      affiliate: { enabled: true, required: false },
      minAge: 21,
    });
    const enabled = Object.entries(settings.fields).filter(([, { enabled: is }]) => is);
    expect(enabled.map(([name, { required }]) => `${name}${required ? '!' : ''}`)).toEqual([
      'username!',
      'password!',
      'confirmPassword!',
      'mobileNum',
      'birthday!',
      'email',
      'nickname',
      'affiliateCode',
      'captcha!',
    ]);
    expect(settings.fields['username']).toMatchObject({ min: 4, max: 20 });
  });

  it('list every field the specification knows [RE-08 api] [RE-09 api] [RE-10 api] [RE-11 api]', async () => {
    const { fields } = await settingsOf('aurora');
    const listed =
      'username mobileNum verificationCode password confirmPassword paymentPassword idNumber qqNum ' +
      'facebook wechat line whatsapp zalo email nickname payeeName recommenderId birthday affiliateCode captcha';
    expect(Object.keys(fields).toSorted()).toEqual(listed.split(' ').toSorted());
  });

  it('follow what the site chose, and what is broken is no choice', async () => {
    await choose({ affiliate: 'required', fields: { zalo: 'required', email: 'off' } });
    const { captcha, affiliate, fields } = await settingsOf('aurora');
    expect([captcha, affiliate]).toEqual([false, { enabled: true, required: true }]);
    expect(fields['zalo']).toMatchObject({ enabled: true, required: true });
    expect(fields['captcha']).toMatchObject({ enabled: false, required: false });
    expect(fields['nickname']?.enabled).toBe(false);
    // A name and a password are not the site's to leave out.
    expect(fields['username']?.required).toBe(true);

    await writeSetting(gateway.db, 'aurora', 'registration', { captcha: 'maybe' });
    expect((await settingsOf('aurora')).captcha).toBe(true);
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
