import * as fc from 'fast-check';
import { policySchema, type PlayPolicy } from '../jurisdictions/policy.ts';

/** As much of JSON Schema as the policy is written in. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
}

const whole = ({ minimum: min = 0, maximum: max = 100 }: Schema) => fc.integer({ min, max });

/** Any value that a schema lets through, so that a new key is tried without a word here. */
function anyOf(schema: Schema): fc.Arbitrary<unknown> {
  const { items, properties, patternProperties } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(anyOf));
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return whole(schema);
  if (schema.type === 'number') return whole(schema).map((tenths) => tenths / 10);
  if (schema.type === 'string') return fc.stringMatching(new RegExp(schema.pattern ?? ''));
  if (items) {
    const { minItems: minLength = 0, maxItems: maxLength = 9 } = schema;
    return fc.uniqueArray(anyOf(items), { minLength, maxLength });
  }
  if (properties)
    return fc.record(
      Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, anyOf(inner)])),
    );
  const [named] = Object.entries(patternProperties ?? {});
  if (!named) throw new Error(`No wish is made of ${JSON.stringify(schema)}`);
  const currency = fc.oneof(
    fc.constantFrom('EUR', 'GBP', 'PHP'),
    fc.stringMatching(new RegExp(named[0])),
  );
  return fc.dictionary(currency, anyOf(named[1]), { maxKeys: 4 });
}

/** What a manifest may wish for each part of the policy, milder and stricter. */
export const wishes = Object.fromEntries(
  Object.entries(policySchema.properties).map(([key, schema]) => [key, anyOf(schema as Schema)]),
) as unknown as { readonly [Key in keyof PlayPolicy]: fc.Arbitrary<PlayPolicy[Key]> };
