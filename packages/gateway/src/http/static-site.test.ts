import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../testing/gateway.ts';
import { send } from '../testing/browser/http.ts';
import { withCodes } from '../testing/sites.ts';
import { fileFor, preloads } from './static-site.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({
    demo: false,
    sites: { aurora: { siteBefore: 'sites/before', ...withCodes('livery-test') } },
  });
  const before = join(gateway.sites.folder, 'sites/before');
  mkdirSync(join(before, 'assets'), { recursive: true });
  writeFileSync(join(before, 'assets/app.00000000.js'), 'of the release before');
  writeFileSync(join(before, 'assets/app.0a1b2c3d.js'), 'not this one');
  writeFileSync(join(before, 'old.txt'), 'not this either');
});
afterAll(() => gateway.stop());

const get = (path: string, host = 'aurora.localhost', headers: Record<string, string> = {}) =>
  send(gateway.port, { path, headers: { host, ...headers } });

it('names pictures in a header that no address can end', () => {
  expect(preloads(['/img/a b>, <ü.webp'])).toEqual([
    '</img/a%20b%3E,%20%3C%C3%BC.webp>; rel=preload; as=image',
  ]);
});

describe('a merchant’s site', () => {
  it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/home?lang=TY'])(
    'serves home on %s [RT-01 api]',
    async (path) => {
      const { status, text, headers } = await get(path);
      expect([status, text]).toEqual([200, '<title>aurora home</title>']);
      expect(headers['content-type']).toMatch(/^text\/html/);
    },
  );

  it.each(['/m/login', '/m/login?redirect=%2Fm%2Fhome?', '/m/gameList?type=hot', '/m/gameList'])(
    'serves what was rendered of the page on %s',
    async (path) => {
      const { status, text, headers } = await get(path);
      const name = path.includes('login') ? 'log-in' : 'games';
      expect([status, text]).toEqual([200, `<title>aurora ${name}</title>`]);
      expect(headers['content-security-policy']).toBe("default-src 'none'; script-src 'self'");
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it.each([
    '/m/register.html',
    '/m/register',
    '/m/gameList?type=fav',
    '/m/gameList?a=b&type=fav',
    '/m/no/such/page',
    '/m/else',
    '/m/else.html',
    '/m//login',
    '/else',
    '//',
  ])('serves the neutral shell on %s', async (path) => {
    const { status, text } = await get(path);
    expect([status, text]).toEqual([200, '<title>aurora shell</title>']);
  });

  it('serves each host its own', async () => {
    expect((await get('/m/home', 'noir.localhost:4000')).text).toBe('<title>noir home</title>');
    expect((await get('/m/home', 'NOIR.localhost')).text).toBe('<title>noir home</title>');
    // To a browser a dot behind makes it another site, where no cookie and no game of ours would work.
    expect((await get('/m/home', 'noir.localhost.')).status).toBe(400);
  });

  it('still serves what a page of the release before loads, and nothing else of that', async () => {
    const old = await get('/assets/app.00000000.js');
    expect([old.status, old.text]).toEqual([200, 'of the release before']);
    expect(old.headers['cache-control']).toMatch(/immutable/);
    expect((await get('/assets/app.0a1b2c3d.js')).text).toContain('globalThis.site');
    const missing = ['/old.txt', '/assets/app.11111111.js'];
    for (const path of missing) expect((await get(path)).status).toBe(404);
    expect((await get('/assets/app.00000000.js', 'noir.localhost')).status).toBe(404);
  });

  it('sends the build’s headers with pages, and has them checked for changes', async () => {
    const page = await get('/m/home');
    expect(page.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; script-src 'self'",
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    const again = await get('/m/home', undefined, { 'if-none-match': page.headers.etag ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('keeps hashed assets for ever, compressed where that is understood', async () => {
    const path = '/assets/app.0a1b2c3d.js';
    const plain = await get(path);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const small = await get(path, undefined, { 'accept-encoding': 'br' });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': plain.headers['content-type'],
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(small.bytes.length).toBeLessThan(plain.bytes.length);
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('says plainly that a file is missing, and lets nobody keep that', async () => {
    for (const path of ['/assets/gone.js', '/favicon.ico', '/m/logo.png']) {
      const { status, text, headers } = await get(path);
      expect([status, text]).toEqual([404, 'Not found\n']);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2f%2e%2e%2fmerchants.json',
    '/assets/../../../secret.txt',
    '/assets/..%5c..%5c..%5csecret.txt',
    '/....//secret.txt',
    '//secret.txt',
    '/%00secret.txt',
    '/assets/%2e%2e/%2e%2e/noir/home.html',
    '/.env',
    '/%E0%A4',
  ])('never leaves its folder: %s', async (path) => {
    const { status, text } = await get(path);
    expect([400, 403, 404]).toContain(status);
    expect(text).not.toMatch(/outside|schemaVersion|noir/);
  });
});

describe('a path', () => {
  it('stands for no file where it leads out or is broken', () => {
    for (const url of ['/../a.txt', '/a/../b.txt', '/a\\b.txt', '/%00.txt', '/%', '/C:/x.txt']) {
      expect(fileFor(url)).toBeUndefined();
    }
    expect(fileFor('/a%20b.txt?x=1')).toBe('a b.txt');
  });
});

describe('other hosts', () => {
  it('serves the games with a policy that only merchants may frame', async () => {
    const { status, headers } = await get('/orchard/', 'games.localhost:4000');
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'frame-ancestors http://aurora.localhost:4000 http://noir.localhost:4000',
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
    expect(policy).not.toContain('unsafe');
  });

  it('keeps a game’s rules to itself', async () => {
    for (const path of [
      '/orchard/rules.ts',
      '/orchard/../host.ts',
      '/orchard-rules.ts',
      '/host.ts',
    ]) {
      expect((await get(path, 'games.localhost')).status).toBe(404);
    }
    expect((await get('/orchard/orchard.js', 'games.localhost')).status).toBe(200);
  });

  it('says in two languages that a vendor’s game would open, and runs nothing it is told', async () => {
    const path = '/frame/?lang=TY&game=%3Cscript%3Ealert(1)%3C/script%3E&vendor=EMW&mode=trial';
    const { text, headers } = await get(path, 'games.localhost');
    expect(text).toContain('Dito bubukas');
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toContain('<script>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get('/frame/?game=A', 'games.localhost')).text).toContain('opens here');
  });

  it('serves the page for phone codes on its own host, in the frame of its merchant alone', async () => {
    const page = await get('/aurora/', 'codes.localhost:4000');
    expect([page.status, page.text]).toEqual([200, '<title>aurora codes</title>']);
    expect(page.headers).toMatchObject({
      'content-security-policy': 'frame-ancestors http://aurora.localhost:*',
      'cache-control': 'no-cache',
    });
    const script = await get('/aurora/assets/codes.0a1b2c3d.js', 'codes.localhost:4000');
    expect(script.text).toContain('globalThis.site');
    expect(script.headers['cache-control']).toMatch(/immutable/);
  });

  it('serves nothing else there, and that page nowhere else', async () => {
    const others = ['/', '/m/home', '/aurora/_headers', '/aurora/home.html', '/aurora/index.html'];
    for (const path of [...others, '/noir/', '/wps/wallet', '/aurora/../secret.txt'])
      expect((await get(path, 'codes.localhost')).status).toBe(404);
    for (const host of ['aurora.localhost', 'games.localhost', 'localhost', 'noir.localhost']) {
      expect((await get('/.codes/index.html', host)).status).toBe(404);
      expect((await get('/aurora/', host)).text).not.toContain('codes');
    }
  });

  it('lists the sites on its own host', async () => {
    const { text, headers } = await get('/', 'localhost:4000');
    expect(text).toContain('href="http://aurora.localhost:4000/m/home"');
    // Without the demo there are no accounts to name.
    expect(text).not.toContain('marisol88');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await get('/start.css', '127.0.0.1')).headers['content-type']).toMatch(/^text\/css/);
  });

  it('knows nothing else', async () => {
    for (const host of ['evil.example', 'aurora.localhost.evil.example']) {
      const answer = await get('/', host);
      expect([answer.status, answer.text]).toEqual([404, 'Not found\n']);
    }
    expect((await get('/wps/wallet', 'games.localhost')).status).toBe(404);
    expect((await get('/orchard/', 'aurora.localhost')).text).toBe('<title>aurora shell</title>');
  });

  it('tells a balancer that it is alive and ready on any host', async () => {
    for (const host of ['10.0.0.7', 'aurora.localhost']) {
      expect((await get('/healthz', host)).text).toBe('ok\n');
      expect((await get('/readyz', host)).text).toBe('ready\n');
    }
  });
});
