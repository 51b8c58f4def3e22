import { Type } from 'typebox';

/** Refuses keys nobody declared: a typing mistake must not pass silently. */
export const closed = { additionalProperties: false } as const;

/** Money on the wire: a decimal string, never a float. */
export const Money = Type.String({ pattern: '^-?\\d{1,18}(\\.\\d{1,8})?$' });

/** Free text without NUL, which no database column takes. */
export const Text = (max: number, min = 0) =>
  Type.String({ minLength: min, maxLength: max, pattern: '^[^\\u0000]*$' });

/** Instants are milliseconds since 1970. */
export const Instant = Type.Integer({ minimum: 0 });

export const Language = Type.String({ pattern: '^[A-Z]{2}(-[A-Z]{2})?$' });

export const PageNumber = Type.Integer({ minimum: 1, maximum: 10_000 });
export const PageSize = Type.Integer({ minimum: 1, maximum: 100 });

export const paging = { pageNum: Type.Integer(), totalPages: Type.Integer() };

export const Nothing = Type.Null();
