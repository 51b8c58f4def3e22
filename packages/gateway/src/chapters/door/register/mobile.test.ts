import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, codeFor, solveCaptcha } from '../../../testing/people.ts';

const PASSWORD = 'seven quiet rivers';
const MINUTE = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

let numbers = 0;
const newNumber = (): string => `9${String(8_000_000 + (numbers += 1)).padStart(9, '0')}`;

async function apply(browser: Browser, mobileNum: string, change: object = {}) {
  return browser.call('register', {
    payload: {
      variant: 'mobile',
      mobileNum,
      countryDialingCode: '+63',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      birthday: '1990-04-17',
      disclaimer: true,
      captcha: await solveCaptcha(gateway, browser),
      ...change,
    },
  });
}

const memberWith = (mobileNum: string) =>
  gateway.db
    .selectFrom('member')
    .selectAll()
    .where('merchant', '=', 'aurora')
    .where('mobile', '=', `63${mobileNum}`)
    .execute();

describe('a registration by mobile', () => {
  it('opens an account for a number that was proven, under a name that tells nothing of it', async () => {
    const browser = gateway.visit('aurora');
    const number = newNumber();
    const verificationCode = await codeFor(gateway, browser, 'register', number);
    const { status, envelope } = await apply(browser, number, { verificationCode });
    expect(status).toBe(200);
    const name = envelope.value?.userName ?? '';
    expect(name).toMatch(/^m\d{13}$/);
    expect(await memberWith(number)).toMatchObject([{ account: name, mobile_verified: true }]);

    expect((await browser.login(name, PASSWORD)).status).toBe(200);
    gateway.advance(MINUTE);
    const code = await codeFor(gateway, browser, 'login', number);
    const login = await browser.call('login', {
      payload: {
        type: 'sms',
        mobileNum: number,
        countryDialingCode: '63',
        verificationCode: code,
      },
    });
    expect(login.envelope.value?.userName).toBe(name);
  });

  it('needs a code, and the right one', async () => {
    const browser = gateway.visit('aurora');
    const number = newNumber();
    const missing = await apply(browser, number);
    expect(missing.envelope.errors).toEqual([{ field: 'verificationCode', code: 'required' }]);
    const code = await codeFor(gateway, browser, 'register', number);
    const verificationCode = code === '000000' ? '111111' : '000000';
    const wrong = await apply(browser, number, { verificationCode });
    expect([wrong.status, wrong.envelope.code]).toEqual([422, 'sms.wrong']);
    gateway.advance(5 * MINUTE);
    const late = await apply(browser, number, { verificationCode: code });
    expect([late.status, late.envelope.code]).toEqual([410, 'sms.expired']);
    expect(await memberWith(number)).toEqual([]);
  });

  it('of a number somebody has is refused, but only to who holds the phone', async () => {
    const { mobileNum } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const code = await codeFor(gateway, browser, 'register', mobileNum);
    const guessed = await apply(browser, mobileNum, {
      verificationCode: code === '000000' ? '111111' : '000000',
    });
    expect(guessed.envelope.code).toBe('sms.wrong');
    const { status, envelope } = await apply(browser, mobileNum, { verificationCode: code });
    expect([status, envelope.code]).toEqual([409, 'mobile.taken']);
  });

  it('opens one account for two requests at once', async () => {
    const number = newNumber();
    const first = gateway.visit('aurora');
    const verificationCode = await codeFor(gateway, first, 'register', number);
    // Of one browser, each with a captcha of its own.
    const tabs = [1, 2, 3].map(() => {
      const tab = gateway.visit('aurora');
      tab.cookies.set('__Host-otp', first.cookies.get('__Host-otp') ?? '');
      return tab;
    });
    const answers = await Promise.all(tabs.map((tab) => apply(tab, number, { verificationCode })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await memberWith(number)).toHaveLength(1);
  });
});

describe('a registration by username', () => {
  it('proves the number where the site wants one', async () => {
    const browser = gateway.visit('aurora');
    const number = newNumber();
    const both = { variant: 'username', username: 'with_number', countryDialingCode: '63' };
    const missing = await apply(browser, number, { ...both, mobileNum: undefined });
    expect(missing.envelope.errors).toEqual([
      { field: 'mobileNum', code: 'required' },
      { field: 'verificationCode', code: 'required' },
    ]);
    const verificationCode = await codeFor(gateway, browser, 'register', number);
    const alone = await apply(browser, number, {
      ...both,
      verificationCode,
      countryDialingCode: undefined,
    });
    expect(alone.envelope.errors).toEqual([{ field: 'countryDialingCode', code: 'required' }]);
    expect((await apply(browser, number, { ...both, verificationCode })).status).toBe(200);
    expect(await memberWith(number)).toMatchObject([{ account: 'with_number' }]);
  });

  it('does not use the code up on a name or an address somebody has', async () => {
    const { account, email } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const number = newNumber();
    const verificationCode = await codeFor(gateway, browser, 'register', number);
    const taken = async (change: object) => {
      const form = { variant: 'username', username: 'still_free', verificationCode, ...change };
      return (await apply(browser, number, form)).envelope.code;
    };
    expect(await taken({ username: account })).toBe('username.taken');
    expect(await taken({ email })).toBe('email.taken');
    expect(await taken({})).toBeUndefined();
  });
});

describe('the settings', () => {
  it('follow what is compiled in, and what is switched off since [RE-05 api]', async () => {
    const read = async (merchant: string) => {
      const { envelope } = await gateway.visit(merchant).call('registerSettings');
      const { methods, smsVerification, firebase, social, fields } = envelope.value ?? {};
      const code = fields?.['verificationCode']?.enabled;
      return { methods, smsVerification, firebase, social, code };
    };
    const on = {
      methods: { username: true, mobile: true },
      smsVerification: true,
      firebase: false,
      social: { google: true, facebook: true },
      code: true,
    };
    const off = {
      methods: { username: true, mobile: false },
      smsVerification: false,
      firebase: false,
      social: { google: false, facebook: false },
      code: false,
    };
    expect(await read('aurora')).toEqual(on);
    expect(await read('noir')).toEqual(off);

    const switched_off = ['REGMOBVERF3', 'GOOGLELOGIN3', 'FBLOGIN3'];
    await gateway.db
      .insertInto('site_state')
      .values({ merchant: 'aurora', until: null, switched_off })
      .onConflict((conflict) => conflict.column('merchant').doUpdateSet({ switched_off }))
      .execute();
    await gateway.announce('aurora');
    expect(await read('aurora')).toEqual(off);
  });
});
