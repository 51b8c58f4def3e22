import type { Body, Payload } from '@livery/contract';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, solveCaptcha, type Person } from '../../../testing/people.ts';
import {
  type Claims,
  identityKeys,
  phoneClaims,
  PROJECT,
  publicJwk,
  signedToken,
  socialClaims,
  strangersKey,
  usualClaims,
  type Wrongly,
} from '../../../testing/proofs/id-tokens.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({
    demo: false,
    identityKeys,
    sites: { noir: { firebase: { projectId: 'another-project' }, flags: { LOGMOBVERF3: true } } },
  });
});
afterAll(() => gateway.stop());

const seconds = (offset = 0): number => Math.floor(gateway.now() / 1000) + offset;

const tokenOf = (claims: Claims, wrongly?: Wrongly) => signedToken(gateway.now(), claims, wrongly);

const phone = ({ mobileNum }: Pick<Person, 'mobileNum'>) => phoneClaims(mobileNum);

const byFirebase = (
  firebaseIdToken: string,
  more: Partial<Payload<'login'>> = {},
  browser = gateway.visit('aurora'),
) =>
  browser.call('login', {
    payload: { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken, ...more },
  });

describe('a login by Firebase', () => {
  it('lets in the member whose phone the token names [LG-12 api] [LG-13 api]', async () => {
    const person = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const token = await tokenOf(phone(person));
    const { envelope } = await byFirebase(
      token,
      { firebaseMobileNo: person.mobileNum, countryDialingCode: '63' },
      browser,
    );
    expect(envelope.value).toMatchObject({ userName: person.account, type: 0 });
    browser.token = envelope.value?.token;
    expect((await browser.call('memberInfo')).envelope.value?.account).toBe(person.account);
  });

  it.each<[string, () => Claims, Wrongly?]>([
    ['of another issuer', () => ({ iss: 'https://securetoken.google.com/evil' })],
    ['that looks like the issuer', () => ({ iss: `https://evil.example/${PROJECT}` })],
    ['for another audience', () => ({ aud: 'evil' })],
    [
      'of another project altogether',
      () => ({ iss: 'https://securetoken.google.com/another-project', aud: 'another-project' }),
    ],
    ['that is over', () => ({ iat: seconds(-3700), exp: seconds(-100) })],
    ['that never ends', () => ({ exp: undefined })],
    ['that has no beginning', () => ({ iat: undefined })],
    ['from the future', () => ({ iat: seconds(300) })],
    ['of somebody who was last there yesterday', () => ({ auth_time: seconds(-86_400) })],
    ['that does not say when they were there', () => ({ auth_time: undefined })],
    ['of nobody', () => ({ sub: undefined })],
    ['without a phone', () => ({ phone_number: undefined })],
    ['with a phone that is no text', () => ({ phone_number: { toString: 1 } })],
    ['that says of itself what is no text', () => ({ firebase: { sign_in_provider: [] } })],
    [
      'that came by mail and only knows a phone',
      () => ({ firebase: { sign_in_provider: 'password', identities: {} } }),
    ],
    ['of a key nobody published', () => ({}), { key: strangersKey }],
    ['that names an unknown key', () => ({}), { kid: 'firebase-2' }],
    [
      'signed with the public key as a secret',
      () => ({}),
      { alg: 'HS256', key: new TextEncoder().encode(JSON.stringify(publicJwk)) },
    ],
  ])('refuses a token %s', async (_, claims, wrongly) => {
    const person = await addPerson(gateway);
    const token = await tokenOf({ ...phone(person), ...claims() }, wrongly);
    const { status, envelope } = await byFirebase(token);
    expect([status, envelope.code, envelope.value]).toEqual([
      401,
      'login.failed',
      { captcha: false },
    ]);
  });

  it('takes a number only as Firebase writes it', async () => {
    const person = await addPerson(gateway);
    const number = `+63${person.mobileNum}`;
    for (const phone_number of [`${number}\0`, ` ${number}`, number.slice(1), [number]]) {
      const token = await tokenOf({ ...phone(person), phone_number });
      expect((await byFirebase(token)).envelope.code).toBe('login.failed');
    }
  });

  it('refuses a token nobody signed, or one that was changed', async () => {
    const person = await addPerson(gateway);
    const good = await tokenOf(phone(person));
    const [head = '', , signature = ''] = good.split('.');
    const claims = Buffer.from(
      JSON.stringify({ ...usualClaims(gateway.now()), ...phone(person), sub: 'me' }),
    );
    const changed = `${head}.${claims.toString('base64url')}.${signature}`;
    const unsigned = new UnsecuredJWT({ ...usualClaims(gateway.now()), ...phone(person) }).encode();
    for (const token of [changed, unsigned, `${good}x`, 'a.b.c']) {
      expect((await byFirebase(token)).envelope.code).toBe('login.failed');
    }
    expect((await byFirebase(good)).status).toBe(200);
  });

  it('refuses a number nobody here has, and the number of a stranger on another site', async () => {
    const other = await addPerson(gateway, { merchant: 'noir' });
    for (const one of [other, { mobileNum: '9999999999' }]) {
      expect((await byFirebase(await tokenOf(phone(one)))).envelope.code).toBe('login.failed');
    }
    // And a token of one merchant's project is none of another's.
    const browser = gateway.visit('noir');
    expect((await byFirebase(await tokenOf(phone(other)), {}, browser)).envelope.code).toBe(
      'login.failed',
    );
  });
});

