import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readConfig, type Config } from '../config.ts';
import { writeSites, type TestSites } from './sites.ts';

export interface TestSettings {
  readonly options: Config & { readonly pepper: string; readonly key: string };
  readonly sites: TestSites;
  /** Takes the folders away again. */
  remove(): void;
}

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
    key: 'key-of-the-tests-and-of-nothing-else',
    demo: true,
    logLevel: 'silent',
    proxyHops: 1,
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
