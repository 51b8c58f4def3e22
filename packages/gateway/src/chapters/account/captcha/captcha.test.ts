import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSecret } from '../../../kernel/secrets.ts';
import type { Browser } from '../../../testing/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, solveCaptcha } from '../../../testing/people.ts';
import { speakDigits } from './speak.ts';
import { readAnswer } from './answer.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

const RATE = 8_000;

interface Note {
  readonly seconds: number;
  readonly pitch: number;
  /** The silence after it. */
  readonly rest: number;
}

/** What an ear hears: stretches of sound, how long and how high, and how far apart. */
function notesOf(wav: Buffer): Note[] {
  const samples = [...wav.subarray(44)].map((byte) => (byte - 128) / 127);
  const frame = RATE / 100;
  const loud = Array.from({ length: Math.floor(samples.length / frame) }, (_, index) => {
    const part = samples.slice(index * frame, (index + 1) * frame);
    return Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / frame) > 0.15;
  });
  const notes: Note[] = [];
  let at = loud.indexOf(true);
  while (at !== -1 && at < loud.length) {
    const end = firstFrom(loud, at, false);
    const next = firstFrom(loud, end, true);
    const sound = samples.slice(at * frame, end * frame);
    const ups = sound.filter((one, index) => one >= 0 && (sound[index - 1] ?? 0) < 0).length;
    const seconds = (end - at) / 100;
    notes.push({ seconds, pitch: ups / seconds, rest: (next - end) / 100 });
    at = next;
  }
  return notes;
}

function firstFrom(loud: readonly boolean[], from: number, wanted: boolean): number {
  const found = loud.indexOf(wanted, from);
  return found === -1 ? loud.length : found;
}

/** Short notes are counted up to the next long pause; a long low one is nought. */
function heard(wav: Buffer): string {
  let text = '';
  let count = 0;
  for (const { seconds, rest } of notesOf(wav)) {
    const isNought = seconds > 0.4;
    if (!isNought) count += 1;
    if (rest < 0.4) continue;
    text += isNought ? '0' : String(count);
    count = 0;
  }
  return text;
}

const listen = async (browser: Browser) => {
  const { status, envelope } = await browser.call('captchaAudio');
  return { status, code: envelope.code, wav: Buffer.from(envelope.value ?? '', 'base64') };
};

describe('the sound of a captcha', () => {
  it('is a whole WAV of one channel', () => {
    const wav = speakDigits('12');
    expect([wav.toString('latin1', 0, 4), wav.toString('latin1', 8, 16)]).toEqual([
      'RIFF',
      'WAVEfmt ',
    ]);
    expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
    expect([wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt32LE(24)]).toEqual([
      1,
      1,
      RATE,
    ]);
    expect([wav.readUInt16LE(32), wav.readUInt16LE(34)]).toEqual([1, 8]);
    expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
  });

  it.each(['01234', '56789', '00000', '99999', '10101', '90909'])('says %s', (digits) => {
    expect(heard(speakDigits(digits))).toBe(digits);
  });

  it('says nought low and the others high', () => {
    const [low, high] = notesOf(speakDigits('01'));
    expect(low?.pitch).toBeGreaterThan(180);
    expect(low?.pitch).toBeLessThan(260);
    expect(high?.pitch).toBeGreaterThan(450);
  });

  it('is never the same bytes twice', () => {
    expect(speakDigits('7').equals(speakDigits('7'))).toBe(false);
  });

  it('is of the captcha the browser was shown, and does not use it up', async () => {
    const { account } = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    await browser.login(account, 'not the password');
    const answer = await solveCaptcha(gateway, browser);
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, wav } = await listen(browser);
      expect([status, heard(wav)]).toEqual([200, answer]);
    }
    expect((await browser.login(account, undefined, { captcha: answer })).status).toBe(200);
    // Now it is.
    expect(await listen(browser)).toMatchObject({ status: 422, code: 'captcha.wrong' });
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
