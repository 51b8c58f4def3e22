import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { outcomes } from './outcomes.ts';
import { choose, startIdentity, type IdentityProcess } from './testing/provider.ts';

interface Told {
  readonly headers: Record<string, string>;
  readonly body: string;
}

const secret = `whsec_${Buffer.from('a secret of twenty-four!').toString('base64')}`;
const told: Told[] = [];
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const headers = request.headers as Record<string, string>;
    told.push({ headers, body: Buffer.concat(chunks).toString() });
    // The first try of each is lost.
    const isFirst = told.filter(({ headers: one }) => one['webhook-id'] === headers['webhook-id']);
    response.writeHead(isFirst.length === 1 ? 500 : 200).end();
  });
});

let provider: IdentityProcess;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve);
  });
  const { port } = receiver.address() as AddressInfo;
  const webhook = { url: `http://127.0.0.1:${port}/hook`, secrets: [secret] };
  provider = await startIdentity(
    [
      { code: 'aurora', name: 'Aurora', key: 'key-of-aurora', webhook },
      { code: 'noir', name: 'Noir', key: 'key-of-noir', webhook },
    ],
    { RETRIES: '0.1' },
  );
});
afterAll(async () => {
  await provider.stop();
  receiver.close();
});

let count = 0;
const ask = (path: string, body?: object | string, key = 'key-of-aurora') =>
  fetch(provider.url() + path, {
    headers: { authorization: `Bearer ${key}` },
    ...(body === undefined
      ? {}
      : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

interface Seen {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly url: string;
  readonly checks: readonly { readonly id: string; readonly result: string }[];
}

const wish = (more: object = {}) => ({
  reference: `K-${(count += 1)}`,
  return_url: 'http://aurora.localhost/back',
  person: { name: 'Ana Cruz', birth_date: '1990-04-12' },
  document: 'passport',
  ...more,
});
const open = async (more: object = {}) =>
  (await (await ask('/v1/verifications', wish(more))).json()) as Seen;
const read = async ({ reference }: Seen) =>
  (await (await ask(`/v1/verifications/${reference}`)).json()) as Seen;

it('opens one page for one reference, and shows it to its merchant alone', async () => {
  const one = await open();
  expect(await open({ reference: one.reference })).toEqual(one);
  expect(one).toMatchObject({ status: 'open', checks: [] });
  const other = await ask(`/v1/verifications/${one.reference}`, undefined, 'key-of-noir');
  expect(other.status).toBe(404);
  expect((await ask('/v1/verifications', wish(), 'somebody')).status).toBe(401);
});

it.each(outcomes.filter(({ after }) => after === undefined))(
  'plays what was chosen: $name',
  async ({ name, result, times }) => {
    const one = await open();
    expect(await choose(one.url, name)).toContain('Thank you');
    // Sent twice is sent once.
    await choose(one.url, 'passed');
    const { status, checks } = await read(one);
    expect(status).toBe(result === undefined ? 'submitted' : 'finished');
    const expected = result === undefined ? [] : Array.from({ length: times ?? 1 }, () => result);
    expect(checks.map((check) => check.result)).toEqual(expected);
    expect(new Set(checks.map(({ id }) => id)).size).toBe(expected.length);
  },
);

it('tells again what was not heard, signed, and without what was found', async () => {
  const one = await open();
  await choose(one.url, 'young');
  const ofOne = () => told.filter(({ body }) => body.includes(`"${one.reference}"`));
  await expect.poll(() => ofOne().length, { timeout: 30_000 }).toBe(2);
  for (const { headers, body } of ofOne()) {
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({
      type: 'verification.finished',
      data: { reference: one.reference },
    });
    expect(body).not.toContain('under_age');
  }
});

it('forgets nothing when it is killed', async () => {
  const one = await open();
  await provider.kill();
  await provider.restart();
  await choose(one.url, 'passed');
  expect((await read(one)).status).toBe('finished');
});

it('refuses what it does not understand, and whoever calls it by another name', async () => {
  const bad = [
    '{',
    wish({ reference: '../x' }),
    wish({ return_url: 'javascript:alert(1)' }),
    wish({ person: { name: '', birth_date: '1990-04-12' } }),
    wish({ person: null }),
  ];
  for (const one of bad) expect((await ask('/v1/verifications', one)).status).toBe(400);
  expect((await ask('/v1/verifications', 'x'.repeat(70_000))).status).toBe(413);
  const one = await open();
  expect(await choose(one.url, 'nothing-such')).toContain('none that can happen');
  expect((await fetch(`${provider.url()}/files/..%2fpages.ts`)).status).toBe(404);
});