describe('a phone that Firebase proved', () => {
  it('registers without a code of ours, and only that phone [RE-28 api] [RE-31 api]', async () => {
    const browser = gateway.visit('aurora');
    const apply = async (mobileNum: string, firebaseIdToken: string) =>
      browser.call('register', {
        payload: {
          variant: 'mobile',
          mobileNum,
          countryDialingCode: '63',
          password: 'seven quiet rivers',
          confirmPassword: 'seven quiet rivers',
          birthday: '1990-04-17',
          disclaimer: true,
          captcha: await solveCaptcha(gateway, browser),
          firebaseChannel: 'sms',
          firebaseIdToken,
        },
      });
    const mine = { mobileNum: '9661234567' };
    const token = await tokenOf(phone(mine));
    const other = await apply('9661234568', token);
    expect([other.status, other.envelope.code]).toEqual([422, 'sms.wrong']);
    const forged = await apply(mine.mobileNum, await tokenOf(phone(mine), { key: strangersKey }));
    expect([forged.status, forged.envelope.code]).toEqual([422, 'sms.wrong']);
    expect((await apply(mine.mobileNum, token)).status).toBe(200);
    expect((await byFirebase(await tokenOf(phone(mine)))).status).toBe(200);
  });

  it('sets a new password, and only for that phone [FP-12 api]', async () => {
    const person = await addPerson(gateway);
    const browser = gateway.visit('aurora');
    const retrieve = (mobileNum: string, firebaseIdToken: string) =>
      browser.call('retrieveByPhone', {
        payload: {
          newPassword: 'seven quiet rivers',
          mobileNum,
          countryDialingCode: '63',
          firebaseIdToken,
        },
      });
    const other = await tokenOf(phone(await addPerson(gateway)));
    expect((await retrieve(person.mobileNum, other)).envelope.code).toBe('sms.wrong');
    const old = await tokenOf({ ...phone(person), auth_time: seconds(-7200) });
    expect((await retrieve(person.mobileNum, old)).envelope.code).toBe('sms.wrong');
    expect((await retrieve(person.mobileNum, await tokenOf(phone(person)))).status).toBe(200);
    expect((await browser.login(person.account, 'seven quiet rivers')).status).toBe(200);
  });
});

