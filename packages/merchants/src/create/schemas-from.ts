import { join, relative, sep } from 'node:path';
import { currentVersion } from '@livery/themes';
import { workspace } from '../paths.ts';

/** A folder's way to the published schemas. */
export const schemasFrom = (folder: string): string =>
  relative(folder, join(workspace, `packages/themes/schemas/v${currentVersion}`))
    .split(sep)
    .join('/');
