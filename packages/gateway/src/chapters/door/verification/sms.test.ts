import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import {
  addPerson,
  askForCode,
  askForWork,
  codeFor,
  codeSentTo,
  pause,
  sentSince,
  solveCaptcha,
  workOn,
} from '../../../testing/people.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

let numbers = 0;
const newNumber = (): string => `9${String(5_000_000 + (numbers += 1)).padStart(9, '0')}`;

const loginBy = (browser: ReturnType<TestGateway['visit']>, mobileNum: string, code: string) =>
  browser.call('login', {
    payload: { type: 'sms', mobileNum, countryDialingCode: '63', verificationCode: code },
  });

/** Another code than this one. */
const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000');

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
    expect((await loginBy(browser, mobileNum, code)).envelope.value?.userName).toBe(account);
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
    const { envelope } = await loginBy(browser, mobileNum, code);
    expect(envelope.value).toMatchObject({ userName: account, type: 0 });
    browser.token = envelope.value?.token;
    expect((await browser.call('memberInfo')).envelope.value?.account).toBe(account);
    expect((await loginBy(gateway.visit('aurora'), mobileNum, code)).envelope.code).toBe(
      'sms.wrong',
    );
  });

  it('lets in one of two who come with it at once', async () => {
    const { mobileNum } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const code = await codeFor(gateway, browser, 'login', mobileNum);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => loginBy(browser, mobileNum, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('goes on working when another tab of the browser asks for another number', async () => {
    const [one, other] = [await addPerson(gateway), await addPerson(gateway)];
    const browser = gateway.visit('aurora');
    const first = await codeFor(gateway, browser, 'login', one.mobileNum);
    const second = await codeFor(gateway, browser, 'login', other.mobileNum);
    expect((await loginBy(browser, one.mobileNum, first)).status).toBe(200);
    expect((await loginBy(browser, other.mobileNum, second)).status).toBe(200);
  });

  it('is tried only where one was asked for, whatever else the browser asked for', async () => {
    const [one, other] = [await addPerson(gateway), await addPerson(gateway)];
    for (let count = 0; count < 4; count += 1) {
      await codeFor(gateway, gateway.visit('aurora'), 'login', one.mobileNum);
    }
    const open = await codeFor(gateway, gateway.visit('aurora'), 'login', one.mobileNum);
    const stranger = gateway.visit('aurora');
    await codeFor(gateway, stranger, 'login', other.mobileNum);
    expect((await loginBy(stranger, one.mobileNum, open)).envelope.code).toBe('sms.wrong');
  });

  it('is too old after five minutes, and says so each time', async () => {
    const { mobileNum } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const code = await codeFor(gateway, browser, 'login', mobileNum);
    gateway.advance(5 * MINUTE);
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, envelope } = await loginBy(browser, mobileNum, code);
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
    expect((await loginBy(browser, mobileNum, former)).envelope.code).toBe('sms.wrong');
    expect((await loginBy(browser, mobileNum, latter)).status).toBe(200);
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
    expect((await loginBy(browser, other.mobileNum, code)).envelope.code).toBe('sms.wrong');
    expect((await loginBy(browser, mobileNum, code)).status).toBe(200);
  });

  it('for registering or for a new password does not log in', async () => {
    const { mobileNum } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    for (const purpose of ['register', 'retrieve'] as const) {
      gateway.advance(MINUTE);
      const code = await codeFor(gateway, browser, purpose, mobileNum);
      expect((await loginBy(browser, mobileNum, code)).envelope.code).toBe('sms.wrong');
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
      tried.push((await loginBy(browser, mobileNum, wrongFor(code))).envelope.code);
    }
    expect(tried).toEqual(Array.from({ length: 5 }, () => 'sms.wrong'));
    for (const given of [wrongFor(code), code]) {
      const beyond = await loginBy(browser, mobileNum, given);
      expect([beyond.status, beyond.envelope.code]).toEqual([429, 'rate.limited']);
    }
    gateway.advance(30 * MINUTE);
    code = await codeFor(gateway, browser, 'login', mobileNum);
    expect((await loginBy(browser, mobileNum, code)).status).toBe(200);
  });

  it('that was right is no wrong try', async () => {
    const { mobileNum } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    for (let count = 0; count < 4; count += 1) {
      gateway.advance(15 * MINUTE);
      const code = await codeFor(gateway, browser, 'login', mobileNum);
      expect((await loginBy(browser, mobileNum, wrongFor(code))).envelope.code).toBe('sms.wrong');
      expect((await loginBy(browser, mobileNum, code)).status).toBe(200);
    }
  });
});

