import { Type, type Static } from 'typebox';
import { playKeys } from '../jurisdictions/policy.ts';
import { featureKeys } from './keys/features.ts';
import { ownKeys, placeKeys } from './keys/identity.ts';
import { lookKeys } from './keys/look.ts';
import { closed } from '../schema-parts.ts';
import { peopleKeys } from './keys/people.ts';
import { typeKeys } from './keys/type.ts';

/** The format that is written today; older files are lifted by `livery migrate`. */
export const currentVersion = 3;

const format = {
  $schema: Type.Optional(Type.String()),
  schemaVersion: Type.Literal(currentVersion, { description: 'The version of this format.' }),
};

const sharedKeys = {
  ...placeKeys,
  ...lookKeys,
  ...typeKeys,
  ...featureKeys,
  ...playKeys,
  ...peopleKeys,
};

/** `manifest.jsonc`: who a merchant is. Schema, editor help and types come from here. */
export const manifestSchema = Type.Object(
  { ...format, ...ownKeys, ...sharedKeys },
  { ...closed, title: 'Livery merchant manifest' },
);

/** `_families/<name>/manifest.jsonc`: what several merchants share. */
export const familySchema = Type.Object(
  { ...format, ...sharedKeys },
  { ...closed, title: 'Livery family manifest' },
);

export type ManifestFile = Static<typeof manifestSchema>;
export type FamilyFile = Static<typeof familySchema>;
