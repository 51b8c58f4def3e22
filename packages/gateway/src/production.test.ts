import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { PASSWORD_COST } from './kernel/passwords/passwords.ts';
import { createDatabase } from './testing/gateway.ts';
import { send } from './testing/browser/http.ts';
import { endProcesses, startProcess } from './testing/process.ts';
import { writeSites } from './testing/sites.ts';

const sites = writeSites({
  aurora: { environment: 'production' },
  noir: { environment: 'production' },
});
const folder = mkdtempSync(join(tmpdir(), 'livery-production-'));
afterAll(async () => {
  await endProcesses();
  for (const one of [sites.folder, folder]) rmSync(one, { recursive: true, force: true });
});

/** Every module that was loaded until the gateway said that it is ready. */
async function modulesOf(name: string, demo: boolean): Promise<readonly string[]> {
  const list = join(folder, `${name}.txt`);
  const gateway = startProcess({
    state: join(folder, name),
    sites: sites.file,
    demo,
    environment: {
      DATABASE_URL: await createDatabase(undefined, inject('tablesDatabase')),
      LIVERY_PEPPER: 'pepper-of-the-tests',
      LIVERY_KEY: 'key-of-the-tests-and-of-nothing-else',
      LIVERY_TEST_MODULES: list,
      LIVERY_PASSWORD_COST: String(PASSWORD_COST),
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'testing/programs/list-modules.ts')}`,
    },
  });
  const { port } = await gateway.ready();
  expect((await send(port, { path: '/readyz' })).status).toBe(200);
  await gateway.end();
  return readFileSync(list, 'utf8').split('\n').filter(Boolean);
}

const beside = /\/packages\/(art|games|demo|demo-identity|demo-payments)\/|\/testing\/|\.test\.ts$/;

it('loads no module of art, games or demo in production, until it is ready and after', async () => {
  const modules = await modulesOf('production', false);
  const ours = modules.filter((url) => url.includes('/packages/gateway/src/chapters/'));
  expect(ours.length).toBeGreaterThan(100);
  expect(modules.filter((url) => beside.test(url))).toEqual([]);
});

it('loads them where a composition hands them in', async () => {
  const modules = await modulesOf('demo', true);
  for (const name of ['art', 'games', 'demo']) {
    const own = modules.filter((url) => url.includes(`/packages/${name}/src/`));
    expect([name, own.length > 0]).toEqual([name, true]);
  }
});
