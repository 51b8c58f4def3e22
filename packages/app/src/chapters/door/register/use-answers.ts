import { useEffect, useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { useDialled } from '../codes/use-dialled.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { cleaned, noValues, type FieldName, type Values } from './fields.ts';
import { faultOf, type Fault, type FieldFaults, type Ruling } from './rules.ts';
import { methodsOf, type Method, type Settings } from '../api/register-settings.ts';
import { askedFields } from './steps.ts';
import { useTakenName } from './use-taken-name.ts';

/** What is typed and what is wrong with it, each field once somebody has left it. */
export function useAnswers(settings: Settings, knowsAffiliate: boolean) {
  const { t } = useTranslation();
  const { play, timeZone } = useMerchant();
  const [draft] = useState(readDraft);
  const methods = methodsOf(settings);
  const [chosen, setMethod] = useState(draft.method);
  const method = methods.find((one) => one === chosen) ?? methods[0] ?? 'username';
  const [typed, setValues] = useState<Values>({ ...noValues, ...draft.values });
  const [accepted, setAccepted] = useState(draft.accepted ?? play.disclaimerTicked);
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [refused, setRefused] = useState<FieldFaults>({});
  const asked = askedFields(settings, method, knowsAffiliate);
  const dialled = useDialled(asked.includes('mobileNum'));
  const values = { ...typed, dial: dialled({ dial: typed.dial, number: typed.mobileNum }).dial };

  const ruling: Ruling = { settings, timeZone, t };
  const name = cleaned('username', values.username);
  const isName = asked.includes('username') && name !== '' && !faultOf('username', values, ruling);
  const taken = useTakenName(isName ? name : '');

  useEffect(() => {
    if (Object.values(typed).some((value) => value !== ''))
      keepDraft({ method, accepted, values: typed });
  }, [method, accepted, typed]);

  const wrong = (field: FieldName): Fault | undefined =>
    refused[field] ??
    faultOf(field, values, ruling) ??
    (field === 'username' && taken ? { key: 'error.username.taken' } : undefined);

  return {
    settings,
    method,
    setMethod: (next: Method) => setMethod(next),
    asked,
    values,
    accepted,
    setAccepted,
    /** The name is right and nobody has it. */
    isFree: taken === false,
    wrong,
    /** What is wrong and may be said already: not of a field that somebody is still in. */
    told: (field: FieldName): Fault | undefined => {
      const isTaken = field === 'username' && taken === true;
      return refused[field] || left.has(field) || isTaken ? wrong(field) : undefined;
    },
    put: (changes: Partial<Values>): void => {
      // From what is there when it is done: a password manager fills all fields at once.
      setValues((now) => ({ ...now, ...changes }));
      setRefused((now) =>
        Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changes))),
      );
    },
    /** Empty again, and nobody has been told yet that it is. */
    clear: (field: FieldName): void => {
      setValues((now) => ({ ...now, [field]: '' }));
      setLeft((now) => new Set([...now].filter((one) => one !== field)));
      setRefused((now) => Object.fromEntries(Object.entries(now).filter(([one]) => one !== field)));
    },
    leave: (...fields: readonly FieldName[]): void =>
      setLeft((now) => new Set([...now, ...fields])),
    refuse: setRefused,
    forget: forgetDraft,
  };
}

export type Fields = ReturnType<typeof useAnswers>;
