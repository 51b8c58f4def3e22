import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { workspace } from '@livery/merchants/paths';

export const picturesFolder = join(workspace, 'dist/pictures');

/** Draws what is not drawn yet, beside whatever else is built; false where it failed. */
export function drawPictures(): Promise<boolean> {
  const program = join(workspace, 'packages/art/src/write.ts');
  const child = spawn(process.execPath, [program, picturesFolder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}
