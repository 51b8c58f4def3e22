import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import dns from 'node:dns';
import { CompactEncrypt, importJWK } from 'jose';
import { client } from './dist/client.gen.ts';
import { betRecords, gameList, launch, login, logout, sessionKey, wallet } from './dist/index.ts';

const [site = '', merchant = '', username = '', password = ''] = process.argv.slice(2);
const headers = { Merchant: merchant };

/** A browser finds `*.localhost` by itself; Node asks the system, which may know none. */
const lookup = dns.lookup.bind(dns);
dns.lookup = ((host: string, ...rest: [dns.LookupOptions, () => void]) =>
  lookup(host.endsWith('.localhost') ? '127.0.0.1' : host, ...rest)) as typeof dns.lookup;

/** Who is signed in; the document says that every call of a member carries both. */
const held = { session: '', token: '' };
client.setConfig({
  baseUrl: site,
  auth: ({ type }) => (type === 'apiKey' ? held.session : held.token),
});
client.interceptors.response.use((response) => {
  for (const line of response.headers.getSetCookie()) {
    const [, value] = /^__Host-sid=([^;]*)/.exec(line) ?? [];
    if (value !== undefined) held.session = value;
  }
  return response;
});

async function sealed(payload: object, mch = merchant) {
  const { data } = await sessionKey({ headers });
  const key = data?.value;
  assert(key, 'no key was handed out');
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: key.kid,
      typ: 'JWE',
      iat: Math.floor(Date.now() / 1000),
      jti: randomUUID(),
      htm: 'POST',
      htu: '/wps/session/login',
      mch,
    })
    .encrypt(await importJWK(key.jwk, 'ECDH-ES'));
  return { body: { data: jwe }, headers: { ...headers, Encryption: `jwe;kid=${key.kid}` } };
}

const minor = (decimal: string): number => Math.round(Number(decimal) * 100);

async function cash(): Promise<number> {
  const { data } = await wallet({ headers });
  assert(data?.value, 'no wallet was shown');
  return minor(data.value.sumBalance);
}

const stranger = await wallet({ headers });
assert.equal(stranger.error?.code, 'auth.required', 'a stranger sees no wallet');

const secret = { type: 'username', username, password };
const elsewhere = await login(await sealed(secret, 'elsewhere'));
assert.equal(elsewhere.error?.code, 'encryption.invalid', 'what is sealed for another is refused');

const right = await login(await sealed(secret));
assert.equal(right.data?.value?.userName, username, JSON.stringify(right.error));
held.token = right.data.value.token;
const before = await cash();

const found = await gameList({ headers, query: { gameName: 'Moon Orchard' } });
const [game] = found.data?.value?.games ?? [];
assert(game, 'the game is in the catalogue');
const opened = await launch({ headers, query: { vendor: game.vassalage, nodeId: game.nodeId } });
assert(opened.data?.value, JSON.stringify(opened.error));

// From here on the page of the game speaks, with its token and no cookie.
const page = new URL(opened.data.value.url);
const answer = await fetch(new URL('api/spin', page), {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ token: page.hash.slice(1), stake: '1.00', key: randomUUID() }),
});
const round = (await answer.json()) as { ok: boolean; win: string; balance: string };
assert(round.ok, JSON.stringify(round));

const after = await cash();
assert.equal(after, before - 100 + minor(round.win), 'the wallet follows the round');
assert.equal(after, minor(round.balance), 'game and wallet agree');
const records = await betRecords({ headers, query: { pageNo: 1 } });
assert(records.data?.value, JSON.stringify(records.error));

await logout({ headers });
const gone = await wallet({ headers });
assert.equal(gone.error?.code, 'auth.required', 'nobody is signed in after leaving');
console.log(`${username} staked 1.00, won ${round.win} and has ${round.balance}`);
