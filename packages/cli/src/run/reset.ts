import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspace } from '@livery/merchants/paths';
import { UsageError } from '@livery/merchants/usage-error';

/** Said before anything is built: the wish cannot be fulfilled however long one waits. */
export function refuseResetElsewhere(environment: NodeJS.ProcessEnv): void {
  if (!environment['DATABASE_URL']) return;
  throw new UsageError(
    '--reset only empties the embedded database, and DATABASE_URL names another. Empty that one with its own tools.',
  );
}

/** The gateway knows where its database is and whether one runs on it; false where it refused. */
export function resetDatabase(json: boolean): boolean {
  const program = join(workspace, 'packages/demo/src/reset.ts');
  const stdout = json ? 'ignore' : 'inherit';
  return (
    spawnSync(process.execPath, [program], { stdio: ['ignore', stdout, 'inherit'] }).status === 0
  );
}
