import { useState } from 'react';

import { noErrors, withErrors, withTry, type FormError } from './error-news.ts';

/** Keeps how errors are told; a change of them is taken over while the form is drawn. */
export function useErrors(errors: readonly FormError[]) {
  const [told, setTold] = useState(noErrors);
  if (told.errors !== errors) setTold(withErrors(told, errors));
  return { told, tried: () => setTold(withTry) };
}
