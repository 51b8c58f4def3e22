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
import { loginByCode, newNumber } from '../../../testing/players/phones.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

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
    expect((await loginByCode(owner, mobileNum, last)).envelope.value?.userName).toBe(account);
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
    expect((await loginByCode(browser, mobileNum, forMember)).envelope.value?.userName).toBe(
      account,
    );
    // Once: and the next that is drawn is another.
    expect((await loginByCode(browser, mobileNum, forMember)).envelope.code).toBe('sms.wrong');
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
          const { status, envelope } = await loginByCode(gateway.visit('aurora'), number, guess);
          return [status, envelope.code];
        }),
      );
      expect(wrong[0]).toEqual(wrong[1]);
    },
  );
});
