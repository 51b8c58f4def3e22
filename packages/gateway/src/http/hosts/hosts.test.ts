import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { askForCode, codeSentTo } from '../../testing/people.ts';

let gateway: TestGateway;
beforeAll(async () => {
  // One proxy is believed, as in production.
  gateway = await openGateway({
    sites: { aurora: { domains: ['aurora.localhost', 'play.aurora.localhost'] } },
  });
});
afterAll(() => gateway.stop());

/** What a socket hears that says this, byte by byte: a client would mend it. */
function answerTo(head: string): Promise<string> {
  const socket = connect({ port: gateway.port, host: '127.0.0.1' });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  socket.on('data', (bytes: Buffer) => {
    text += bytes.toString();
  });
  socket.on('error', reject);
  socket.once('close', () => resolve(text));
  socket.write(Buffer.from(`${head}\r\nConnection: close\r\n\r\n`, 'latin1'));
  return promise;
}

async function statusOf(host: string, path: string): Promise<number> {
  const answer = await answerTo(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nMerchant: aurora`);
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
}

describe('a Host header', () => {
  it.each([
    'http://aurora.localhost/',
    'http://aurora.localhost',
    'x://aurora.localhost',
    '//aurora.localhost',
    'aurora.localhost/x',
    'aurora.localhost/',
    'aurora.localhost?x',
    'aurora.localhost#x',
    'aurora.localhost\\x',
    'aurora.localhost:99999',
    'aurora.localhost:65536',
    'aurora.localhost:0',
    'aurora.localhost:04000',
    'aurora.localhost:+4000',
    'aurora.localhost:*',
    'aurora.localhost:',
    'aurora.localhost:4000:4000',
    'aurora.localhost evil words',
    'aurora.localhost\tx',
    'aurora.localhost,noir.localhost',
    'user@aurora.localhost',
    'user:word@aurora.localhost:4000',
    'aurora.localhost.',
    'aurora.localhost..',
    '.aurora.localhost',
    'aurora..localhost',
    'aur\u00f6ra.localhost',
    '%61urora.localhost',
    `${'a.'.repeat(127)}aurora.localhost`,
    '::1',
    '[::1',
    '[::1]x',
    '[aurora.localhost]',
    '[::1%25lo]',
    '',
  ])('that is no name is refused before anything looks at it: %s', async (host) => {
    for (const path of ['/', '/wps/site/domains', '/m/home', '/healthz', '/docs/', '/metrics']) {
      expect(await statusOf(host, path), path).toBe(400);
    }
  });

  it.each([
    ['AURORA.localhost:4000', 200],
    ['aurora.localhost:65535', 200],
    ['Play.Aurora.Localhost', 200],
    ['127.0.0.1:4000', 404],
    ['[::1]:4000', 404],
    ['[2001:DB8::7]', 404],
    ['livery_gateway-1:4000', 404],
    ['nobody.example', 404],
  ])('with a name is taken, whose name ever: %s', async (host, status) => {
    expect(await statusOf(host, '/m/home')).toBe(status);
    expect(await statusOf(host, '/healthz')).toBe(200);
  });
});

/** Who passes on what a client says, word for word. */
const FORWARDED = {
  'x-forwarded-host': 'evil.example/free-bonus now',
  'x-forwarded-port': '666',
  'x-forwarded-proto': 'https://evil.example/?',
  'x-forwarded-server': 'evil.example',
  'x-original-host': 'evil.example',
  'x-original-url': '//evil.example/',
  forwarded: 'host=evil.example;proto=https',
};

let numbers = 0;
const newNumber = (): string => `9${String(7_000_000 + (numbers += 1)).padStart(9, '0')}`;

/** A browser on a domain, behind a proxy that passes on whatever it is told. */
function visitor(domain: string) {
  const browser = gateway.visit('aurora');
  const headers = { ...FORWARDED, host: `${domain}:${gateway.port}` };
  return { browser, headers };
}

describe('what a request says of hosts', () => {
  it.each([
    ['aurora.localhost', 'aurora.localhost'],
    ['AURORA.localhost', 'aurora.localhost'],
    ['play.aurora.localhost', 'play.aurora.localhost'],
  ])('does not reach an SMS, which names the domain that was asked: %s', async (asked, named) => {
    const { browser, headers } = visitor(asked);
    const send = browser.send.bind(browser);
    browser.send = (sent) => send({ ...sent, headers: { ...sent.headers, ...headers } });
    const number = newNumber();
    const { status } = await askForCode(browser, 'register', number);
    expect(status).toBe(200);
    const code = codeSentTo(gateway, number);
    expect(gateway.outbox.at(-1)?.text.split('\n').at(-1)).toBe(`@${named} #${code}`);
    expect(gateway.outbox.at(-1)?.text).not.toContain('evil');
  });

  it('does not reach the addresses that the platform answers with', async () => {
    const { browser, headers } = visitor('play.aurora.localhost');
    const { envelope } = await browser.call('domainRoute', { headers });
    const origin = `http://play.aurora.localhost:${gateway.port}`;
    expect(envelope.value).toEqual({
      apiBase: `${origin}/wps`,
      cdnBase: origin,
      domains: ['aurora.localhost', 'play.aurora.localhost'],
    });
    const options = await browser.call('passkeyLoginOptions', { headers });
    expect(options.envelope.value?.rpId).toBe('play.aurora.localhost');
  });

  it('does not reach the address of a game', async () => {
    const { browser, headers } = visitor('aurora.localhost');
    expect((await browser.login('luis2026x')).status).toBe(200);
    const query = { vendor: 'BGS', nodeId: 'moon-orchard', mode: 'trial' } as const;
    const { envelope } = await browser.call('launch', { query, headers });
    expect(envelope.value?.url).toContain(`http://games.localhost:${gateway.port}/`);
    expect(decodeURIComponent(envelope.value?.url ?? '')).not.toContain('evil');
  });

  it('does not reach the start page and the policy of the games', async () => {
    const { browser, headers } = visitor('localhost');
    const start = await browser.send({ path: '/', headers });
    expect(start.text).toContain(`http://aurora.localhost:${gateway.port}/`);
    const games = { ...headers, host: `games.localhost:${gateway.port}` };
    const frame = await browser.send({ path: '/frame/', headers: games });
    expect(frame.headers['content-security-policy']).toContain(
      `frame-ancestors http://aurora.localhost:${gateway.port} `,
    );
    for (const { text, headers: told } of [start, frame]) {
      expect(text + JSON.stringify(told)).not.toMatch(/evil|666/);
    }
  });
});
