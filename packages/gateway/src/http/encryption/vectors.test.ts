import { generateKeyPairSync, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { b64, unb64, seal, open, type Header } from '../../testing/proofs/jwe.ts';
import { createWrapper } from './wrap.ts';

/** Of every kind some are tried; `pnpm long vectors` tries ten thousand. */
const share = process.env['LIVERY_TEST_COUNTS'] === 'whole' ? 1 : 0.1;

describe('the gateway', () => {
  const PATH = '/wps/session/login';
  let gateway: TestGateway;
  let to: JWK;
  let kid: string;
  // No crowd, of which each would be told to work first.
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  beforeAll(async () => {
    gateway = await openGateway({ demo: false });
    const { envelope } = await gateway.visit('aurora').call('sessionKey');
    if (envelope.value === null) throw new Error('no key was handed out');
    ({ jwk: to, kid } = envelope.value);
  });
  afterAll(async () => {
    agent.destroy();
    await gateway.stop();
  });

  const seconds = (offset = 0): number => Math.floor(gateway.now() / 1000) + offset;
  const header = (change: Header = {}): Header => ({
    alg: 'ECDH-ES',
    enc: 'A256GCM',
    typ: 'JWE',
    kid,
    iat: seconds(),
    jti: randomUUID(),
    htm: 'POST',
    htu: PATH,
    mch: 'aurora',
    ...change,
  });
  /** No login, and therefore cheap: what the gateway opens is refused for another reason. */
  const message = (change?: Header): string =>
    seal({ to, header: header(change), plain: '{"type":"username"}' });

  interface Refusing {
    readonly status: number;
    readonly body: string;
    readonly headers: string;
  }

  const post = (data: unknown, encryption: string | null = `jwe;kid=${kid}`) =>
    new Promise<Refusing>((resolve, reject) => {
      const body = JSON.stringify({ data });
      const outgoing = request(
        {
          host: '127.0.0.1',
          port: gateway.port,
          agent,
          method: 'POST',
          path: PATH,
          headers: {
            host: `aurora.localhost:${gateway.port}`,
            merchant: 'aurora',
            // Each from elsewhere: how many one address may send is another test's.
            'x-forwarded-for': [10, 0, 0, 0].map((from) => from || randomInt(256)).join('.'),
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            ...(encryption !== null && { encryption }),
          },
        },
        (incoming) => {
          let text = '';
          incoming.on('data', (chunk: Buffer) => {
            text += chunk.toString();
          });
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              body: text.replace(/"traceId":"[^"]+","serverTime":\d+/, ''),
              headers: Object.keys(incoming.headers).toSorted().join(),
            }),
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  const refused = {
    status: 400,
    body: '{"success":false,"value":null,"code":"encryption.invalid","message":"encryption.invalid",}',
  };
  const isOpened = ({ body }: Refusing) => body.includes('"code":"request.invalid"');

  /** Sends them all, some at a time; returns the answers that are not the one refusal there is. */
  async function others(
    messages: readonly (readonly [what: string, data: unknown, encryption?: string | null])[],
  ) {
    const wrong: unknown[] = [];
    const left = messages.values();
    const work = async () => {
      for (const [what, data, encryption] of left) {
        const answer = await post(data, encryption);
        if (answer.status !== refused.status || answer.body !== refused.body) {
          wrong.push([what, answer.status, answer.body]);
        }
        headerNames.add(answer.headers);
      }
    };
    await Promise.all(Array.from({ length: 12 }, work));
    tried += messages.length;
    return wrong;
  }
  const headerNames = new Set<string>();
  let tried = 0;

  const times = <T>(count: number, make: (index: number) => T): T[] =>
    Array.from({ length: Math.ceil(count * share) }, (_, index) => make(index));

  /** One after the other, so that each has its turn however few there are. */
  let turns = 0;
  const inTurn = <T>(list: readonly T[]): T | undefined => list[turns++ % list.length];

  it('opens what is sealed by the letter of the standards', async () => {
    for (let count = 0; count < 20; count += 1) expect(isOpened(await post(message()))).toBe(true);
  });

  it('holds keys that open what jose seals to them', async () => {
    const theirs = await new CompactEncrypt(new TextEncoder().encode('from jose'))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
      .encrypt(await importJWK({ ...to, kty: 'EC' }, 'ECDH-ES'));
    const row = await gateway.db
      .selectFrom('encryption_key')
      .select('private_jwk')
      .where('kid', '=', kid)
      .executeTakeFirstOrThrow();
    const wrapper = createWrapper('key-of-the-tests-and-of-nothing-else');
    const key = wrapper.unwrap(row.private_jwk, ['aurora', kid]);
    expect(open(theirs, key ?? {})).toBe('from jose');
  });

  it('takes nothing twice', async () => {
    const seen = times(250, () => message());
    const first = await Promise.all(seen.map((one) => post(one)));
    expect(first.every(isOpened)).toBe(true);
    expect(await others(times(1000, (index) => ['replay', seen[index % seen.length]]))).toEqual([]);
    // Sealed anew under a number that was seen.
    const { jti } = JSON.parse(unb64(seen[0]?.split('.')[0] ?? '').toString()) as { jti: string };
    expect(await others(times(50, () => ['number seen', message({ jti })]))).toEqual([]);
  });

  it('takes nothing that speaks of another time, place, merchant or key', async () => {
    const claims: readonly (() => Header)[] = [
      () => ({ iat: seconds(-122 - randomInt(1e6)) }),
      () => ({ iat: seconds(122 + randomInt(1e6)) }),
      () => ({ iat: gateway.now() }),
      () => ({ iat: String(seconds()) }),
      () => ({ iat: undefined }),
      () => ({ iat: null }),
      () => ({ htm: inTurn(['GET', 'PUT', 'post', 'DELETE', '', undefined, ['POST']]) }),
      () => ({ htu: inTurn([`${PATH}/`, '/wps/member/register', '', undefined, [PATH]]) }),
      () => ({ mch: inTurn(['noir', 'Aurora', '', undefined, ['aurora']]) }),
      () => ({
        jti: inTurn(['', 'short', undefined, 7, 'x'.repeat(65), 'with spaces in it!']),
      }),
      () => ({ kid: inTurn([b64(randomBytes(9)), '', undefined, [kid], null]) }),
      () => ({ zip: inTurn(['DEF', '', null]) }),
      () => ({ crit: inTurn([['exp'], [], 'iat']) }),
    ];
    const messages = claims.flatMap((claim) =>
      times(150, () => {
        const change = claim();
        return [JSON.stringify(change), message(change)] as const;
      }),
    );
    expect(await others(messages)).toEqual([]);
  });

  it('takes no other algorithm, sealed as it may be', async () => {
    const key = await importJWK({ ...to, kty: 'EC' }, 'ECDH-ES');
    const sealed = await Promise.all(
      (
        [
          ['ECDH-ES', 'A128GCM'],
          ['ECDH-ES', 'A192GCM'],
          ['ECDH-ES', 'A128CBC-HS256'],
          ['ECDH-ES', 'A256CBC-HS512'],
          ['ECDH-ES+A256KW', 'A256GCM'],
          ['ECDH-ES+A128KW', 'A256GCM'],
        ] as const
      ).flatMap(([alg, enc]) =>
        times(
          25,
          async () =>
            [
              `${alg} ${enc}`,
              await new CompactEncrypt(new TextEncoder().encode('{"type":"username"}'))
                .setProtectedHeader({ ...header(), alg, enc })
                .encrypt(key),
            ] as const,
        ),
      ),
    );
    expect(await others(sealed)).toEqual([]);
    const named = [
      'dir',
      'none',
      'RSA-OAEP',
      'RSA1_5',
      'A256KW',
      'PBES2-HS256+A128KW',
      '',
      null,
      7,
    ];
    const claimed = named.flatMap((alg) =>
      times(25, () => [`claims ${alg}`, message({ alg })] as const),
    );
    expect(await others(claimed)).toEqual([]);
    const other = ['A128GCM', 'A256CBC-HS512', 'none', '', undefined, 7];
    expect(
      await others(other.flatMap((enc) => times(25, () => [`claims ${enc}`, message({ enc })]))),
    ).toEqual([]);
  });

  it('takes no key that is none', async () => {
    const point = () =>
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
    const okp = generateKeyPairSync('x25519').publicKey.export({ format: 'jwk' });
    const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey.export({
      format: 'jwk',
    });
    const keys: readonly (() => unknown)[] = [
      () => ({ ...point(), y: point().y }),
      () => ({ ...point(), x: b64(Buffer.alloc(32)) }),
      () => ({ ...point(), x: b64(Buffer.alloc(32, 255)) }),
      () => ({ ...point(), x: b64(Buffer.alloc(32)), y: b64(Buffer.alloc(32)) }),
      () => ({ ...point(), y: undefined }),
      () => ({ ...point(), x: 'short' }),
      () => ({ ...point(), x: 7 }),
      () => ({ ...point(), crv: 'P-384' }),
      () => ({ ...point(), kty: 'RSA' }),
      () => okp,
      () => p384,
      () => ({ kty: 'oct', k: b64(randomBytes(32)) }),
      () => 'a key',
      () => [],
      () => 7,
      // A good point that is not the one that was used.
      point,
    ];
    const messages = keys.flatMap((make) =>
      times(20, () => {
        const epk = make();
        const data = seal({ to, header: header(), plain: '{"type":"username"}', epk });
        return [JSON.stringify(epk), data] as const;
      }),
    );
    expect(await others(messages)).toEqual([]);
    const strangers = times(100, () => {
      const whose = { ...point(), kid };
      return ['sealed to a stranger', seal({ to: whose, header: header(), plain: '{}' })] as const;
    });
    expect(await others(strangers)).toEqual([]);
  });

  it('takes no message in which anything was changed', async () => {
    const pool = times(60, () => message());
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    /** One letter of one part is another. */
    const changed = (part: number, at: (length: number) => number) => (index: number) => {
      const parts = (pool[index % pool.length] ?? '').split('.');
      const text = parts[part] ?? '';
      const place = at(text.length);
      const letters = alphabet.replace(text[place] ?? '', '');
      const letter = letters[randomInt(letters.length)] ?? '';
      parts[part] = `${text.slice(0, place)}${letter}${text.slice(place + 1)}`;
      return [`part ${part}, letter ${place}`, parts.join('.')] as const;
    };
    const anywhere = (length: number) => randomInt(length);
    // Where bits are to spare, a forgiving reader would not notice.
    const last = (length: number) => length - 1;
    expect(
      await others([
        ...times(1200, changed(0, anywhere)),
        ...times(900, changed(2, anywhere)),
        ...times(1000, changed(3, anywhere)),
        ...times(1000, changed(4, anywhere)),
        ...times(200, changed(0, last)),
        ...times(200, changed(3, last)),
        ...times(400, changed(4, last)),
      ]),
    ).toEqual([]);
    // They were good until then.
    const untouched = await Promise.all(pool.map((one) => post(one)));
    expect(untouched.every(isOpened)).toBe(true);
  });

  it('takes no message of another form', async () => {
    const make = (change: (parts: string[]) => string[]) => () =>
      change(message().split('.')).join('.');
    const reshape: readonly (() => unknown)[] = [
      make((parts) => parts.slice(0, 4)),
      make((parts) => [...parts, '']),
      make((parts) => parts.toReversed()),
      make(([head = '', , ...rest]) => [head, b64(randomBytes(40)), ...rest]),
      ...[0, 2, 3, 4].map((part) => make((parts) => parts.with(part, ''))),
      ...[0, 2, 3, 4].map((part) => make((parts) => parts.with(part, `${parts[part]}=`))),
      ...[0, 2, 3, 4].map((part) => make((parts) => parts.with(part, ` ${parts[part]}`))),
      make((parts) => parts.with(4, b64(unb64(parts[4] ?? '').subarray(0, 12)))),
      make((parts) => parts.with(4, b64(Buffer.concat([unb64(parts[4] ?? ''), Buffer.alloc(4)])))),
      make((parts) => parts.with(3, b64(unb64(parts[3] ?? '').subarray(1)))),
      make((parts) => parts.with(0, b64('{"alg":"ECDH-ES"'))),
      make((parts) => parts.with(0, b64('[]'))),
      make((parts) => parts.with(0, b64('null'))),
      () => seal({ to, header: header(), plain: '{"type":"username"}', iv: randomBytes(16) }),
      () => seal({ to, header: header(), plain: '{"type":"username"}', iv: randomBytes(8) }),
      () => seal({ to, header: header(), plain: '' }),
      () => seal({ to, header: header(), plain: 'no JSON' }),
      () => seal({ to, header: header(), plain: Buffer.from([0x22, 0xff, 0xfe, 0x22]) }),
      () => seal({ to, header: header(), plain: '{"__proto__":{"type":"username"}}' }),
      () => seal({ to, header: header(), plain: '{"type":"username","type":"phone"}' }),
      () => seal({ to, header: header(), plain: `${'['.repeat(5000)}${']'.repeat(5000)}` }),
      () => JSON.stringify({ protected: message().split('.')[0] }),
      () => 'x'.repeat(1 + randomInt(2000)),
      () => '.'.repeat(1 + randomInt(9)),
      () => b64(randomBytes(1 + randomInt(500))),
      () => Array.from({ length: 5 }, () => b64(randomBytes(20))).join('.'),
    ];
    const messages = reshape.flatMap((one, index) =>
      times(40, () => [`form ${index}`, one()] as const),
    );
    expect(await others(messages)).toEqual([]);
    const names = [
      null,
      '',
      'jwe',
      `jwe;kid=`,
      `jwe;kid=x${kid}`,
      `JWE;kid=${kid}`,
      `jwe; kid=${kid}`,
    ];
    expect(
      await others(
        names.flatMap((name) => times(25, () => [`header ${name}`, message(), name] as const)),
      ),
    ).toEqual([]);
  });

  it('takes no message in which two bits were changed', async () => {
    const pool = times(40, () => message());
    const messages = times(400, (index) => {
      // Two bits anywhere in what was encrypted.
      const parts = (pool[index % pool.length] ?? '').split('.');
      const bytes = Buffer.concat([unb64(parts[3] ?? ''), unb64(parts[4] ?? '')]);
      const places = [randomInt(bytes.length * 8), randomInt(bytes.length * 8)];
      for (const place of new Set(places)) {
        bytes.writeUInt8(bytes.readUInt8(place >> 3) ^ (1 << (place & 7)), place >> 3);
      }
      const at = bytes.length - 16;
      return [
        'two bits',
        parts
          .with(3, b64(bytes.subarray(0, at)))
          .with(4, b64(bytes.subarray(at)))
          .join('.'),
      ] as const;
    });
    expect(await others(messages)).toEqual([]);
  });

  it('has refused all of a thousand by now, or of ten thousand, each in the same words', () => {
    expect(tried).toBeGreaterThanOrEqual(10_000 * share);
    expect(headerNames.size).toBe(1);
  });
});
