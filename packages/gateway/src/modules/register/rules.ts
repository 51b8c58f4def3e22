import type { Payload } from '@livery/contract';
import { Refusal } from '../../http/refusal.ts';
import { fieldNames, type Rule, type Settings } from './settings.ts';

type Registration = Payload<'register'>;

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
  const errors = fieldNames.flatMap((field) => {
    const rule = settings.fields[field];
    if (rule === undefined || !rule.enabled || (isMobile && field === 'username')) return [];
    const value = (given as Readonly<Record<string, unknown>>)[field];
    if (typeof value !== 'string' || value === '') {
      // Firebase has proven the number: there is no code of ours.
      const isProven = field === 'verificationCode' && given.firebaseIdToken !== undefined;
      return rule.required && !isProven ? [{ field, code: 'required' }] : [];
    }
    const code = brokenRule(rule, value);
    return code === undefined ? [] : [{ field, code }];
  });
  if (errors.length > 0) throw new Refusal('request.invalid', { errors });
}

/** Of age on this day in the merchant's own time zone. */
export function isOfAge(birthday: string, minAge: number, today: string): boolean {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return false;
  // Compared as text: 29 February comes of age on 1 March.
  const limit = `${String(year + minAge).padStart(4, '0')}${birthday.slice(4)}`;
  return limit <= today;
}
