import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectVendor, makeVendorSecret, sign } from '../chapters/play/index.ts';
import { transact } from '../kernel/database/transact.ts';
import { openGateway, type TestGateway } from '../testing/gateway.ts';
import { send } from '../testing/browser/http.ts';
import { conformanceCommand } from './command.ts';

const EMW = { merchant: 'aurora', vendor: 'EMW' };

let gateway: TestGateway;
let secret: string;
let token: string;
beforeAll(async () => {
  gateway = await openGateway();
  const { db, vault, now } = gateway;
  ({ secret } = await transact(db, async (tx) => {
    await connectVendor(tx, { ...EMW, address: 'https://play.emw.example/#{token}' }, now());
    return makeVendorSecret(tx, vault, EMW, now());
  }));
  token = await launch('trial');
});
afterAll(() => gateway.stop());

async function launch(mode: 'real' | 'trial'): Promise<string> {
  const player = gateway.visit('aurora');
  await player.login('tala_vip');
  const query = { vendor: 'EMW', nodeId: 'ashen-jarl', mode };
  const { envelope } = await player.call('launch', { query });
  return new URL(envelope.value?.url ?? '').hash.slice(1);
}

/** As it is typed; answers whether all held, and what was said. */
async function conformance(
  port: number,
  changes: Readonly<Record<string, string>> = {},
  ...more: string[]
) {
  const url = `http://games.localhost:${port}`;
  const options = Object.entries({ url, ...EMW, secret, token, ...changes });
  const lines: string[] = [];
  const holds = await conformanceCommand(
    [...options.flatMap(([name, value]) => [`--${name}`, value]), ...more],
    (line) => lines.push(line),
  );
  return { holds, lines, failed: lines.filter((line) => line.startsWith('FAIL')) };
}

it('finds that the gateway keeps every rule', async () => {
  const { holds, lines } = await conformance(gateway.port);
  expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([
    expect.stringMatching(/^\n[3-9]\d passed, 0 failed$/),
  ]);
  expect(holds).toBe(true);
});

it.each<[string, Readonly<Record<string, string>>, RegExp]>([
  ['another secret', { secret: 'not-the-secret' }, /signature was refused: .* EMW at aurora/],
  ['another vendor', { vendor: 'JL' }, /signature was refused/],
  ['a token of nobody’s', { token: 'aurora_nobody-at-all' }, /no session of EMW at aurora/],
  ['what is no token', { token: 'a b' }, /refused: 400 request\.invalid/],
  ['what is no address', { url: 'games.localhost' }, /--url takes an address/],
  ['a code that is none', { merchant: 'a b' }, /take codes/],
  ['nothing where something is needed', { token: '' }, /^Usage: pnpm gateway conformance/],
])('says in a sentence that it was given %s', async (_, changes, sentence) => {
  await expect(conformance(gateway.port, changes)).rejects.toThrow(sentence);
});

it('says where nobody answers, and where somebody else does', async () => {
  await expect(conformance(9)).rejects.toThrow('does not answer: ECONNREFUSED.');
  const site = `http://aurora.localhost:${gateway.port}`;
  await expect(conformance(0, { url: site })).rejects.toThrow('Is it the games’ host?');
  await expect(conformance(0, {}, '--sideways')).rejects.toThrow('Usage: pnpm gateway conformance');
});

it('plays for no real money unless it is told to', async () => {
  const real = await launch('real');
  const rounds = async () =>
    (await gateway.db.selectFrom('round').select('id').where('mode', '=', 'real').execute()).length;
  const before = await rounds();
  await expect(conformance(gateway.port, { token: real })).rejects.toThrow('for real money');
  expect(await rounds()).toBe(before);
  expect((await conformance(gateway.port, { token: real }, '--real')).failed).toEqual([]);
  expect(await rounds()).toBeGreaterThan(before);
});

describe('a gateway that breaks three rules', () => {
  const faulty = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      void wrongly(request.url ?? '', headers, Buffer.concat(chunks)).then(({ status, text }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(text),
      );
    });
  });
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        faulty.listen(0, '127.0.0.1', resolve);
      }),
  );
  afterAll(() => faulty.close());

  const seen = new Set<string>();

  /** Looks at no clock, answers a repeat in other words, and takes a bet that was rolled back. */
  async function wrongly(path: string, given: Record<string, string>, body: Buffer) {
    const headers: Record<string, string> = { ...given, host: `games.localhost:${gateway.port}` };
    const timestamp = String(Math.floor(Date.now() / 1000));
    const sent = Number(given['livery-timestamp'] || timestamp);
    if (Math.abs(sent - Number(timestamp)) > 200) {
      headers['livery-timestamp'] = timestamp;
      headers['livery-signature'] = sign(Buffer.from(secret), { timestamp, path, body });
    }
    const { status, text } = await send(gateway.port, { method: 'POST', path, headers, body });
    if (text.includes('bet.void')) return { status: 200, text: '{"ok":true}' };
    const id = /"transactionId":"([^"]*)"/.exec(body.toString())?.[1] ?? '';
    const isRepeat = status === 200 && !path.endsWith('/rollback') && seen.has(id);
    if (id !== '') seen.add(id);
    return { status, text: isRepeat ? `${text} ` : text };
  }

  it('is found out, and told which', async () => {
    const address = faulty.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const { holds, lines, failed } = await conformance(port);
    expect(failed.map((line) => line.split('\n')[0]?.slice(6))).toEqual([
      'a bet that is sent again gets the same answer word for word, and is taken once',
      'a win that is sent again gets the same answer word for word, and is paid once',
      'an id that comes many times at once acts once, and all hear the same',
      'a bet whose rollback came first is void',
      'a call of five minutes ago is refused',
      'a call of five minutes ahead is refused',
    ]);
    expect(failed[3]).toContain('\n      expected 409 bet.void, got 200 {"ok":true}');
    expect([holds, lines.at(-1)]).toEqual([false, `\n${lines.length - 7} passed, 6 failed`]);
  });
});
