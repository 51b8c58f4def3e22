import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSecret } from '../../../kernel/secrets/secrets.ts';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, solveCaptcha } from '../../../testing/people.ts';
import { readAnswer } from './answer.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

/** Between how many seconds a sound lies that says an answer: a stroke and a rest have a least and a most. */
function lengthsFor(answer: string): readonly [number, number] {
  const digits = [...answer].map(Number);
  const steps = digits.reduce((sum, digit) => sum + Math.max(0, digit - 1), 0);
  const gongs = digits.filter((digit) => digit === 0).length * 0.7;
  return [
    2.4 + gongs + steps * 0.26 + digits.length * 1.15,
    2.7 + gongs + steps * 0.54 + digits.length * 1.5,
  ];
}

const listen = async (browser: Browser) => {
  const { status, envelope } = await browser.call('captchaAudio');
  return { status, code: envelope.code, wav: Buffer.from(envelope.value ?? '', 'base64') };
};

describe('the sound of a captcha', () => {
  it('is of the captcha the browser was shown, and does not use it up', async () => {
    const { account } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    await browser.login(account, 'not the password');
    const answer = await solveCaptcha(gateway, browser);
    const [least, most] = lengthsFor(answer);
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, wav } = await listen(browser);
      expect([status, wav.toString('latin1', 0, 4)]).toEqual([200, 'RIFF']);
      const seconds = (wav.length - 44) / 8_000;
      expect(seconds).toBeGreaterThanOrEqual(least - 0.01);
      expect(seconds).toBeLessThanOrEqual(most + 0.01);
    }
    expect((await browser.login(account, undefined, { captcha: answer })).status).toBe(200);
    // Now it is.
    expect(await listen(browser)).toMatchObject({ status: 422, code: 'captcha.wrong' });
  });

  it('says each answer at its length: the sound is that of the picture', async () => {
    const browser = gateway.visit('aurora');
    for (let turn = 0; turn < 12; turn += 1) {
      const [least, most] = lengthsFor(await solveCaptcha(gateway, browser));
      const seconds = ((await listen(browser)).wav.length - 44) / 8_000;
      expect(seconds).toBeGreaterThanOrEqual(least - 0.01);
      expect(seconds).toBeLessThanOrEqual(most + 0.01);
    }
  });

  it('is not there without one, on another site, or when it is over', async () => {
    expect((await listen(gateway.visit('aurora'))).code).toBe('captcha.wrong');
    const browser = gateway.visit('aurora');
    await solveCaptcha(gateway, browser);
    const other = gateway.visit('noir');
    other.cookies.set('wps_cap', browser.cookies.get('wps_cap') ?? '');
    expect((await listen(other)).code).toBe('captcha.wrong');
    gateway.advance(300_000);
    expect((await listen(browser)).code).toBe('captcha.wrong');
  });
});

describe('the picture of a captcha', () => {
  it('is a PNG, with a cookie that names it and says nothing of the answer [CA-03 api]', async () => {
    const browser = gateway.visit('aurora');
    const { envelope, headers } = await browser.call('captcha', {
      query: { scene: 'login', t: 1 },
    });
    const png = Buffer.from(envelope.value ?? '', 'base64');
    expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect(png.toString('latin1', 12, 16)).toBe('IHDR');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([224, 88]);
    const line = headers['set-cookie']?.find((one) => one.startsWith('wps_cap='));
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=300']) {
      expect(line).toContain(part);
    }
    const id = browser.cookies.get('wps_cap') ?? '';
    const { answer: kept } = await gateway.db
      .selectFrom('captcha')
      .select('answer')
      .where('id_hash', '=', hashSecret(id))
      .executeTakeFirstOrThrow();
    const answer = readAnswer(gateway.vault, 'aurora', id, kept) ?? '';
    expect(answer).toMatch(/^\d{5}$/);
    expect(line).not.toContain(answer);
    // Nor does the database say it to whoever has a copy of that alone.
    expect([kept, Buffer.from(kept, 'base64url').toString()].join(' ')).not.toContain(answer);
  });

  it('is another each time, and never told from the one before', async () => {
    const browser = gateway.visit('aurora');
    const pictures = new Set<string | null>();
    for (let count = 0; count < 4; count += 1) {
      pictures.add((await browser.call('captcha')).envelope.value);
    }
    expect(pictures.size).toBe(4);
  });

  it('is drawn sixty times a minute for one address, sound and picture together', async () => {
    const browser = gateway.visit('aurora');
    for (let count = 0; count < 30; count += 1) {
      expect((await browser.call('captcha')).status).toBe(200);
      expect((await browser.call('captchaAudio')).status).toBe(200);
    }
    expect((await browser.call('captcha')).status).toBe(429);
    expect((await browser.call('captchaAudio')).status).toBe(429);
  });
});
