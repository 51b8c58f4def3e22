export interface FormError {
  /** Name of the field it is about, as the form sends it, or the id of its control. */
  readonly field: string;
  /** What is wrong and how to mend it, as it stands at the field. */
  readonly text: string;
}

/** How errors are told. */
export interface ErrorNews {
  readonly errors: readonly FormError[];
  /** The form was sent, and what comes of it is not known yet. */
  readonly asked: boolean;
  /** The list stands over the fields. */
  readonly listed: boolean;
  /** Grows whenever the focus is called to the list. */
  readonly calls: number;
  /** What is said aloud without a list. */
  readonly aloud: string;
}

export const noErrors: ErrorNews = { errors: [], asked: false, listed: false, calls: 0, aloud: '' };

const keyOf = ({ field, text }: FormError): string => `${field} ${text}`;

/** Errors that answer a try are listed, whenever they come; of others the new ones are said. */
export function withErrors(before: ErrorNews, errors: readonly FormError[]): ErrorNews {
  if (errors.length === 0) return { ...before, errors, listed: false, aloud: '' };
  if (before.asked)
    return { errors, asked: false, listed: true, calls: before.calls + 1, aloud: '' };
  const known = new Set(before.errors.map(keyOf));
  const fresh = errors.filter((error) => !known.has(keyOf(error)));
  const aloud = fresh.length > 0 ? fresh.map(({ text }) => text).join(' ') : before.aloud;
  return { ...before, errors, aloud };
}

/** The form is sent; the same errors as before may be the answer, and are shown at once. */
export const withTry = (before: ErrorNews): ErrorNews =>
  before.errors.length === 0
    ? { ...before, asked: true }
    : { ...before, asked: true, listed: true, calls: before.calls + 1 };
