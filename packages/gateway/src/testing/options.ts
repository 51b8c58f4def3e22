import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { demoExtras } from '@livery/demo';
import { readConfig } from '../kernel/config/config.ts';
import type { GatewayOptions } from '../gateway.ts';
import { writeSites, type TestSites } from './sites.ts';

export interface TestSettings {
  readonly options: GatewayOptions & { readonly pepper: string; readonly key: string };
  readonly sites: TestSites;
  /** Takes the folders away again. */
  remove(): void;
}

/** Thousands of logins need no guard against whoever guesses; what guards ours is tested by itself. */
export const TEST_COST = 8;

/** Enough for what asks at once to meet, and less to open. */
const TEST_POOL = 4;

/** What every gateway of the tests is started with, but for its database. */
export function testOptions(change?: Parameters<typeof writeSites>[0]): TestSettings {
  const sites = writeSites(change);
  const state = join(mkdtempSync(join(tmpdir(), 'livery-state-')), 'not-there-yet');
  const options = {
    ...readConfig({}),
    port: 0,
    host: '127.0.0.1',
    sites: sites.file,
    state,
    pepper: 'pepper of the tests',
    passwordCost: TEST_COST,
    // Each new connection reads the catalogue of a database that is as new as it.
    poolSize: TEST_POOL,
    key: 'key-of-the-tests-and-of-nothing-else',
    auditKey: 'book-key-of-the-tests-and-of-nothing-else',
    extras: demoExtras,
    pictures: sites.pictures,
    logLevel: 'silent',
    proxyHops: 1,
    country: { kind: 'header', name: 'x-visitor-country' } as const,
  };
  return {
    options,
    sites,
    remove: () => {
      for (const folder of [sites.folder, dirname(state)]) {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
