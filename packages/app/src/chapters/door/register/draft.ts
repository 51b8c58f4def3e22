import { isRecord, perTab, readJson } from '@livery/web/store/storage';
import { fieldNames, noValues, traitOf, type FieldName, type Values } from './fields.ts';
import type { Method } from '../api/register-settings.ts';
import type { Stranger } from '../social/log-in.ts';

/** What somebody has typed so far, without anything that is secret. */
export interface Draft {
  readonly method?: Method;
  readonly accepted?: boolean;
  readonly values: Partial<Values>;
}

const key = 'REGISTER_DRAFT';

const kept: readonly (FieldName | 'dial')[] = [
  'dial',
  ...fieldNames.filter((field) => !traitOf(field).secret),
];

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  isRecord(value['values']) &&
  Object.values(value['values']).every((one) => typeof one === 'string');

const openPart = (values: Partial<Values>): Partial<Values> =>
  Object.fromEntries(kept.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));

/** A reload and a look at another page lose nothing but secrets. */
export function readDraft(): Draft {
  const draft = readJson(perTab, key, isDraft);
  return draft ? { ...draft, values: openPart(draft.values) } : { values: {} };
}

export function keepDraft({ values, ...choices }: Draft & { readonly values: Values }): void {
  perTab.set(key, JSON.stringify({ ...choices, values: openPart(values) }));
}

/** Begins the form for somebody of whom something is known; what they typed themselves stays. */
export function suggest({ email = '', name = '' }: Stranger): void {
  const { values, ...choices } = readDraft();
  keepDraft({ ...choices, values: { ...noValues, email, payeeName: name, ...values } });
}

export const forgetDraft = (): void => perTab.remove(key);
