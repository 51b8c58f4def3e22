import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, askForCode, codeFor, codeSentTo } from '../../../testing/people.ts';
import { loginByCode, newNumber, wrongFor } from '../../../testing/players/phones.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

describe('a code', () => {
  it('is sent to a number that wants to register, and says when the next may be [SM-06 api] [SM-08 api] [SM-10 api]', async () => {
    const number = newNumber();
    const before = gateway.now();
    const { status, envelope } = await askForCode(gateway.visit('aurora'), 'register', number);
    expect(status).toBe(200);
    const code = codeSentTo(gateway, number);
    expect(gateway.outbox.at(-1)).toEqual({
      merchant: 'aurora',
      to: `+63${number}`,
      text: expect.stringMatching(
        new RegExp(
          `^Aurora Bay: your code is ${code}\\. It is valid for 5 minutes\\. Never share it\\.`,
        ),
      ),
    });
    const next = envelope.value?.expirationTime;
    expect(next).toBeGreaterThanOrEqual(before + MINUTE);
    expect(next).toBeLessThanOrEqual(gateway.now() + MINUTE);
  });

  it.each([
    ['mobileNum', { mobileNo: '9999999' }],
    ['mobileNo', { mobileNum: undefined }],
  ])('goes to the number called %s; the first name wins [SM-09 api]', async (_, change) => {
    const number = newNumber();
    const { status } = await askForCode(gateway.visit('aurora'), 'register', number, {
      mobileNo: number,
      module: 'REGMOBVERF3',
      ...change,
    });
    expect(status).toBe(200);
    expect(codeSentTo(gateway, number)).not.toBe('');
  });

  it('lives on after the next may be asked for', async () => {
    const { account, mobileNum } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const code = await codeFor(gateway, browser, 'login', mobileNum);
    gateway.advance(4 * MINUTE);
    expect((await loginByCode(browser, mobileNum, code)).envelope.value?.userName).toBe(account);
  });

  it('goes to one number however it is written', async () => {
    const number = newNumber();
    const browser = gateway.visit('aurora');
    expect((await askForCode(browser, 'register', number)).status).toBe(200);
    for (const [mobileNum, countryDialingCode] of [
      [`0${number}`, '63'],
      [`00${number}`, '+63'],
    ] as const) {
      const again = await askForCode(browser, 'register', mobileNum, {
        countryDialingCode,
      });
      expect(again.envelope.code).toBe('rate.limited');
    }
  });

  it('needs a number, and a country there is', async () => {
    const none = await askForCode(gateway.visit('aurora'), 'register', '9170000000', {
      mobileNum: undefined,
    });
    expect(none.envelope.errors).toEqual([{ field: 'mobileNum', code: 'required' }]);
    // 630 and a number would be the same phone once more, with limits of its own.
    for (const countryDialingCode of ['630', '6', '999']) {
      const { envelope } = await askForCode(gateway.visit('aurora'), 'register', newNumber(), {
        countryDialingCode,
      });
      expect(envelope.errors).toEqual([{ field: 'countryDialingCode', code: 'enum' }]);
    }
  });

  it('goes to no number that is longer than any telephone has', async () => {
    for (const [mobileNum, countryDialingCode] of [
      ['9'.repeat(20), '63'],
      ['9'.repeat(16), '63'],
      // Fifteen with the country, and not besides it.
      ['9'.repeat(14), '63'],
      ['9'.repeat(13), '971'],
    ] as const) {
      const { envelope } = await askForCode(gateway.visit('aurora'), 'register', mobileNum, {
        countryDialingCode,
      });
      expect(envelope.errors).toEqual([{ field: 'mobileNum', code: 'maxLength' }]);
    }
    const longest = await askForCode(gateway.visit('aurora'), 'register', '9'.repeat(13));
    expect(longest.status).toBe(200);
  });

  it('goes to countries of the site alone, where it names some', async () => {
    const ask = (countryDialingCode: string, mobileNum: string) =>
      askForCode(choosy.visit('aurora'), 'register', mobileNum, { countryDialingCode });
    const choosy = await openGateway({
      demo: false,
      sites: { aurora: { smsCountries: ['PH', 'AE'] } },
    });
    try {
      expect((await ask('63', newNumber())).status).toBe(200);
      expect((await ask('971', '501234567')).status).toBe(200);
      const { envelope } = await ask('355', '661234567');
      expect(envelope.errors).toEqual([{ field: 'countryDialingCode', code: 'enum' }]);
      const { value } = (await choosy.visit('aurora').call('countries')).envelope;
      expect(value?.list.map(({ code }) => code).toSorted()).toEqual(['AE', 'PH']);
      expect(value?.current.code).toBe('PH');
    } finally {
      await choosy.stop();
    }
  });

  it('lets in the member whose number it is, once [LG-12 api]', async () => {
    const { account, mobileNum } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const code = await codeFor(gateway, browser, 'login', mobileNum);
    const { envelope } = await loginByCode(browser, mobileNum, code);
    expect(envelope.value).toMatchObject({ userName: account, type: 0 });
    browser.token = envelope.value?.token;
    expect((await browser.call('memberInfo')).envelope.value?.account).toBe(account);
    expect((await loginByCode(gateway.visit('aurora'), mobileNum, code)).envelope.code).toBe(
      'sms.wrong',
    );
  });

  it('lets in one of two who come with it at once', async () => {
    const { mobileNum } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const code = await codeFor(gateway, browser, 'login', mobileNum);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => loginByCode(browser, mobileNum, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('goes on working when another tab of the browser asks for another number', async () => {
    const [one, other] = [await addPerson(gateway), await addPerson(gateway)];
    const browser = gateway.visit('aurora');
    const first = await codeFor(gateway, browser, 'login', one.mobileNum);
    const second = await codeFor(gateway, browser, 'login', other.mobileNum);
    expect((await loginByCode(browser, one.mobileNum, first)).status).toBe(200);
    expect((await loginByCode(browser, other.mobileNum, second)).status).toBe(200);
  });

  it('is tried only where one was asked for, whatever else the browser asked for', async () => {
    const [one, other] = [await addPerson(gateway), await addPerson(gateway)];
    for (let count = 0; count < 4; count += 1) {
      await codeFor(gateway, gateway.visit('aurora'), 'login', one.mobileNum);
    }
    const open = await codeFor(gateway, gateway.visit('aurora'), 'login', one.mobileNum);
    const stranger = gateway.visit('aurora');
    await codeFor(gateway, stranger, 'login', other.mobileNum);
    expect((await loginByCode(stranger, one.mobileNum, open)).envelope.code).toBe('sms.wrong');
  });

  it('is too old after five minutes, and says so each time', async () => {
    const { mobileNum } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const code = await codeFor(gateway, browser, 'login', mobileNum);
    gateway.advance(5 * MINUTE);
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, envelope } = await loginByCode(browser, mobileNum, code);
      expect([status, envelope.code]).toEqual([410, 'sms.expired']);
    }
  });

  it('takes the place of the one before it', async () => {
    const { mobileNum } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const former = await codeFor(gateway, browser, 'login', mobileNum);
    gateway.advance(MINUTE);
    const latter = await codeFor(gateway, browser, 'login', mobileNum);
    // Once in a million times they are the same.
    expect((await loginByCode(browser, mobileNum, former)).envelope.code).toBe('sms.wrong');
    expect((await loginByCode(browser, mobileNum, latter)).status).toBe(200);
  });

  it('is good for what it was asked for, and for nobody else', async () => {
    const { mobileNum } = await addPerson(gateway);
    const other = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const code = await codeFor(gateway, browser, 'login', mobileNum);
    const retrieved = await browser.call('retrieveByPhone', {
      payload: {
        newPassword: 'seven quiet rivers',
        mobileNum,
        countryDialingCode: '63',
        verificationCode: code,
      },
    });
    expect(retrieved.envelope.code).toBe('sms.wrong');
    expect((await loginByCode(browser, other.mobileNum, code)).envelope.code).toBe('sms.wrong');
    expect((await loginByCode(browser, mobileNum, code)).status).toBe(200);
  });

  it('for registering or for a new password does not log in', async () => {
    const { mobileNum } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    for (const purpose of ['register', 'retrieve'] as const) {
      gateway.advance(MINUTE);
      const code = await codeFor(gateway, browser, purpose, mobileNum);
      expect((await loginByCode(browser, mobileNum, code)).envelope.code).toBe('sms.wrong');
    }
  });

  it('is tried five times, and a new one does not begin a new count [SM-07 api]', async () => {
    const { mobileNum } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    let code = await codeFor(gateway, browser, 'login', mobileNum);
    const tried: (string | undefined)[] = [];
    for (let count = 0; count < 5; count += 1) {
      if (count === 3) {
        gateway.advance(MINUTE);
        code = await codeFor(gateway, browser, 'login', mobileNum);
      }
      tried.push((await loginByCode(browser, mobileNum, wrongFor(code))).envelope.code);
    }
    expect(tried).toEqual(Array.from({ length: 5 }, () => 'sms.wrong'));
    for (const given of [wrongFor(code), code]) {
      const beyond = await loginByCode(browser, mobileNum, given);
      expect([beyond.status, beyond.envelope.code]).toEqual([429, 'rate.limited']);
    }
    gateway.advance(30 * MINUTE);
    code = await codeFor(gateway, browser, 'login', mobileNum);
    expect((await loginByCode(browser, mobileNum, code)).status).toBe(200);
  });

  it('that was right is no wrong try', async () => {
    const { mobileNum } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    for (let count = 0; count < 4; count += 1) {
      gateway.advance(15 * MINUTE);
      const code = await codeFor(gateway, browser, 'login', mobileNum);
      expect((await loginByCode(browser, mobileNum, wrongFor(code))).envelope.code).toBe(
        'sms.wrong',
      );
      expect((await loginByCode(browser, mobileNum, code)).status).toBe(200);
    }
  });
});

describe('a site without the feature', () => {
  it.each(['register', 'login', 'retrieve'] as const)('sends no code for %s', async (purpose) => {
    const { status, envelope } = await askForCode(gateway.visit('noir'), purpose, newNumber());
    expect([status, envelope.code]).toEqual([403, 'permission.denied']);
  });

  it('lets nobody in by code', async () => {
    const { envelope } = await loginByCode(gateway.visit('noir'), newNumber(), '123456');
    expect(envelope.code).toBe('permission.denied');
  });
});

describe('a sender that fails', () => {
  let failing: TestGateway;
  beforeAll(async () => {
    const fail = async () => {
      throw new Error('the network is away');
    };
    failing = await openGateway({ demo: false, senders: { sendSms: fail, sendMail: fail } });
  });
  afterAll(() => failing.stop());

  it('is told to who registers, who may ask again', async () => {
    const { status, envelope, headers } = await askForCode(
      failing.visit('aurora'),
      'register',
      newNumber(),
    );
    expect([status, envelope.code, headers['retry-after']]).toEqual([503, 'sms.failed', '60']);
  });

  it('is told to nobody else: it would tell who has an account', async () => {
    const { mobileNum } = await addPerson(failing);
    for (const number of [mobileNum, newNumber()]) {
      expect((await askForCode(failing.visit('aurora'), 'login', number)).status).toBe(200);
    }
  });
});
