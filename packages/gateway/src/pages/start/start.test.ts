import { afterEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@livery/demo';
import { PASSWORD_COST } from '../../kernel/passwords/passwords.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { send } from '../../testing/browser/http.ts';

let gateway: TestGateway | undefined;
afterEach(() => gateway?.stop());

const sites = { noir: { environment: 'production' } } as const;
const mixed = { sites, config: { passwordCost: PASSWORD_COST } };
const forEveryone = { startPage: 'everyone' } as const;

/** What a proxy on this machine adds to what it passes on. */
const PASSED_ON = [
  { 'x-forwarded-for': '203.0.113.7' },
  { forwarded: 'for=203.0.113.7' },
  { 'x-real-ip': '203.0.113.7' },
  { via: '1.1 proxy' },
];
const PATHS = ['/', '/docs/', '/docs', '/openapi.json', '/docs/docs.css', '/start.css'];

async function look(path: string, headers: Readonly<Record<string, string>> = {}) {
  const { port = 0 } = gateway ?? {};
  return send(port, { path, headers: { host: 'localhost', ...headers } });
}

describe('where all merchants are demos', () => {
  it('the start page is there for everybody, accounts and password for this machine alone', async () => {
    gateway = await openGateway();
    const here = await look('/');
    expect([here.status, here.text.includes(DEMO_PASSWORD)]).toEqual([200, true]);
    expect(here.text).toContain('luis2026x');
    for (const headers of PASSED_ON) {
      const { status, text } = await look('/', headers);
      expect(status).toBe(200);
      expect(text).toContain('Noir Club');
      expect(text).not.toMatch(new RegExp(`${DEMO_PASSWORD}|luis2026x|[Pp]assword`));
      expect((await look('/docs/', headers)).status).toBe(200);
    }
  });

  it('accounts are named to everybody where the operator says so', async () => {
    gateway = await openGateway({ config: forEveryone });
    const { text } = await look('/', PASSED_ON[0]);
    expect(text).toContain(DEMO_PASSWORD);
  });
});

describe('as soon as one merchant is in production', () => {
  it('nothing of it is there but for this machine, and no account for that', async () => {
    gateway = await openGateway(mixed);
    for (const path of PATHS) {
      expect((await look(path)).status, path).toBeLessThan(400);
      for (const headers of PASSED_ON) {
        const { status, text } = await look(path, headers);
        expect([path, status, text]).toEqual([path, 404, 'Not found\n']);
      }
    }
    expect((await look('/')).text).not.toMatch(new RegExp(`${DEMO_PASSWORD}|luis2026x`));
  });

  it('the page is there for everybody where the operator says so, still without accounts', async () => {
    gateway = await openGateway({ sites, config: { ...mixed.config, ...forEveryone } });
    for (const path of PATHS) {
      expect((await look(path, PASSED_ON[0])).status, path).toBeLessThan(400);
    }
    expect((await look('/', PASSED_ON[0])).text).not.toContain(DEMO_PASSWORD);
  });
});
