import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's root, wherever the command was typed. */
export const workspace = join(dirname(fileURLToPath(import.meta.url)), '../../..');

export const appRoot = join(workspace, 'packages/app');
