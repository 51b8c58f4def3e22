import { fieldNames, type FieldName } from './fields.ts';
import type { Method, Settings } from '../api/register-settings.ts';

export interface Step {
  readonly name: 'account' | 'about' | 'finish';
  /** What has to be said, and what stands in plain sight. */
  readonly fields: readonly FieldName[];
  /** What may be said, behind a head that opens. */
  readonly more: readonly FieldName[];
}

/** As many as a page of a phone holds without seeming long. */
const fewFields = 5;

const first = {
  username: ['username', 'password', 'confirmPassword'],
  mobile: ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
} as const satisfies Record<Method, readonly FieldName[]>;

/** A code goes to the number before it, whatever order is asked for. */
function afterItsNumber(fields: readonly FieldName[]): readonly FieldName[] {
  if (!fields.includes('mobileNum') || !fields.includes('verificationCode')) return fields;
  return fields
    .filter((field) => field !== 'verificationCode')
    .flatMap((field) => (field === 'mobileNum' ? [field, 'verificationCode' as const] : [field]));
}

/** What is asked for this way, in the order of the settings. */
export function askedFields(
  { fields }: Settings,
  method: Method,
  knowsAffiliate: boolean,
): readonly FieldName[] {
  const asked = fieldNames
    .filter((field) => fields[field]?.enabled)
    .filter((field) => !(field === 'username' && method === 'mobile'))
    .filter((field) => !(field === 'affiliateCode' && knowsAffiliate))
    .toSorted((one, other) => (fields[one]?.order ?? 0) - (fields[other]?.order ?? 0));
  return afterItsNumber(asked);
}

/**
 * A form of few fields is one page. A longer one begins with what an account
 * is, goes on with what else is needed, and ends with what may be left out.
 */
export function stepsOf(
  settings: Settings,
  method: Method,
  asked: readonly FieldName[],
): readonly Step[] {
  const isNeeded = (field: FieldName): boolean => settings.fields[field]?.required === true;
  const opening = first[method].filter((field) => asked.includes(field));
  const rest = asked.filter((field) => !opening.some((one) => one === field));
  const more = rest.filter((field) => !isNeeded(field));
  // A picture works once and not for long, so it comes last.
  const last = rest.filter((field) => field === 'captcha');
  const about = rest.filter((field) => isNeeded(field) && field !== 'captcha');
  const needed = opening.length + about.length + last.length;
  // Two pictures at a time would take each other's cookie.
  const twoPictures = last.length > 0 && asked.includes('verificationCode');
  if (needed <= fewFields && !twoPictures)
    return [{ name: 'account', fields: [...opening, ...about, ...last], more }];
  const account: Step = { name: 'account', fields: opening, more: [] };
  if (about.length === 0) return [account, { name: 'finish', fields: last, more }];
  if (more.length === 0) return [account, { name: 'about', fields: [...about, ...last], more: [] }];
  return [
    account,
    { name: 'about', fields: about, more: [] },
    { name: 'finish', fields: last, more },
  ];
}

/** The step that holds a field. */
export const stepWith = (steps: readonly Step[], field: FieldName): number =>
  Math.max(
    0,
    steps.findIndex(({ fields, more }) => fields.includes(field) || more.includes(field)),
  );
