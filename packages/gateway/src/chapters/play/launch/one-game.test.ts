import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { send } from '../../../testing/browser/http.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

async function come(account: string, browser = gateway.visit('aurora')): Promise<Browser> {
  expect((await browser.login(account)).status).toBe(200);
  return browser;
}

async function launch(browser: Browser, mode: 'real' | 'trial' = 'real'): Promise<string> {
  const query = { vendor: 'BGS', nodeId: 'moon-orchard', mode };
  const { envelope } = await browser.call('launch', { query });
  return new URL(envelope.value?.url ?? '').hash.slice(1);
}

/** What a game is told that wants to go on. */
async function goOn(token: string): Promise<string> {
  const answer = await send(gateway.port, {
    method: 'POST',
    path: '/orchard/api/open',
    headers: { host: `games.localhost:${gateway.port}`, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const { ok, code } = JSON.parse(answer.text) as { ok: boolean; code?: string };
  return ok ? 'plays' : (code ?? '');
}

it('lets a browser play one game at a time: another launch ends the one before [BX-19 api] [RG-25 api]', async () => {
  const browser = await come('marisol88');
  const [first, second] = [await launch(browser), await launch(browser, 'trial')];
  expect([await goOn(first), await goOn(second)]).toEqual(['session.ended', 'plays']);
  const back = await launch(browser);
  expect([await goOn(second), await goOn(back)]).toEqual(['session.ended', 'plays']);
});

it('leaves what is played on another device, and by others', async () => {
  const [phone, table, other] = [
    await come('marisol88'),
    await come('marisol88'),
    await come('luis2026x'),
  ];
  const games = [await launch(phone), await launch(other), await launch(table)];
  expect(await Promise.all(games.map(goOn))).toEqual(['plays', 'plays', 'plays']);
});

it('goes on with a game whose player logs in again in the same browser', async () => {
  const browser = await come('marisol88');
  const game = await launch(browser);
  await come('marisol88', browser);
  expect(await goOn(game)).toBe('plays');
  await browser.call('logout');
  expect(await goOn(game)).toBe('session.ended');
});

it('ends a game whose browser somebody else logs in in', async () => {
  const browser = await come('marisol88');
  const game = await launch(browser);
  await come('luis2026x', browser);
  expect(await goOn(game)).toBe('session.ended');
});

it('goes on with it where a log-in elsewhere would take its place', async () => {
  await writeSetting(gateway.db, 'aurora', 'login', { oneSession: true });
  const browser = await come('marisol88');
  const game = await launch(browser);
  await come('marisol88', browser);
  expect(await goOn(game)).toBe('plays');
  await come('marisol88');
  expect(await goOn(game)).toBe('session.ended');
});