describe('the work before a code', () => {
  const asked = async (verification: object | undefined) => {
    const before = gateway.outbox.length;
    const browser = gateway.visit('aurora');
    const { status, envelope } = await askForCode(browser, 'register', newNumber(), {
      verification,
    });
    expect(gateway.outbox.length).toBe(before + (status === 200 ? 1 : 0));
    return [status, envelope.code];
  };
  const refused = [422, 'verification.required'];
  const local = (lotNumber: string, captchaOutput: string) => ({
    provider: 'local',
    lotNumber,
    captchaOutput,
  });

  it('has to be there, right, and of a salt that was handed out', async () => {
    const work = await askForWork(gateway.visit('aurora'));
    expect(work.difficulty).toBeGreaterThanOrEqual(12);
    const made = { salt: 'a-salt-of-my-own', difficulty: work.difficulty };
    expect(await asked(undefined)).toEqual(refused);
    expect(await asked(local(work.salt, 'no answer'))).toEqual(refused);
    expect(await asked({ ...local(work.salt, workOn(work)), provider: 'none' })).toEqual(refused);
    expect(await asked(local(made.salt, workOn(made)))).toEqual(refused);
    // A wrong answer left the salt as it was.
    expect(await asked(local(work.salt, workOn(work)))).toEqual([200, undefined]);
  });

  it('pays for one code, also for two who ask at once', async () => {
    const work = await askForWork(gateway.visit('aurora'));
    const solved = local(work.salt, workOn(work));
    const answers = await Promise.all([1, 2, 3].map(() => asked(solved).catch(() => ['twice'])));
    expect(answers.filter(([status]) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await asked(solved)).toEqual(refused);
  });

  it('is for the site it was asked on, and for five minutes', async () => {
    const elsewhere = await askForWork(gateway.visit('noir'));
    expect(await asked(local(elsewhere.salt, workOn(elsewhere)))).toEqual(refused);
    const work = await askForWork(gateway.visit('aurora'));
    gateway.advance(5 * MINUTE);
    expect(await asked(local(work.salt, workOn(work)))).toEqual(refused);
  });

  it('is not a challenge for a device, nor the other way round', async () => {
    const { envelope } = await gateway.visit('aurora').call('sessionChallenge');
    const work = { salt: envelope.value?.challenge ?? '', difficulty: 14 };
    expect(await asked(local(work.salt, workOn(work)))).toEqual(refused);
  });
});

describe('a number', () => {
  it('gets one code a minute of one browser', async () => {
    const { mobileNum } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    for (const purpose of ['register', 'login'] as const) {
      expect((await askForCode(browser, purpose, mobileNum)).status).toBe(200);
      const soon = await askForCode(browser, 'login', mobileNum);
      expect([soon.status, soon.envelope.code]).toEqual([429, 'rate.limited']);
      expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(60);
      gateway.advance(MINUTE);
    }
  });

  it('gets five codes an hour for its member, the last of them for whoever has the phone', async () => {
    const { account, mobileNum } = await addPerson(gateway);
    for (const purpose of ['login', 'retrieve', 'login', 'retrieve'] as const) {
      expect(await codeFor(gateway, gateway.visit('aurora'), purpose, mobileNum)).toHaveLength(6);
    }
    const last = await codeFor(gateway, gateway.visit('aurora'), 'login', mobileNum);
    expect(last).toHaveLength(10);
    const before = gateway.outbox.length;
    const owner = gateway.visit('aurora');
    gateway.advance(59 * MINUTE);
    const { envelope } = await askForCode(owner, 'login', mobileNum);
    expect((envelope.value?.expirationTime ?? 0) - gateway.now()).toBeLessThanOrEqual(MINUTE);
    await pause(100);
    expect(gateway.outbox.length).toBe(before);
    expect((await loginBy(owner, mobileNum, last)).envelope.value?.userName).toBe(account);
    // Who has shown the phone begins anew.
    expect(await codeFor(gateway, gateway.visit('aurora'), 'login', mobileNum)).toHaveLength(6);
  });

  it('is told one code for whoever has the phone to register, however often it is asked for', async () => {
    const mobileNum = newNumber();
    for (let count = 0; count < 5; count += 1) {
      await askForCode(gateway.visit('aurora'), 'login', mobileNum);
    }
    const before = gateway.outbox.length;
    for (let count = 0; count < 3; count += 1) {
      expect((await askForCode(gateway.visit('aurora'), 'register', mobileNum)).status).toBe(200);
    }
    expect(gateway.outbox.length).toBe(before + 1);
    expect(codeSentTo(gateway, mobileNum)).toHaveLength(10);
  });

  it('is told the same in both of its last messages, in whichever order they come', async () => {
    const { account, mobileNum } = await addPerson(gateway);
    for (let count = 0; count < 4; count += 1) {
      await codeFor(gateway, gateway.visit('aurora'), 'login', mobileNum);
    }
    const browser = gateway.visit('aurora');
    const forMember = await codeFor(gateway, browser, 'retrieve', mobileNum);
    expect(await codeFor(gateway, gateway.visit('aurora'), 'register', mobileNum)).toBe(forMember);
    expect((await loginBy(browser, mobileNum, forMember)).envelope.value?.userName).toBe(account);
    // Once: and the next that is drawn is another.
    expect((await loginBy(browser, mobileNum, forMember)).envelope.code).toBe('sms.wrong');
  });

  it('is asked for from one address five times an hour, then with a captcha', async () => {
    const browser = gateway.visit('aurora');
    const scene = async () =>
      (await browser.call('verification', { query: { scene: 'sms' } })).envelope.value?.captcha;
    for (let count = 0; count < 5; count += 1) {
      expect(await scene()).toBe(false);
      expect((await askForCode(browser, 'register', newNumber())).status).toBe(200);
    }
    expect(await scene()).toBe(true);
    const sixth = await askForCode(browser, 'register', newNumber());
    expect([sixth.status, sixth.envelope.code]).toEqual([422, 'captcha.wrong']);
    const captcha = await solveCaptcha(gateway, browser);
    expect((await askForCode(browser, 'register', newNumber(), { captcha })).status).toBe(200);
    // Used up with that one.
    const again = await askForCode(browser, 'register', newNumber(), { captcha });
    expect(again.envelope.code).toBe('captcha.wrong');
    expect((await askForCode(gateway.visit('aurora'), 'register', newNumber())).status).toBe(200);
  });

  it('is asked for from one address thirty times an hour at most', async () => {
    const browser = gateway.visit('aurora');
    const ask = () =>
      browser.call('smsRegister', { body: { mobileNum: newNumber(), countryDialingCode: '63' } });
    for (let count = 0; count < 30; count += 1) {
      expect((await ask()).envelope.code).toBe('verification.required');
    }
    expect((await ask()).envelope.code).toBe('rate.limited');
  });

  it.each(['login', 'retrieve'] as const)(
    'nobody here has is answered as any other for %s, and nothing is sent',
    async (purpose) => {
      const { mobileNum } = await addPerson(gateway);
      const stranger = await addPerson(gateway, { merchant: 'noir' });
      const shown = async (number: string) => {
        const { status, headers, envelope } = await askForCode(
          gateway.visit('aurora'),
          purpose,
          number,
        );
        const { expirationTime = 0 } = envelope.value ?? {};
        return {
          status,
          headers: Object.keys(headers),
          envelope: {
            ...envelope,
            traceId: '',
            serverTime: 0,
            value: Object.keys(envelope.value ?? {}),
          },
          minutes: Math.round((expirationTime - envelope.serverTime) / MINUTE),
        };
      };
      const before = gateway.outbox.length;
      const known = await shown(mobileNum);
      await sentSince(gateway, before);
      expect(codeSentTo(gateway, mobileNum)).not.toBe('');
      for (const number of [newNumber(), stranger.mobileNum]) {
        expect(await shown(number)).toEqual(known);
        await pause(100);
        expect(codeSentTo(gateway, number)).toBe('');
      }
      const guess = '000000';
      const wrong = await Promise.all(
        [mobileNum, stranger.mobileNum].map(async (number) => {
          const { status, envelope } = await loginBy(gateway.visit('aurora'), number, guess);
          return [status, envelope.code];
        }),
      );
      expect(wrong[0]).toEqual(wrong[1]);
    },
  );
});

describe('a site without the feature', () => {
  it.each(['register', 'login', 'retrieve'] as const)('sends no code for %s', async (purpose) => {
    const { status, envelope } = await askForCode(gateway.visit('noir'), purpose, newNumber());
    expect([status, envelope.code]).toEqual([403, 'permission.denied']);
  });

  it('lets nobody in by code', async () => {
    const { envelope } = await loginBy(gateway.visit('noir'), newNumber(), '123456');
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
