import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import type { TestGateway } from '../../../testing/gateway.ts';
import {
  newName,
  NOVICE_PASSWORD,
  novicesOf,
  openRegistry,
} from '../../../testing/players/novices.ts';
import { solveCaptcha } from '../../../testing/people.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openRegistry();
});
afterAll(() => gateway.stop());

const { apply, choose, settingsOf, chooseNothing } = novicesOf(() => gateway);
beforeEach(chooseNothing);

describe('a captcha', () => {
  it('that is wrong is refused and used up', async () => {
    const browser = gateway.visit('aurora');
    const captcha = await solveCaptcha(gateway, browser);
    const cookie = browser.cookies.get('wps_cap') ?? '';
    for (const answer of [captcha === '11111' ? '22222' : '11111', captcha]) {
      browser.cookies.set('wps_cap', cookie);
      const payload = {
        username: newName(),
        password: NOVICE_PASSWORD,
        confirmPassword: NOVICE_PASSWORD,
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
