import cookie from '@fastify/cookie';
import { endpoints, type CallerKind, type Endpoint } from '@livery/contract';
import Fastify, { type FastifyReply, type FastifyRequest, type InjectOptions } from 'fastify';
import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { loadMerchants } from '../../kernel/sites/merchants.ts';
import type { Gate } from '../../kernel/sites/site-states.ts';
import { createSites } from '../../kernel/sites/sites.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { writeSites } from '../../testing/sites.ts';
import { requireCaller, requireOwnPassword } from './callers.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { requireMerchant } from './merchant.ts';
import { requireOpen } from './open-site.ts';
import { requireSameOrigin } from './origin.ts';
import {
  clearSessionCookie,
  sessionCookie,
  sessionProof,
  setSessionCookie,
} from './session-cookie.ts';

const { file, folder } = writeSites();
const merchants = loadMerchants(file);
afterAll(() => rmSync(folder, { recursive: true }));

type Guard = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** What a guard says of a request that came over a server: its result, or why it refused. */
async function asked(guard: Guard, request: InjectOptions) {
  const app = Fastify();
  await app.register(cookie);
  let said: unknown;
  app.all('/', async (one, reply) => {
    try {
      said = guard(one, reply) ?? 'let in';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      said = { refused: error.code, ...error.details };
    }
    return 'said';
  });
  const { headers, statusCode } = await app.inject({ url: '/', ...request });
  expect(statusCode).toBe(200);
  await app.close();
  return { said, headers };
}

describe('the merchant', () => {
  const sites = createSites(merchants);
  const of = async (headers: Record<string, string>) =>
    (await asked((request) => requireMerchant(sites, request).code, { headers })).said;

  it.each([
    [{ host: 'aurora.localhost', merchant: 'aurora' }, 'aurora'],
    [{ host: 'noir.localhost:4000', merchant: 'noir' }, 'noir'],
    [{ host: 'aurora.localhost', merchant: 'noir' }, { refused: 'merchant.mismatch' }],
    [{ host: 'aurora.localhost' }, { refused: 'merchant.mismatch' }],
    [{ host: 'games.localhost', merchant: 'aurora' }, { refused: 'route.missing' }],
    [{ host: 'nobody.localhost', merchant: 'aurora' }, { refused: 'route.missing' }],
  ])('of %j is %j', async (headers, expected) => {
    expect(await of(headers)).toEqual(expected);
  });
});

