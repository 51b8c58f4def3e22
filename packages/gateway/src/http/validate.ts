import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Convert } from 'typebox/value';
import { Refusal } from '../kernel/refusal.ts';
import { lengthsOf, tooLong } from './lengths/lengths.ts';

export interface Shape<S extends TSchema> {
  check(value: unknown): value is Static<S>;
  /** The value as the schema types it, or a refusal that names each field. */
  require(value: unknown): Static<S>;
}

/**
 * A query's values arrive as text, so they are converted where the schema says
 * number or boolean; a body is taken as it is. No pattern sees a text that is
 * too long for it. What checks is compiled when it is first needed: a start
 * would wait for a hundred that nobody calls yet.
 */
export function shapeOf<S extends TSchema>(schema: S, from: 'text' | 'json'): Shape<S> {
  const whole = once((): Validator => Compile(schema));
  const forms = once(() => formsOf(schema).map((one): Validator => Compile(one)));
  const lengths = once(() => lengthsOf(schema, from));
  const check = (value: unknown): value is Static<S> => whole().Check(value);
  return {
    check,
    require(given) {
      const long = tooLong(lengths(), given);
      if (long.length > 0) {
        const errors = long.map((field): FieldError => ({ field, code: 'maxLength' }));
        throw new Refusal('request.invalid', { errors });
      }
      if (check(given)) return given;
      // Converting costs more than looking, and most queries are texts alone.
      const value: unknown = from === 'text' ? Convert(schema, given) : given;
      if (from === 'text' && check(value)) return value;
      throw new Refusal('request.invalid', { errors: nearestErrors(forms(), value) });
    },
  };
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** What may be sent in several forms is judged by the one that was meant. */
const formsOf = (schema: TSchema): readonly TSchema[] =>
  'anyOf' in schema && Array.isArray(schema.anyOf) ? (schema.anyOf as TSchema[]) : [schema];

interface FieldError {
  readonly field: string;
  readonly code: string;
}

/** A form whose own mark is missed was not meant; otherwise the one with the fewest faults was. */
function nearestErrors(forms: readonly Validator[], value: unknown): FieldError[] {
  const missed = (errors: readonly FieldError[]) =>
    errors.filter(({ code }) => code === 'const').length;
  const [nearest = []] = forms
    .map((form) => fieldErrors(form, value))
    .toSorted((one, other) => missed(one) - missed(other) || one.length - other.length);
  return nearest;
}

function fieldErrors(validator: Validator, value: unknown): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const error of validator.Errors(value).slice(0, 20)) {
    const named = missingNames(error.params) ?? [error.instancePath.slice(1).replaceAll('/', '.')];
    for (const field of named) {
      const code = error.message === 'schema is false' ? 'additionalProperties' : error.keyword;
      if (field !== '' && !found.has(field)) found.set(field, { field, code });
    }
  }
  return [...found.values()];
}

function missingNames(params: object): readonly string[] | undefined {
  return 'requiredProperties' in params && Array.isArray(params.requiredProperties)
    ? params.requiredProperties
    : undefined;
}
