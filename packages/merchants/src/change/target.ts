import { join } from 'node:path';
import { didYouMean, familyOf } from '@livery/themes';
import { familyNames } from '../create/family.ts';
import { readFiles } from '../load.ts';
import { chosenMerchants } from '../root.ts';
import { workspace } from '../paths.ts';
import { UsageError } from '../usage-error.ts';

/** A folder that is changed, and the merchants that the change is looked at in. */
export interface Target {
  readonly root: string;
  /** A merchant’s code, or `_families/metro`. */
  readonly name: string;
  readonly seenBy: readonly string[];
}

async function membersOf(root: string, codes: readonly string[], family: string) {
  const members: string[] = [];
  for (const code of codes) {
    const files = await readFiles(root, code);
    if (files && familyOf(files.manifest) === family) members.push(code);
  }
  return members;
}

/** A family is changed for all who start from it, and for nobody it could not be checked. */
async function familyTarget(root: string, name: string, family: string): Promise<Target> {
  const { codes } = await chosenMerchants(root, []);
  const known = await familyNames(root);
  if (!known.includes(family)) {
    const near = didYouMean(family, known) ?? `There is ${known.join(', ') || 'none yet'}.`;
    throw new UsageError(`There is no family "${family}". ${near}`);
  }
  const seenBy = await membersOf(root, codes, family);
  if (seenBy.length === 0)
    throw new UsageError(
      `No merchant starts from "${family}", so that nothing tells whether it would stand.`,
    );
  return { root, name, seenBy };
}

export async function targetOf(asked: string | undefined, name: string): Promise<Target> {
  const [, family] = /^_families\/([^/]+)\/?$/.exec(name) ?? [];
  if (family !== undefined)
    return familyTarget(asked ?? join(workspace, 'merchants'), `_families/${family}`, family);
  const { root } = await chosenMerchants(asked, [name]);
  return { root, name, seenBy: [name] };
}
