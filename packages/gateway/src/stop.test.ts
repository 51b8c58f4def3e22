import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { Browser } from './testing/browser/browser.ts';
import { send, type Answer } from './testing/browser/http.ts';
import { endProcesses, startProcess, type GatewayProcess } from './testing/process.ts';
import { writeSites } from './testing/sites.ts';
import { copyDemoState } from './testing/servers/state.ts';

const sites = writeSites();
const state = copyDemoState();
afterAll(async () => {
  await endProcesses();
  for (const folder of [sites.folder, state]) rmSync(folder, { recursive: true, force: true });
});

interface Held {
  readonly gateway: GatewayProcess;
  readonly port: number;
  /** A favourite that waits for another transaction. */
  readonly answer: Promise<Answer | Error>;
  release(): Promise<void>;
}

/** A gateway with a request that does not end before it is let go. */
async function holdRequest(): Promise<Held> {
  const gateway = startProcess({
    state,
    sites: sites.file,
    demo: true,
    environment: { LOG_LEVEL: 'error' },
  });
  const { port, databaseUrl } = await gateway.ready();
  const browser = new Browser(port, 'aurora', Date.now);
  await browser.login('marisol88');
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  await client.query('BEGIN; LOCK TABLE favourite IN ACCESS EXCLUSIVE MODE');
  const answer = browser
    .call('addFavourite', { body: { nodeId: 'moon-orchard' } })
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  await expect
    .poll(async () => {
      const { rows } = await client.query(`
        SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`);
      return rows.length;
    })
    .toBe(1);
  return {
    gateway,
    port,
    answer,
    release: async () => {
      await client.query('COMMIT').catch(() => undefined);
      await client.end().catch(() => undefined);
    },
  };
}

it('ends at once when it is told twice', async () => {
  const { gateway, answer, release } = await holdRequest();
  // Twice within a blink is once.
  for (const pause of [10, 600, 0]) {
    gateway.child.kill('SIGTERM');
    await delay(pause);
  }
  expect((await gateway.ended).code).toBe(1);
  expect(await answer).toBeInstanceOf(Error);
  await release();
});

it('starts as ever after that, finishes what runs, and takes nothing new, when it is told to stop', async () => {
  const { gateway, port, answer, release } = await holdRequest();
  gateway.child.kill('SIGTERM');
  await expect
    .poll(() =>
      send(port, { path: '/healthz' }).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .toBe('refused');
  await delay(200);
  expect(gateway.child.exitCode).toBeNull();
  await release();
  expect(await answer).toMatchObject({ status: 200 });
  expect((await gateway.ended).code).toBe(0);
});
