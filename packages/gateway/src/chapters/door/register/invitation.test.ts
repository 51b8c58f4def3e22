import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, someWork, askForWork } from '../../../testing/people.ts';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';

const PASSWORD = 'seven quiet rivers';

let gateway: TestGateway;
let inviter: bigint;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, sites: { aurora: { flags: {} } } });
  inviter = (await addPerson(gateway, { account: 'Inviter' })).id;
  const everywhere = { domain: '', member_id: inviter };
  await gateway.db
    .insertInto('affiliate')
    .values([
      { merchant: 'aurora', code: 'Sunrise', code_key: 'sunrise', ...everywhere },
      { merchant: 'noir', code: 'Night', code_key: 'night', domain: '', member_id: null },
      {
        merchant: 'aurora',
        code: 'ByTheSea',
        code_key: 'bythesea',
        domain: 'sea.example',
        member_id: null,
      },
    ])
    .execute();
  await choose('optional');
});
afterAll(() => gateway.stop());

const choose = (affiliate: string) =>
  writeSetting(gateway.db, 'aurora', 'registration', { captcha: false, affiliate, fields: {} });

let names = 0;
async function apply(change: object, browser: Browser = gateway.visit('aurora')) {
  const username = `invited_${(names += 1)}`;
  const payload = {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    birthday: '1990-04-17',
    disclaimer: true,
    ...change,
  };
  const { status, envelope } = await browser.call('register', { payload });
  const member = await gateway.db
    .selectFrom('member')
    .select(['affiliate_code', 'recommender_id'])
    .where('merchant', '=', 'aurora')
    .where('account_key', '=', username)
    .executeTakeFirst();
  return { status, code: envelope.code, member };
}

describe('an invitation code', () => {
  it('is kept as it was given out, with whose it is', async () => {
    const { member } = await apply({ affiliateCode: ' sunRISE ' });
    expect(member).toEqual({ affiliate_code: 'Sunrise', recommender_id: inviter });
  });

  it.each([
    ['nobody gave out', { affiliateCode: 'Moonset' }],
    ['of another merchant', { affiliateCode: 'Night' }],
    ['of another domain', { affiliateCode: 'ByTheSea', domain: 'aurora.localhost' }],
    ['of a domain, without one', { affiliateCode: 'ByTheSea' }],
  ])('%s is refused, and nobody is registered [RE-26 api]', async (_, change) => {
    expect(await apply(change)).toEqual({
      status: 422,
      code: 'affiliate.invalid',
      member: undefined,
    });
  });

  it('of the domain it was made for is taken', async () => {
    const { member } = await apply({ affiliateCode: 'ByTheSea', domain: 'sea.example' });
    expect(member?.affiliate_code).toBe('ByTheSea');
  });

  it('is looked up where the app asks before it registers [CA-06 api] [RE-25 api]', async () => {
    const browser = gateway.visit('aurora');
    const check = (code: string, domain = 'aurora.localhost') =>
      browser.call('affiliateCheck', { query: { code, domain } });
    expect((await check('sunrise')).envelope).toMatchObject({
      success: true,
      value: { code: 'Sunrise' },
    });
    for (const known of [await check('night'), await check('bythesea')]) {
      expect([known.status, known.envelope.code]).toEqual([422, 'affiliate.invalid']);
    }
    expect((await check('bythesea', 'sea.example')).status).toBe(200);
  });

  it('is asked for thirty times a minute, here and at registration together', async () => {
    const browser = gateway.visit('aurora');
    for (let count = 0; count < 29; count += 1) {
      await browser.call('affiliateCheck', { query: { code: `guess_${count}` } });
    }
    expect((await apply({ affiliateCode: 'guess_30' }, browser)).code).toBe('affiliate.invalid');
    expect((await apply({ affiliateCode: 'guess_31' }, browser)).code).toBe('rate.limited');
  });

  it('is passed over where a site takes none', async () => {
    await choose('off');
    const { member } = await apply({ affiliateCode: 'Sunrise' });
    await choose('optional');
    expect(member).toEqual({ affiliate_code: null, recommender_id: null });
  });
});

describe('a recommender', () => {
  it('is named by name, in any case, or by number', async () => {
    for (const recommenderId of ['inVITER', inviter.toString()]) {
      expect((await apply({ recommenderId })).member?.recommender_id).toBe(inviter);
    }
  });

  it('who named their account after somebody’s number is not taken for them', async () => {
    await addPerson(gateway, { account: inviter.toString() });
    const { member } = await apply({ recommenderId: inviter.toString() });
    expect(member?.recommender_id).toBe(inviter);
  });

  it('comes before the one whose code it is', async () => {
    const other = await addPerson(gateway);
    const { member } = await apply({ recommenderId: other.account, affiliateCode: 'sunrise' });
    expect(member).toEqual({ affiliate_code: 'Sunrise', recommender_id: other.id });
  });

  it('nobody knows, a guest, or a stranger of another merchant is refused', async () => {
    const guest = await addPerson(gateway, { type: 4 });
    const stranger = await addPerson(gateway, { merchant: 'noir' });
    for (const named of ['nobody_here', '999999999999999999', guest.account, stranger.account]) {
      const { status, code } = await apply({ recommenderId: named });
      expect([status, code]).toEqual([422, 'referrer.invalid']);
    }
  });

  it('cannot be guessed faster than a username is asked for', async () => {
    const browser = gateway.visit('aurora');
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 6; count += 1) {
      codes.push((await apply({ recommenderId: `guess_${count}` }, browser)).code);
    }
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'referrer.invalid'));
    expect(codes[5]).toBe('verification.required');
  });

  it('is told to nobody who has not read a captcha, where a site asks for one', async () => {
    const asks = { captcha: true, affiliate: 'optional', fields: {} };
    await writeSetting(gateway.db, 'aurora', 'registration', asks);
    const told = [];
    for (const recommenderId of ['inviter', 'nobody_here']) {
      const { status, code } = await apply({ recommenderId, captcha: '00000' });
      told.push([status, code]);
    }
    await choose('optional');
    expect(told).toEqual([
      [422, 'captcha.wrong'],
      [422, 'captcha.wrong'],
    ]);
  });

  it('is passed over where a site takes no invitations', async () => {
    await choose('off');
    const { member } = await apply({ recommenderId: 'inviter' });
    const { code } = await apply({ recommenderId: 'nobody_here' });
    await choose('optional');
    expect([member?.recommender_id, code]).toEqual([null, undefined]);
  });
});

