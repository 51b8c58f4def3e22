import type { Payload } from '@livery/contract';
import { isDay } from '../../../kernel/time/days.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { fieldNames, type FieldName, type Rule, type Settings } from '../settings/registration.ts';

type Registration = Payload<'register'>;

interface FieldError {
  readonly field: FieldName | 'countryDialingCode';
  readonly code: string;
}

/** Undefined where a text keeps the rule of its field. */
export function brokenRule({ pattern, min, max }: Rule, text: string): string | undefined {
  const length = [...text].length;
  if (length < min) return 'minLength';
  if (length > max) return 'maxLength';
  return pattern !== '' && !new RegExp(pattern, 'u').test(text) ? 'pattern' : undefined;
}

/** Every field that is missing or wrong, at once: a form is mended in one go. */
export function requireFields(settings: Settings, given: Registration): void {
  const isMobile = given.variant === 'mobile';
  const errors: FieldError[] = fieldNames.flatMap((field) => {
    const rule = settings.fields[field];
    if (rule === undefined || !rule.enabled || (isMobile && field === 'username')) return [];
    const value = (given as Readonly<Record<string, unknown>>)[field];
    if (typeof value !== 'string' || value === '') {
      // Firebase has proven the number: there is no code of ours.
      const isProven = field === 'verificationCode' && given.firebaseIdToken !== undefined;
      return rule.required && !isProven ? [{ field, code: 'required' }] : [];
    }
    const isNoDay = field === 'birthday' && !isDay(value);
    const code = brokenRule(rule, value) ?? (isNoDay ? 'pattern' : undefined);
    return code === undefined ? [] : [{ field, code }];
  });
  // A number without its country is nobody's.
  const hasNumber = isAsked(settings, 'mobileNum') && given.mobileNum !== undefined;
  if (hasNumber && given.countryDialingCode === undefined) {
    errors.push({ field: 'countryDialingCode', code: 'required' });
  }
  if (errors.length > 0) throw new Refusal('request.invalid', { errors });
}

export const isAsked = (settings: Settings, field: FieldName): boolean =>
  settings.fields[field]?.enabled === true;
