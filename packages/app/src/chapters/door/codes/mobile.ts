import type { TextKey } from '#kernel/i18n/text-key.ts';

/** A mobile number: the digits to dial for its country, and those within it. */
export interface Mobile {
  readonly dial: string;
  readonly number: string;
}

export const noMobile: Mobile = { dial: '', number: '' };

/** Digits of a number as the platform takes it. */
export const mobileLength = { min: 7, max: 20 } as const;

/** The key of what is wrong with a number that a code shall be sent to, or nothing. */
export const mobileError = ({ dial, number }: Mobile): TextKey | undefined => {
  if (number === '') return 'phone.required';
  if (dial === '') return 'phone.countries';
  return number.length >= mobileLength.min && number.length <= mobileLength.max
    ? undefined
    : 'phone.rule';
};

/** The key of what is wrong with a code, or nothing. */
export const codeError = (code: string): TextKey | undefined => {
  if (code === '') return 'code.required';
  return /^\d{4,10}$/.test(code) ? undefined : 'code.rule';
};