describe('the origin', () => {
  const refused = { refused: 'origin.refused' };
  const host = { host: 'Aurora.localhost:4000' };
  const own = { ...host, origin: 'http://aurora.localhost:4000' };
  const of = async (
    method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'DELETE',
    headers: Record<string, string>,
    allowed?: readonly string[],
  ) => (await asked((request) => requireSameOrigin(request, allowed), { method, headers })).said;

  it.each(['GET', 'HEAD', 'OPTIONS'] as const)(
    'of a %s does not matter: it changes nothing',
    async (method) => {
      const elsewhere = { ...host, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      expect(await of(method, elsewhere)).toBe('let in');
    },
  );

  it.each([
    ['nothing of a browser', host, 'let in'],
    ['the site itself', own, 'let in'],
    [
      'the site itself, as the browser says too',
      { ...own, 'sec-fetch-site': 'same-origin' },
      'let in',
    ],
    ['a page beside it', { ...own, 'sec-fetch-site': 'same-site' }, refused],
    ['a page elsewhere that says no origin', { ...host, 'sec-fetch-site': 'cross-site' }, refused],
    ['an address that was typed', { ...host, 'sec-fetch-site': 'none' }, refused],
    ['another host', { ...host, origin: 'http://noir.localhost:4000' }, refused],
    ['the other protocol', { ...host, origin: 'https://aurora.localhost:4000' }, refused],
    ['another port', { ...host, origin: 'http://aurora.localhost:4001' }, refused],
    ['a sandbox', { ...host, origin: 'null' }, refused],
  ])('of a POST from %s', async (_, headers, expected) => {
    expect(await of('POST', headers)).toEqual(expected);
  });

  it('may be one that the operator named, and no other', async () => {
    const named = 'https://partner.aurora.localhost';
    const partner = { ...host, origin: named, 'sec-fetch-site': 'same-site' };
    expect(await of('PUT', partner, [named])).toBe('let in');
    expect(await of('PUT', partner, ['https://other.example'])).toEqual(refused);
    expect(await of('DELETE', partner)).toEqual(refused);
    const unnamed = { ...host, 'sec-fetch-site': 'cross-site' };
    expect(await of('PUT', unnamed, [named])).toEqual(refused);
  });

  it('may not be one of another site, whoever named it', async () => {
    const far = { ...host, origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' };
    expect(await of('PUT', far, ['https://partner.example'])).toEqual(refused);
  });
});

describe('the idempotency key', () => {
  const of = async (key?: string) => {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    return (await asked(idempotencyKey, { headers })).said;
  };
  const refused = (code: string) => ({
    refused: 'request.invalid',
    errors: [{ field: 'Idempotency-Key', code }],
  });

  it.each(['12345678', 'a-b_c-d_e', 'x'.repeat(64)])('may be %s', async (key) => {
    expect(await of(key)).toBe(key);
  });
  it.each(['', '1234567', 'x'.repeat(65), '12345678!', '!12345678', '1234 5678'])(
    'may not be "%s"',
    async (key) => {
      expect(await of(key)).toEqual(refused('pattern'));
    },
  );
  it('may not be left out', async () => {
    expect(await of()).toEqual(refused('required'));
  });
});

describe('the session', () => {
  const token = 'abcdefgh_ijklmn-';
  const proof = async (headers: Record<string, string>) =>
    (await asked((request) => sessionProof(request), { headers })).said;

  it('is shown by a cookie and a token, and by no half', async () => {
    const sid = { cookie: '__Host-sid=secret' };
    const bearer = { authorization: `Bearer ${token}` };
    expect(await proof({ ...sid, ...bearer })).toEqual({ id: 'secret', token });
    for (const half of [sid, bearer, {}]) expect(await proof(half)).toBe('let in');
    expect(await proof({ cookie: 'sid=secret', ...bearer })).toBe('let in');
  });

  it.each([
    [`Bearer ${'x'.repeat(15)}`, false],
    [`Bearer ${'x'.repeat(16)}`, true],
    [`Bearer ${'x'.repeat(128)}`, true],
    [`Bearer ${'x'.repeat(129)}`, false],
    [`Bearer  ${token}`, false],
    [`bearer ${token}`, false],
    [`Basic ${token}`, false],
    [`x Bearer ${token}`, false],
    [`Bearer ${token} x`, false],
    [`Bearer ${token}=`, false],
  ])('reads "%s" as a token: %s', async (authorization, isOne) => {
    const said = await proof({ cookie: '__Host-sid=secret', authorization });
    expect(said !== 'let in').toBe(isOne);
  });

  it('lies in a cookie that no script reads and no other host gets', async () => {
    const set = await asked((_, reply) => setSessionCookie(reply, 'secret'), {});
    expect(set.headers['set-cookie']).toBe(
      '__Host-sid=secret; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    const known = await asked(sessionCookie, { headers: { cookie: '__Host-sid=secret' } });
    expect(known.said).toBe('secret');
  });

  it('is taken back with the attributes it was given', async () => {
    const { headers } = await asked((_, reply) => clearSessionCookie(reply), {});
    expect(headers['set-cookie']).toBe(
      '__Host-sid=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
    );
  });
});

describe('whoever calls', () => {
  /** Types of members: players, guest, agents, and what nobody knows yet. */
  const types = [0, 1, 2, 4, 40, 41, 42, 77];
  const outcome = (kind: CallerKind, type: number | null) => {
    try {
      requireCaller(kind, type === null ? null : { type });
      return 'let in';
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  };

  it.each<[CallerKind, string, Record<number, string>]>([
    ['public', 'let in', {}],
    ['member', 'auth.required', {}],
    ['registered', 'auth.required', { 4: 'trial.forbidden' }],
    [
      'player',
      'auth.required',
      {
        4: 'trial.forbidden',
        40: 'type.rejected',
        41: 'type.rejected',
        42: 'type.rejected',
        77: 'type.rejected',
      },
    ],
    [
      'agent',
      'auth.required',
      { 0: 'permission.denied', 4: 'permission.denied', 40: 'permission.denied' },
    ],
    [
      'nonAgent',
      'auth.required',
      {
        1: 'permission.denied',
        2: 'permission.denied',
        41: 'permission.denied',
        42: 'permission.denied',
        77: 'permission.denied',
      },
    ],
  ])('of a %s operation', (kind, visitor, refused) => {
    expect(outcome(kind, null)).toBe(visitor);
    for (const type of types)
      expect(outcome(kind, type), `type ${type}`).toBe(refused[type] ?? 'let in');
  });
});

describe('a password that was handed out', () => {
  const outcome = (caller: CallerKind, mustChangePassword?: boolean, beforeNewPassword?: true) => {
    const session = mustChangePassword === undefined ? null : { mustChangePassword };
    try {
      requireOwnPassword({ caller, ...(beforeNewPassword && { beforeNewPassword }) }, session);
      return 'let in';
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  };

  it('opens what is public and what leads to another one, and nothing else', () => {
    for (const caller of ['member', 'registered', 'player', 'agent', 'nonAgent'] as const) {
      expect(outcome(caller, true)).toBe('password.change_required');
      expect(outcome(caller, true, true)).toBe('let in');
      expect(outcome(caller, false)).toBe('let in');
    }
    expect(outcome('public', true)).toBe('let in');
    expect([outcome('public'), outcome('member')]).toEqual(['let in', 'let in']);
  });
});

describe('a closed site', () => {
  const now = Date.UTC(2026, 0, 1);
  const open: Gate = {
    info: '',
    maintenance: false,
    regionRestriction: false,
    country: undefined,
    until: undefined,
  };
  const [merchant] = merchants;
  if (!merchant) throw new Error('There is no merchant.');
  const of = async (gate: Partial<Gate>, endpoint: Endpoint = endpoints.wallet) => {
    const states = { gateFor: () => ({ ...open, ...gate }) };
    const guard: Guard = (request) =>
      requireOpen({ states, clock: () => now }, merchant, endpoint, request);
    return (await asked(guard, {})).said;
  };
  const upgrading = (seconds: number) => ({
    refused: 'system.upgrading',
    headers: { 'retry-after': String(seconds) },
  });

  it('is told from an open one, and from a region that may not enter', async () => {
    expect(await of({})).toBe('let in');
    const far = { regionRestriction: true };
    expect(await of(far, endpoints.gameList)).toEqual({ refused: 'region.blocked' });
    // Both reads as closed.
    expect(await of({ regionRestriction: true, maintenance: true })).toEqual(upgrading(30));
  });

  it.each([
    [undefined, 30],
    [now + 90_000, 90],
    [now + 90_001, 91],
    [now + 200, 1],
    [now - 5_000, 1],
    [now + 86_400_000, 86_400],
    [now + 200_000_000, 86_400],
  ])('that opens at %s lets one ask again after %s s', async (until, seconds) => {
    expect(await of({ maintenance: true, until })).toEqual(upgrading(seconds));
  });

  it.each([
    ['launch', 'region.blocked'],
    ['deposit', 'region.blocked'],
    ['transfer', 'region.blocked'],
    ['register', 'region.blocked'],
    ['trial', 'region.blocked'],
    ['login', undefined],
    ['withdraw', undefined],
    ['recall', undefined],
    ['statement', undefined],
    ['exclude', undefined],
  ] as const)('lets whoever is far away %s or not: %s [RG-38 api]', async (name, refused) => {
    const said = await of({ regionRestriction: true }, endpoints[name]);
    expect(said).toEqual(refused === undefined ? 'let in' : { refused });
  });

  it.each(['systemStatus', 'whitelabel', 'customerService', 'stream'] as const)(
    'still answers %s',
    async (name) => {
      expect(await of({ maintenance: true, regionRestriction: true }, endpoints[name])).toBe(
        'let in',
      );
    },
  );
});
