import { useRef, useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { errorText } from '#kernel/http/error-text.ts';

/** What is wrong with each field, in words. */
export type Faults<Values> = Partial<Record<keyof Values, string | undefined>>;

interface Refused<Values> {
  readonly field: keyof Values;
  readonly error: unknown;
}

/** What is typed into a form, and how much of what is wrong with it has been said. */
export function useFields<Values extends object>(
  initial: Values,
  check: (values: Values) => Faults<Values>,
) {
  const { t } = useTranslation();
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState(false);
  const [said, setSaid] = useState<readonly (keyof Values)[]>([]);
  const [refused, setRefused] = useState<Refused<Values>>();
  const controls = useRef<Partial<Record<keyof Values, HTMLInputElement | null>>>({});
  const names = Object.keys(values) as (keyof Values)[];
  const faults = check(values);
  const wrong = (name: keyof Values): string | undefined =>
    refused?.field === name ? errorText(refused.error, t) : faults[name];

  const focus = (name: keyof Values): void => controls.current[name]?.focus();
  const put =
    <Name extends keyof Values>(name: Name) =>
    (value: Values[Name]): void => {
      setValues((before) => ({ ...before, [name]: value }));
      setTouched(true);
      setSaid((before) => before.filter((one) => one !== name));
      setRefused((before) => (before?.field === name ? undefined : before));
    };
  return {
    values,
    put,
    /** What the platform found wrong with a field, which it stays until that is changed. */
    refuse: (field: keyof Values, error: unknown): void => {
      setRefused({ field, error });
      focus(field);
    },
    /** Empty again, and nobody has been told yet that it is. */
    clear: (name: keyof Values): void => put(name)(initial[name]),
    focus,
    /** Goes there and marks what is typed, for the next key to take its place. */
    select: (name: keyof Values): void => {
      focus(name);
      controls.current[name]?.select();
    },
    /** Something is typed and nothing is wrong with any of it. */
    isReady: touched && names.every((name) => wrong(name) === undefined),
    errorOf: (name: keyof Values): string | undefined =>
      refused?.field === name || said.includes(name) ? wrong(name) : undefined,
    control: (name: keyof Values) => (control: HTMLInputElement | null) => {
      controls.current[name] = control;
    },
    /** Whether these are right; else it is said, and the first that is not has the focus. */
    passes: (...asked: readonly (keyof Values)[]): boolean => {
      const wanted = asked.length > 0 ? asked : names;
      setSaid((before) => [...new Set([...before, ...wanted])]);
      const first = wanted.find((name) => wrong(name) !== undefined);
      if (first !== undefined) focus(first);
      return first === undefined;
    },
  };
}
