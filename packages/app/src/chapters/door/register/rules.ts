import { dayIn } from '@livery/web/texts/day-in';
import type { Translate } from '@livery/web/texts/translations';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { mobileError } from '../codes/mobile.ts';
import { cleaned, traitOf, type FieldName, type Values } from './fields.ts';
import type { Rule, Settings } from '../api/register-settings.ts';

/** What is wrong with a field: words of ours, or those of whoever made the rule. */
export type Fault =
  | { readonly key: TextKey; readonly params?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

export type FieldFaults = Partial<Record<FieldName, Fault>>;

export const textOf = (fault: Fault | undefined, t: Translate): string | undefined => {
  if (!fault) return undefined;
  return 'text' in fault ? fault.text : t(fault.key, { ...fault.params });
};

/** A rule that names no text brings one, or leaves it to us. */
const isName = (message: string): boolean => /^[\w.-]*$/.test(message);

/** That a field breaks its rule. */
export const brokenRule = (field: FieldName, { message, min, max }: Rule): Fault =>
  isName(message) ? { key: traitOf(field).rule, params: { min, max } } : { text: message };

export function missing(field: FieldName, t: Translate): Fault {
  const trait = traitOf(field);
  if (trait.missing) return { key: trait.missing };
  return { key: 'register.missing', params: { field: t(trait.label) } };
}

function fits(pattern: string, value: string): boolean {
  if (pattern === '') return true;
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    // One that this browser cannot read: the platform looks at it anyway.
    return true;
  }
}

const keeps = ({ min, max, pattern }: Rule, value: string): boolean => {
  const { length } = [...value];
  return length >= min && length <= max && fits(pattern, value);
};

/** Of age on this day in the merchant's own time zone; 29 February comes of age on 1 March. */
function isOfAge(birthday: string, minAge: number, timeZone: string): boolean {
  const today = dayIn(timeZone, Date.now());
  return `${Number(birthday.slice(0, 4)) + minAge}${birthday.slice(4)}` <= today;
}

export interface Ruling {
  readonly settings: Settings;
  readonly timeZone: string;
  readonly t: Translate;
}

/** What is wrong with a field as it stands; nothing with one that may be empty and is. */
export function faultOf(
  field: FieldName,
  values: Values,
  { settings, timeZone, t }: Ruling,
): Fault | undefined {
  const rule = settings.fields[field];
  const value = cleaned(field, values[field]);
  if (!rule) return undefined;
  if (value === '') return rule.required ? missing(field, t) : undefined;
  // Of one that differs there is nothing more to say.
  if (field === 'confirmPassword' && value !== values.password)
    return { key: 'error.confirm.mismatch' };
  if (!keeps(rule, value)) return brokenRule(field, rule);
  const ofNumber =
    field === 'mobileNum' ? mobileError({ dial: values.dial, number: value }) : undefined;
  if (ofNumber === 'phone.countries') return { key: ofNumber };
  if (ofNumber !== undefined) return brokenRule(field, rule);
  if (field === 'birthday' && !isOfAge(value, settings.minAge, timeZone))
    return { key: 'error.age.under', params: { age: settings.minAge } };
  return undefined;
}
