import type { MerchantRecord } from '@livery/contract/merchants';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD_COST } from '../../../kernel/passwords/passwords.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, type Person } from '../../../testing/people.ts';
import {
  type Claims,
  identityKeys,
  phoneClaims,
  signedToken,
  usualClaims,
} from '../../../testing/proofs/id-tokens.ts';

const PROJECT = 'demo-livery';
const EMULATOR = '127.0.0.1:9099';

const open = (firebaseEmulator: string | undefined, noir: Partial<MerchantRecord>) =>
  openGateway({
    demo: false,
    identityKeys,
    config: { firebaseEmulator, passwordCost: PASSWORD_COST },
    sites: {
      aurora: { firebase: { projectId: PROJECT } },
      noir: { firebase: { projectId: PROJECT }, flags: { LOGMOBVERF3: true }, ...noir },
    },
  });

let emulated: TestGateway;
let real: TestGateway;
beforeAll(async () => {
  [emulated, real] = await Promise.all([
    open(EMULATOR, { environment: 'production' }),
    open(undefined, { firebase: { projectId: 'demonstration' } }),
  ]);
});
afterAll(() => Promise.all([emulated.stop(), real.stop()]));

const claimsOf = (gateway: TestGateway, { mobileNum }: Person, project: string): Claims => ({
  ...usualClaims(gateway.now()),
  ...phoneClaims(mobileNum),
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
});

/** As the emulator writes it. */
const unsigned = (claims: Claims): string => new UnsecuredJWT({ ...claims }).encode();

async function enter(gateway: TestGateway, merchant: string, firebaseIdToken: string) {
  const payload = { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken } as const;
  const { envelope } = await gateway.visit(merchant).call('login', { payload });
  return envelope.code ?? envelope.value?.userName;
}

it('takes what the emulator says where all of it is a demo', async () => {
  const person = await addPerson(emulated, { password: null });
  const token = unsigned(claimsOf(emulated, person, PROJECT));
  expect(await enter(emulated, 'aurora', token)).toBe(person.account);
  expect(await enter(emulated, 'aurora', token)).toBe('login.failed');
});

it('refuses it where no emulator was named', async () => {
  const person = await addPerson(real, { password: null });
  const token = unsigned(claimsOf(real, person, PROJECT));
  expect(await enter(real, 'aurora', token)).toBe('login.failed');
});

it('refuses it at a merchant in production, whatever its project is called', async () => {
  const person = await addPerson(emulated, { merchant: 'noir', password: null });
  const claims = claimsOf(emulated, person, PROJECT);
  expect(await enter(emulated, 'noir', unsigned(claims))).toBe('login.failed');
  const signed = await signedToken(emulated.now(), claims);
  expect(await enter(emulated, 'noir', signed)).toBe(person.account);
});

it('refuses it where the project is a real one', async () => {
  const gateway = await open(EMULATOR, { firebase: { projectId: 'demonstration' } });
  try {
    const person = await addPerson(gateway, { merchant: 'noir', password: null });
    const token = unsigned(claimsOf(gateway, person, 'demonstration'));
    expect(await enter(gateway, 'noir', token)).toBe('login.failed');
  } finally {
    await gateway.stop();
  }
});

it.each<[string, (gateway: TestGateway) => Claims]>([
  ['of another project', () => ({ aud: 'demo-other' })],
  ['of another issuer', () => ({ iss: 'https://securetoken.google.com/demo-other' })],
  ['that is over', (gateway) => ({ exp: Math.floor(gateway.now() / 1000) - 100 })],
  ['of nobody', () => ({ sub: undefined })],
  ['of somebody who was last there long ago', () => ({ auth_time: 1 })],
])('holds it against the same claims, and refuses one %s', async (_, wrong) => {
  const person = await addPerson(emulated, { password: null });
  const claims = { ...claimsOf(emulated, person, PROJECT), ...wrong(emulated) };
  const token = unsigned(JSON.parse(JSON.stringify(claims)) as Claims);
  expect(await enter(emulated, 'aurora', token)).toBe('login.failed');
});

it('refuses one that names an algorithm and has no signature', async () => {
  const person = await addPerson(emulated, { password: null });
  const [, payload] = unsigned(claimsOf(emulated, person, PROJECT)).split('.');
  const head = Buffer.from(JSON.stringify({ alg: 'RS256', typ: 'JWT' })).toString('base64url');
  expect(await enter(emulated, 'aurora', `${head}.${payload}.`)).toBe('login.failed');
});