/** What is wrong with a token, whatever it is shown for. */
const wrongTokens: [string, () => Claims, Wrongly?][] = [
  ['forged', () => ({}), { key: strangersKey }],
  ['expired', () => ({ iat: seconds(-3700), exp: seconds(-100) })],
  [
    'foreign',
    () => ({ iss: 'https://securetoken.google.com/another-project', aud: 'another-project' }),
  ],
];

describe.each<[string, () => Claims, Wrongly?]>(wrongTokens)('a %s token', (_, claims, wrongly) => {
  const wrong = (more: Claims) => tokenOf({ ...more, ...claims() }, wrongly);

  it('sets no new password [FP-12 api]', async () => {
    const person = await addPerson(gateway);
    const payload = {
      newPassword: 'seven quiet rivers',
      mobileNum: person.mobileNum,
      countryDialingCode: '63',
      firebaseIdToken: await wrong(phone(person)),
    };
    const browser = gateway.visit('aurora');
    expect((await browser.call('retrieveByPhone', { payload })).envelope.code).toBe('sms.wrong');
  });

  it('opens no account [RE-28 api] [RE-31 api]', async () => {
    const browser = gateway.visit('aurora');
    const mobileNum = '9661234599';
    const payload = {
      variant: 'mobile',
      mobileNum,
      countryDialingCode: '63',
      password: 'seven quiet rivers',
      confirmPassword: 'seven quiet rivers',
      birthday: '1990-04-17',
      disclaimer: true,
      captcha: await solveCaptcha(gateway, browser),
      firebaseChannel: 'sms',
      firebaseIdToken: await wrong(phone({ mobileNum })),
    } as const;
    expect((await browser.call('register', { payload })).envelope.code).toBe('sms.wrong');
  });

  it.each(['google', 'facebook'] as const)('lets nobody in by %s', async (provider) => {
    const person = await addPerson(gateway, { password: null });
    const idToken = await wrong(socialClaims(provider, `id-${person.account}`, person.email, true));
    const browser = gateway.visit('aurora');
    const { envelope } = await browser.call('socialLogin', { body: { provider, idToken } });
    expect(envelope.code).toBe('login.failed');
  });
});

type Provider = Body<'socialLogin'>['provider'];

const social = (
  provider: Provider,
  id: string,
  { email }: Pick<Person, 'email'>,
  isVerified: boolean,
): Claims => socialClaims(provider, id, email, isVerified);

async function bySocial(
  provider: Provider,
  claims: Claims,
  browser: Browser = gateway.visit('aurora'),
) {
  const idToken = await tokenOf(claims);
  const called = await browser.call('socialLogin', { body: { provider, idToken } });
  return { ...called, who: called.envelope.value && called.envelope };
}

const nameOf = async (called: ReturnType<typeof bySocial>) => {
  const { envelope } = await called;
  const { value } = envelope;
  return value !== null && 'userName' in value ? value.userName : envelope.code;
};

