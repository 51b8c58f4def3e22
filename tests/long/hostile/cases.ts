import type { Case } from './case.ts';
import { fontFiles } from './fonts/files.ts';
import { fontWordsCases } from './fonts/words.ts';
import { layout } from './layout.ts';
import { addresses } from './manifest/addresses.ts';
import { hostCases } from './manifest/hosts.ts';
import { names } from './manifest/names.ts';
import { syntax } from './manifest/syntax.ts';
import { values } from './manifest/values.ts';
import { drawings } from './pictures/drawings.ts';
import { rasters } from './pictures/rasters.ts';
import { places } from './places.ts';
import { tokenReferences } from './tokens/references.ts';
import { tokenStructure } from './tokens/structure.ts';
import { tokenValues } from './tokens/values.ts';

export interface Named extends Case {
  readonly kind: string;
}

/** Every hostile input, by kind. */
export async function allCases(): Promise<readonly Named[]> {
  const kinds: Readonly<Record<string, readonly Case[]>> = {
    'texts that are no JSON': syntax,
    'names and codes': names,
    hosts: hostCases,
    'addresses and paths': addresses,
    'keys and values of a manifest': values,
    'values of tokens': tokenValues,
    'names, types and aliases of tokens': tokenStructure,
    'pointers, groups and palettes of tokens': tokenReferences,
    'templates and texts': layout,
    drawings,
    'pictures of pixels': await rasters(),
    'files of type': await fontFiles(),
    'what is said of type': fontWordsCases,
    'files, links and families': places,
  };
  return Object.entries(kinds).flatMap(([kind, cases]) => cases.map((one) => ({ ...one, kind })));
}
