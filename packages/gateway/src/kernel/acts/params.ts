import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import type { Act, ActSubject } from './act.ts';
import { ActRefusal } from './act-refusal.ts';

/** What was asked for, where the act takes it. */
export function soundParams<P extends TSchema>(
  { name, params }: Pick<Act<P, ActSubject, unknown>, 'name' | 'params'>,
  given: unknown,
): Static<P> {
  if (Check(params, given)) return given;
  const first = Errors(params, given)[0];
  throw new ActRefusal(
    `This is no ${name}: ${first?.instancePath || '/'} ${first?.message ?? ''}`.trim(),
  );
}
