import { requiredKeys } from '../manifest/manifest.ts';
import { templateSchema, textsSchema } from '../manifest/files.ts';
import { familySchema, manifestSchema } from '../manifest/schema.ts';
import { tokensSchema } from '../resolve/schema/tokens.ts';
import { profileSchema } from '../jurisdictions/profiles.ts';

type Json = Record<string, unknown>;

/** The published schemas by file name, for editors and for tools of other people. */
export const schemas = (): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries({
      'manifest.json': {
        ...manifestSchema,
        // What a family may say for a merchant, a merchant without one says itself.
        anyOf: [
          { required: ['extends'] },
          { required: requiredKeys, properties: { brand: { required: ['action'] } } },
        ],
      },
      'family.json': familySchema,
      'jurisdiction.json': profileSchema,
      'template.json': templateSchema,
      'texts.json': textsSchema,
      'tokens.json': tokensSchema(),
    }).map(([name, schema]) => [
      name,
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        ...(JSON.parse(JSON.stringify(schema)) as Json),
      },
    ]),
  );
