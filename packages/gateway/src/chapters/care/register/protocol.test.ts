import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@livery/demo';
import { transact } from '../../../kernel/database/transact.ts';
import { solveCaptcha, untilSo } from '../../../testing/people.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addGambler, GAME, type Gambler } from '../../../testing/players/gambler.ts';
import { policyWith } from '../../../testing/sites.ts';
import { connectRegister } from './accounts.ts';

const SITE = 'svea';
const secret = `whsec_${randomBytes(24).toString('base64')}`;

interface Asked {
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface Answer {
  readonly status?: number;
  readonly body: string;
}
type Answerer = (reference: string) => Answer | Promise<Answer>;

/** A register of our own making: it answers as a test has it, and remembers what it was asked. */
let answer: Answerer;
let signedWith = secret;
const asked: Asked[] = [];
const honest = (reference: string) => ({ body: JSON.stringify({ reference, result: 'clear' }) });
const listing = (reference: string) => ({
  body: JSON.stringify({ reference, result: 'listed', until: null }),
});

let gateway: TestGateway;
let server: Server;
let address: string;
beforeAll(async () => {
  gateway = await openGateway({
    demo: false,
    config: { memberWrites: 100_000 },
    sites: { [SITE]: { policy: policyWith({ registerCheck: 'login' }) } },
  });
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      asked.push({ body: text, headers: request.headers });
      const { reference } = JSON.parse(text) as { readonly reference: string };
      void Promise.resolve(answer(reference)).then(({ status = 200, body }) => {
        const at = new Date();
        response.writeHead(status, {
          'webhook-id': 'chk_1',
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(signedWith).sign('chk_1', at, body),
        });
        return response.end(body);
      });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = { provider: 'demo', address, key: 'the-key', secrets: [secret] };
  await transact(gateway.db, (tx) =>
    connectRegister(tx, gateway.vault, SITE, account, gateway.now()),
  );
  answer = honest;
});
afterEach(() => {
  answer = honest;
  signedWith = secret;
  asked.length = 0;
});
afterAll(async () => {
  await gateway.stop();
  await new Promise((resolve) => server.close(resolve));
});

const addPlayer = (): Promise<Gambler> => addGambler(gateway, { merchant: SITE });
const codeOf = async ({ browser }: Gambler) =>
  (await browser.call('launch', { query: GAME })).envelope.code;

it('sends a signed question with hashes, and nothing by which a stranger knows somebody', async () => {
  const who = await addPlayer();
  const { email, mobile } = await gateway.db
    .selectFrom('member')
    .select(['email', 'mobile'])
    .where('id', '=', who.id)
    .executeTakeFirstOrThrow();
  const [{ body, headers } = { body: '', headers: {} }] = asked;
  const fields = JSON.parse(body) as Record<string, string>;
  expect(Object.keys(fields).toSorted()).toEqual(['email', 'phone', 'reference']);
  for (const kind of ['email', 'phone']) expect(fields[kind]).toMatch(/^[0-9a-f]{64}$/);
  for (const plain of [email ?? '?', mobile ?? '?', who.account]) expect(body).not.toContain(plain);
  expect(headers['authorization']).toBe('Bearer the-key');
  expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).not.toThrow();
});

it('asks by name and day of birth, too, where they are known', async () => {
  const who = await addPlayer();
  await gateway.db
    .updateTable('member')
    .set({ birthday: '1990-04-12', profile: JSON.stringify({ payeeName: 'Nova Reyes' }) })
    .where('id', '=', who.id)
    .execute();
  asked.length = 0;
  await who.browser.login(who.account);
  expect(JSON.parse(asked[0]?.body ?? '{}')).toMatchObject({
    person: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

it.each([
  ['an answer to another question', () => ({ body: '{"reference":"another","result":"clear"}' })],
  ['a refusal', (reference: string) => ({ ...honest(reference), status: 500 })],
  ['what is no answer', (reference: string) => ({ body: JSON.stringify({ reference }) })],
  ['no JSON', () => ({ body: '<h1>Welcome</h1>' })],
  [
    'an end that is no time',
    (reference: string) => ({
      body: JSON.stringify({ reference, result: 'listed', until: 'some time next year' }),
    }),
  ],
  [
    'more than anybody reads',
    (reference: string) => ({
      body: JSON.stringify({ reference, result: 'clear', more: 'x'.repeat(2_000_000) }),
    }),
  ],
])('takes for no answer: %s', async (_, given) => {
  const who = await addPlayer();
  answer = given;
  await who.browser.login(who.account);
  expect(await codeOf(who)).toBe('rg.register_silent');
});

interface Race {
  readonly says: string;
  readonly late: Answerer;
  readonly soon: Answerer;
  readonly code: string | undefined;
}

it.each<Race>([
  { says: 'an older clear, a newer listed', late: honest, soon: listing, code: 'rg.on_register' },
  {
    says: 'an older nothing, a newer clear',
    late: () => ({ body: '' }),
    soon: honest,
    code: undefined,
  },
  { says: 'an older listed, a newer clear', late: listing, soon: honest, code: 'rg.on_register' },
])('knows which answer is the newer one, whichever comes first: $says', async (race) => {
  const { late, soon, code } = race;
  const who = await addPlayer();
  const gate = Promise.withResolvers<void>();
  asked.length = 0;
  answer = async (reference) => {
    await gate.promise;
    return late(reference);
  };
  const first = who.browser.login(who.account);
  await untilSo(async () => asked.length > 0);
  answer = soon;
  const other = gateway.visit(SITE);
  await other.login(who.account, DEMO_PASSWORD, { captcha: await solveCaptcha(gateway, other) });
  gate.resolve();
  await first;
  expect(await codeOf(who)).toBe(code);
  expect(await codeOf({ ...who, browser: other })).toBe(code);
});

it('believes nobody else who has its address', async () => {
  const who = await addPlayer();
  signedWith = `whsec_${randomBytes(24).toString('base64')}`;
  await who.browser.login(who.account);
  expect(await codeOf(who)).toBe('rg.register_silent');
});

it('keeps nothing of an answer but what it was, and until when', async () => {
  const who = await addPlayer();
  const guard = await gateway.db
    .selectFrom('member_guard')
    .selectAll()
    .where('member_id', '=', who.id)
    .executeTakeFirstOrThrow();
  expect([guard.register_state, guard.register_until]).toEqual(['clear', null]);
  const { sealed } = await gateway.db
    .selectFrom('register_account')
    .select('sealed')
    .executeTakeFirstOrThrow();
  expect(sealed.toString('latin1')).not.toContain('the-key');
});

it('is connected by an act, and by none that would send its key anywhere', async () => {
  const connect = (to: string) =>
    gateway.operate(
      ...(['act', 'register.connect', SITE, '--provider', 'demo', '--address', to] as const),
      ...(['--api-key', 'the-key', '--secret', secret] as const),
    );
  await expect(connect('http://elsewhere.example')).rejects.toThrow('is no address of a provider');
  await connect(address);
  expect(await codeOf(await addPlayer())).toBeUndefined();
});