describe.each<Provider>(['google', 'facebook'])('a login by %s', (provider) => {
  let ids = 0;
  const newId = () => `${provider}-${(ids += 1)}`;

  it('links an account without a password by an address both sides have verified, and then knows it', async () => {
    const person = await addPerson(gateway, { password: null });
    const id = newId();
    const upper = { email: person.email.toUpperCase() };
    expect(await nameOf(bySocial(provider, social(provider, id, upper, true)))).toBe(
      person.account,
    );
    const moved = { email: 'moved@example.org' };
    expect(await nameOf(bySocial(provider, social(provider, id, moved, false)))).toBe(
      person.account,
    );
  });

  it('opens a session as any other login does', async () => {
    const person = await addPerson(gateway, { password: null });
    const browser = gateway.visit('aurora');
    const { envelope } = await bySocial(provider, social(provider, newId(), person, true), browser);
    if (envelope.value !== null && 'token' in envelope.value) browser.token = envelope.value.token;
    expect((await browser.call('memberInfo')).envelope.value?.account).toBe(person.account);
  });

  it.each([
    ['they have not verified', true, false],
    ['we have not verified', false, true],
  ])('leads nowhere by an address that %s', async (_, ours, theirs) => {
    for (const password of [undefined, null]) {
      const person = await addPerson(gateway, {
        emailVerified: ours,
        ...(password === null && { password }),
      });
      const claims = social(provider, newId(), person, theirs);
      expect(await nameOf(bySocial(provider, claims))).toBe('login.failed');
    }
  });

  it('does not take an account from the identity it is linked to', async () => {
    const person = await addPerson(gateway, { password: null });
    await bySocial(provider, social(provider, newId(), person, true));
    const other = social(provider, newId(), person, true);
    expect(await nameOf(bySocial(provider, other))).toBe('login.failed');
  });

  it('knows the linked account even where the address is another’s by now', async () => {
    const person = await addPerson(gateway, { password: null });
    const other = await addPerson(gateway);
    const id = newId();
    await bySocial(provider, social(provider, id, person, true));
    expect(await nameOf(bySocial(provider, social(provider, id, other, true)))).toBe(
      person.account,
    );
  });

  it('refuses nobody’s identity, a stranger’s on another site, and the wrong kind', async () => {
    const person = await addPerson(gateway);
    const elsewhere = await addPerson(gateway, { merchant: 'noir' });
    const nobody = social(provider, newId(), { email: 'nobody@example.org' }, true);
    expect(await nameOf(bySocial(provider, nobody))).toBe('login.failed');
    expect(await nameOf(bySocial(provider, social(provider, newId(), elsewhere, true)))).toBe(
      'login.failed',
    );
    const other = provider === 'google' ? 'facebook' : 'google';
    expect(await nameOf(bySocial(provider, social(other, newId(), person, true)))).toBe(
      'login.failed',
    );
    // Linked there, but not how they came in this time.
    const mixed = {
      ...social(provider, newId(), person, true),
      firebase: {
        identities: { [`${provider}.com`]: [newId()] },
        sign_in_provider: 'password',
      },
    };
    expect(await nameOf(bySocial(provider, mixed))).toBe('login.failed');
  });

  it.each<[string, unknown]>([
    ['an end in the middle', ['id\0entity']],
    ['half a letter', ['id-\uD800']],
    ['nothing in it', ['']],
    ['more than a name has', ['i'.repeat(1000)]],
    ['a form of its own', [{ toString: 1, valueOf: 1 }]],
    ['no text', [null]],
    ['no list', 'identity'],
  ])('refuses an identity with %s', async (_, identities) => {
    const person = await addPerson(gateway, { password: null });
    const claims = {
      ...social(provider, newId(), person, true),
      firebase: {
        identities: { [`${provider}.com`]: identities },
        sign_in_provider: `${provider}.com`,
      },
    };
    expect(await nameOf(bySocial(provider, claims))).toBe('login.failed');
  });

  it.each<[string, unknown]>([
    ['an end in the middle', 'ana\0@example.org'],
    ['a form of its own', { toLowerCase: 1 }],
    ['a list', ['ana@example.org']],
  ])('leads nowhere by an address with %s', async (_, email) => {
    const claims = { ...social(provider, newId(), { email: '' }, true), email };
    expect(await nameOf(bySocial(provider, claims))).toBe('login.failed');
  });

  it('is off where the site has no such feature', async () => {
    const { status, envelope } = await bySocial(
      provider,
      social(provider, newId(), { email: 'a@example.org' }, true),
      gateway.visit('noir'),
    );
    expect([status, envelope.code]).toEqual([403, 'permission.denied']);
  });
});

it('says that it is busy, and not that a token is wrong, when the keys cannot be had', async () => {
  const away = await openGateway({
    demo: false,
    identityKeys: () => Promise.reject(new Error('no route to the keys')),
  });
  try {
    const token = await tokenOf(phone({ mobileNum: '9170000000' }));
    const { status, envelope } = await byFirebase(token, {}, away.visit('aurora'));
    expect([status, envelope.code]).toEqual([503, 'system.busy']);
  } finally {
    await away.stop();
  }
});