describe('a field tried by itself', () => {
  const tried = async (field: string, value: string, browser = gateway.visit('aurora')) =>
    (await browser.call('validateField', { query: { field, value } })).envelope;

  it('is told its rule [CA-07 api] [RE-21 api]', async () => {
    expect((await tried('username', 'Good_name')).value).toEqual({ valid: true });
    expect((await tried('username', 'no')).value).toMatchObject({
      valid: false,
      code: 'minLength',
      message: 'rule.username',
    });
    expect((await tried('username', 'spa ce')).value).toMatchObject({ code: 'pattern' });
    expect((await tried('username', 'x'.repeat(21))).value).toMatchObject({ code: 'maxLength' });
    expect((await tried('username', 'INVITER')).value).toMatchObject({
      valid: false,
      code: 'username.taken',
    });
    expect((await tried('birthday', '17 April')).value).toMatchObject({ valid: false });
  });

  it.each(['password', 'confirmPassword', 'paymentPassword', 'verificationCode', 'captcha'])(
    'is never the secret %s',
    async (field) => {
      await writeSetting(gateway.db, 'aurora', 'registration', {
        captcha: true,
        affiliate: 'optional',
        fields: { paymentPassword: 'required' },
      });
      const { code, errors } = await tried(field, '12345678');
      await choose('optional');
      expect([code, errors]).toEqual(['request.invalid', [{ field: 'field', code: 'enum' }]]);
    },
  );

  it.each(['zalo', 'nobody', '__proto__', 'constructor', 'toString'])(
    'that is not asked for is none: %s',
    async (field) => {
      expect((await tried(field, 'anything')).code).toBe('request.invalid');
    },
  );
});

describe('a name or an address', () => {
  it('is told to be taken, in any case, on this site only [CA-07 api]', async () => {
    const { account } = await addPerson(gateway, { merchant: 'noir' });
    const exists = async (username: string) =>
      (await gateway.visit('aurora').call('memberExists', { query: { username } })).envelope.value;
    expect(await exists('iNviter')).toEqual({ exists: true });
    expect(await exists('nobody_here')).toEqual({ exists: false });
    expect(await exists(account)).toEqual({ exists: false });
  });

  it('is checked for its form, and in the same words whether somebody has it [CA-07 api]', async () => {
    const check = async (email: string) =>
      (await gateway.visit('aurora').call('checkEmail', { query: { email } })).envelope.value;
    const known = await check('INVITER@example.org');
    expect(known).toEqual({ valid: true, available: true });
    expect(await check('free@example.org')).toEqual(known);
    expect(await check('no address')).toEqual({ valid: false, available: false });
  });

  it('is told five times for nothing, and then for work that counts once', async () => {
    const browser = gateway.visit('aurora');
    const exists = (headers: Record<string, string> = {}) =>
      browser.call('memberExists', { query: { username: 'some_name' }, headers });
    for (let count = 0; count < 5; count += 1) expect((await exists()).status).toBe(200);
    expect((await exists()).envelope.code).toBe('verification.required');
    const work = await someWork(browser);
    expect((await exists(work)).status).toBe(200);
    expect((await exists(work)).envelope.code).toBe('verification.required');
    const { salt } = await askForWork(browser);
    expect((await exists({ work: `${salt}.no-work-at-all` })).envelope.code).toBe(
      'verification.required',
    );
  });

  it('costs work of everybody when a site is asked from everywhere', async () => {
    const ask = () =>
      gateway.visit('noir').call('memberExists', { query: { username: 'some_name' } });
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 125; count += 1) codes.push((await ask()).envelope.code);
    expect(codes.slice(0, 120).every((code) => code === undefined)).toBe(true);
    expect(new Set(codes.slice(120))).toEqual(new Set(['verification.required']));
    const browser = gateway.visit('noir');
    const headers = await someWork(browser);
    const query = { username: 'some_name' };
    expect((await browser.call('memberExists', { query, headers })).status).toBe(200);
    gateway.advance(60_000);
    expect((await ask()).status).toBe(200);
  });

  it('can be asked for ten times a minute, whichever way', async () => {
    const browser = gateway.visit('aurora');
    const ask = async (count: number, headers: Record<string, string> = {}) => {
      const name = `some_${count}`;
      if (count % 3 === 0) {
        return browser.call('memberExists', { query: { username: name }, headers });
      }
      if (count % 3 === 1) {
        return browser.call('validateField', {
          query: { field: 'username', value: name },
          headers,
        });
      }
      return browser.call('checkEmail', { query: { email: `${name}@example.org` } });
    };
    for (let count = 0; count < 10; count += 1) {
      expect((await ask(count, count < 5 ? {} : await someWork(browser))).status).toBe(200);
    }
    for (let count = 0; count < 3; count += 1) expect((await ask(count)).status).toBe(429);
    gateway.advance(10 * 60_000);
    expect((await ask(0)).status).toBe(200);
  });
});
