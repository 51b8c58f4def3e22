import type { Translate } from '@livery/web/texts/translations';
import type { ErrorCode } from '@livery/contract/client';
import { ApiError } from '@livery/web/http/api-error';
import { fieldNames, type FieldName } from './fields.ts';
import { brokenRule, missing, type Fault, type FieldFaults } from './rules.ts';
import type { Settings } from '../api/register-settings.ts';

/** Which field a refusal is about. */
const about: Readonly<Record<string, FieldName>> = {
  'username.taken': 'username',
  'mobile.taken': 'mobileNum',
  'email.taken': 'email',
  'email.format': 'email',
  'sms.wrong': 'verificationCode',
  'sms.expired': 'verificationCode',
  'captcha.wrong': 'captcha',
  'affiliate.invalid': 'affiliateCode',
  'referrer.invalid': 'recommenderId',
  'password.weak': 'password',
  'age.under': 'birthday',
  'confirm.mismatch': 'confirmPassword',
} satisfies Partial<Record<ErrorCode, FieldName>>;

const isField = (name: string): name is FieldName => fieldNames.some((field) => field === name);

/** A field that a refusal names, with its country counted to the number. */
const fieldNamed = (name: string): FieldName | undefined => {
  if (name === 'countryDialingCode') return 'mobileNum';
  return isField(name) ? name : undefined;
};

/** What a refusal says of the fields; nothing where it is about none of them. */
export function faultsIn(error: unknown, { fields }: Settings, t: Translate): FieldFaults {
  if (!(error instanceof ApiError)) return {};
  const named = error.fields.flatMap(({ field: name, code }): [FieldName, Fault][] => {
    const field = fieldNamed(name);
    const rule = field && fields[field];
    if (!field || !rule) return [];
    return [[field, code === 'required' ? missing(field, t) : brokenRule(field, rule)]];
  });
  const field = about[error.code];
  const key = `error.${error.code as ErrorCode}` as const;
  return {
    ...Object.fromEntries(named),
    ...(field ? { [field]: { key, params: error.params } } : {}),
  };
}
