import { Type, type TSchema } from 'typebox';
import { closed } from './schemas.ts';

const fieldError = Type.Object(
  {
    field: Type.String(),
    code: Type.String(),
    params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  closed,
);

/** What may be anything, or is nothing, is not said twice. */
function orNull<S extends TSchema>(value: S) {
  return Type.IsUnknown(value) || Type.IsNull(value) ? value : Type.Union([value, Type.Null()]);
}

/** The form of every reply, good or bad, around an endpoint's own value. */
export function envelopeOf<S extends TSchema>(value: S) {
  return Type.Object(
    {
      success: Type.Boolean(),
      value: orNull(value),
      code: Type.Optional(Type.String()),
      message: Type.Optional(Type.String()),
      params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
      errors: Type.Optional(Type.Array(fieldError)),
      traceId: Type.String({ minLength: 1 }),
      serverTime: Type.Integer(),
    },
    closed,
  );
}
