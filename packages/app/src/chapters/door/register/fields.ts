import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { IconName } from '@livery/ui/icon';
import type { TextKey } from '#kernel/i18n/text-key.ts';

/** How a field is asked for, wherever a line of text will do. */
interface Trait {
  readonly label: TextKey;
  /** What is right, said where the settings do not say it in words of their own. */
  readonly rule: TextKey;
  /** That nothing was said, where its name alone would make no sentence. */
  readonly missing?: TextKey;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  readonly icon?: IconName;
  /** Never kept over a reload. */
  readonly secret?: true;
}

const traits = {
  username: {
    label: 'login.username',
    rule: 'register.rule.username',
    autoComplete: 'username',
    icon: 'user',
  },
  password: { label: 'login.password', rule: 'register.rule.characters', secret: true },
  confirmPassword: {
    label: 'register.again',
    rule: 'register.rule.characters',
    missing: 'register.again.missing',
    secret: true,
  },
  mobileNum: { label: 'phone.label', rule: 'phone.rule' },
  verificationCode: {
    label: 'code.label',
    rule: 'code.rule',
    missing: 'code.required',
    secret: true,
  },
  birthday: { label: 'register.birthday', rule: 'register.rule.birthday' },
  email: {
    label: 'register.email',
    rule: 'error.email.format',
    autoComplete: 'email',
    inputMode: 'email',
    icon: 'mail',
  },
  nickname: {
    label: 'register.nickname',
    rule: 'register.rule.characters',
    autoComplete: 'nickname',
    icon: 'user',
  },
  payeeName: {
    label: 'register.payeeName',
    rule: 'register.rule.characters',
    autoComplete: 'name',
    icon: 'user',
  },
  idNumber: {
    label: 'register.idNumber',
    rule: 'register.rule.characters',
    autoComplete: 'off',
    secret: true,
  },
  paymentPassword: {
    label: 'register.paymentPassword',
    rule: 'register.rule.pin',
    inputMode: 'numeric',
    secret: true,
  },
  affiliateCode: {
    label: 'register.affiliateCode',
    rule: 'register.rule.characters',
    autoComplete: 'off',
  },
  recommenderId: {
    label: 'register.recommenderId',
    rule: 'register.rule.characters',
    autoComplete: 'off',
  },
  qqNum: {
    label: 'register.qqNum',
    rule: 'register.rule.digits',
    autoComplete: 'off',
    inputMode: 'numeric',
  },
  facebook: { label: 'register.facebook', rule: 'register.rule.characters', autoComplete: 'off' },
  wechat: { label: 'register.wechat', rule: 'register.rule.characters', autoComplete: 'off' },
  line: { label: 'register.line.name', rule: 'register.rule.characters', autoComplete: 'off' },
  whatsapp: { label: 'register.whatsapp', rule: 'register.rule.characters', autoComplete: 'off' },
  zalo: { label: 'register.zalo', rule: 'register.rule.characters', autoComplete: 'off' },
  captcha: { label: 'captcha.label', rule: 'captcha.rule', missing: 'captcha.rule', secret: true },
} as const satisfies Readonly<Record<string, Trait>>;

export type FieldName = keyof typeof traits;

export const fieldNames = Object.keys(traits) as readonly FieldName[];

export const traitOf = (field: FieldName): Trait => traits[field];

/** What is typed, with the digits that are dialled for the country of the number. */
export type Values = Readonly<Record<FieldName | 'dial', string>>;

export const noValues: Values = Object.assign(
  { dial: '' },
  ...fieldNames.map((field) => ({ [field]: '' })),
) as Values;

/** Marks that turn the direction of a text or show nothing come along with what is pasted. */
const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** As it is sent: a password to the letter, all else without what nobody meant to type. */
export const cleaned = (field: FieldName, value: string): string =>
  field === 'password' || field === 'confirmPassword' ? value : value.replace(unseen, '').trim();
