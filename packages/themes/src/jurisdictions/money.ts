import { Type } from 'typebox';

/** Whole units of each currency; one that is not named has nothing at all. */
export type Amounts = Record<string, number>;

export const amounts = (description: string) =>
  Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), Type.Integer({ minimum: 0, maximum: 1e9 }), {
    additionalProperties: false,
    description: `${description} In whole units by currency; one that is not named has 0.`,
  });

export const amountsOrNone = (description: string) =>
  Type.Union([Type.Literal('none'), amounts(description)], { description });
