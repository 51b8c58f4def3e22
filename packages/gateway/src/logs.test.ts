import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Browser } from './testing/browser/browser.ts';
import { testOptions } from './testing/options.ts';
import { endProcesses, startProcess } from './testing/process.ts';
import { copyDemoState } from './testing/servers/state.ts';

const { options, sites, remove } = testOptions();
const state = copyDemoState();
afterAll(async () => {
  await endProcesses();
  remove();
  rmSync(state, { recursive: true, force: true });
});

const json = { 'content-type': 'application/json' };

it('writes lines that can be followed by a trace id, and no secret into any of them', async () => {
  const environment = {
    LOG_LEVEL: 'trace',
    LIVERY_PEPPER: options.pepper,
    LIVERY_KEY: options.key,
    LIVERY_AUDIT_KEY: 'audit-key-nobody-reads-in-any-log-at-all',
    LIVERY_METRICS_TOKEN: 'metrics-token-nobody-reads',
    LIVERY_PROXY_HOPS: '1',
  };
  const gateway = startProcess({ state, sites: sites.file, demo: true, environment });
  const { port, databaseUrl } = await gateway.ready();
  const secrets = [...Object.values(environment).slice(1, 5), new URL(databaseUrl).password];
  const secret = (name: string) => {
    const made = `${name}-${crypto.randomUUID()}`;
    secrets.push(made);
    return made;
  };

  const browser = new Browser(port, 'aurora', Date.now);
  // Wrong and right passwords, and what a login leaves behind.
  await browser.login('luis2026x', secret('wrong-password'));
  const sealed = await browser.seal({
    type: 'username',
    username: 'x',
    password: secret('sealed'),
  });
  secrets.push(sealed.body.data);
  await browser.call('login', sealed);
  // From elsewhere: whoever failed once needs a captcha.
  browser.address = '10.1.2.3';
  expect((await browser.login('marisol88')).status).toBe(200);
  secrets.push(browser.token ?? '', ...browser.cookies.values());
  const { envelope } = await browser.call('launch', {
    query: { vendor: 'BGS', nodeId: 'moon-orchard', mode: 'real' },
  });
  secrets.push(new URL(envelope.value?.url ?? '').hash.slice(1));

  // Secrets where they do not belong: in addresses, in bodies that cannot be read, in headers.
  const path = '/wps/game/favourite';
  for (const sent of [
    { path: `/wps/wallet?token=${secret('query')}` },
    { path: `/wps/game/${secret('parameter')}/info` },
    { path: `/wps/${secret('unknown-path')}` },
    { path: `/m/reset/${secret('page')}?code=${secret('code')}` },
    { path: `/m/${secret('file')}.html` },
    { path: `/${secret('asset')}.js` },
    { path: `/metrics`, headers: { authorization: `Bearer ${secret('metrics')}` } },
    { path: `/wps/wallet`, headers: { authorization: `Bearer ${secret('bearer')}` } },
    { path: `/wps/wallet`, headers: { cookie: `__Host-sid=${secret('cookie')}` } },
    { path: `/wps/wallet`, headers: { referer: `https://x.example/?t=${secret('referer')}` } },
    { method: 'POST', path, headers: json, body: `{"password":"${secret('broken')}` },
    { method: 'POST', path, headers: json, body: `["${secret('list')}"]` },
    { method: 'POST', path, headers: json, body: `{"nodeId":"x","${secret('field')}":1}` },
    { method: 'POST', path, headers: { 'content-type': secret('type') }, body: 'x' },
    { method: 'POST', path, headers: json, body: `{"nodeId":"${secret('long').repeat(2_000)}"}` },
    { path: `/%E0%A4?${secret('escape')}` },
  ]) {
    await browser.send(sent);
  }
  for (const action of ['open', 'spin', secret('action')]) {
    await browser.send({
      method: 'POST',
      path: `/orchard/api/${action}`,
      headers: { ...json, host: `games.localhost:${port}` },
      body: JSON.stringify({
        token: secret('game-token'),
        stake: secret('stake'),
        key: secret('k'),
      }),
    });
  }

  const { output } = await gateway.end();
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  const traced = lines.map((line) => JSON.parse(line) as { traceId?: string });
  expect(traced.filter(({ traceId }) => traceId !== undefined).length).toBeGreaterThan(30);
  const log = `${output}\n${readFileSync(join(state, 'postgres.log'), 'utf8')}`;
  expect(secrets.filter((one) => one === '' || log.includes(one))).toEqual([]);
});
