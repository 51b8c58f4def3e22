import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEMO_PASSWORD } from '../../packages/demo/src/index.ts';
import { DOCUMENT } from '../../packages/contract/src/openapi/file.ts';
import { withGateway } from './gateway.ts';
import type { Long } from './run.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'client');
const ACCOUNTS = ['marisol88', 'luis2026x', 'amihan_team', 'tala_vip'];

interface Report {
  readonly totals: { readonly errors: number; readonly warnings: number };
  readonly problems: readonly { readonly ruleId: string; readonly message: string }[];
}

/** As its own authors recommend, and nothing is left out. */
function lint(say: (line: string) => void): void {
  const args = ['lint', DOCUMENT.pathname, '--extends', 'recommended', '--format', 'json'];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/redocly'), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
    // It would ask its makers' server for a newer one, and tell it of this one.
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  const { totals, problems } = JSON.parse(stdout) as Report;
  for (const { ruleId, message } of problems) say(`${ruleId}: ${message}`);
  if (problems.length > 0) throw new Error('the document is not as others expect one');
  say(`the linter found ${totals.errors} errors and ${totals.warnings} warnings`);
}

/** Runs beside the gateway, which answers meanwhile. */
async function node(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...args], { cwd: folder });
  return stdout.trim();
}

async function run(count: number, say: (line: string) => void): Promise<void> {
  lint(say);
  await node('generate.ts');
  await node(join(root, 'node_modules/typescript/bin/tsc'), '-p', '.');
  say('a client was generated, and its types hold');
  await withGateway(async ({ port }) => {
    for (let turn = 0; turn < count; turn += 1) {
      const account = ACCOUNTS[turn % ACCOUNTS.length] ?? '';
      const site = `http://aurora.localhost:${port}`;
      say(await node('player.ts', site, 'aurora', account, DEMO_PASSWORD));
    }
  });
}

export const long: Long = {
  about: 'a client that others’ tools make of the document logs in and plays a round',
  count: 4,
  run,
};
