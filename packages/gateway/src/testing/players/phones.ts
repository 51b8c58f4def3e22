import type { Browser } from '../browser/browser.ts';

let numbers = 0;
/** Of country 63, and of nobody yet. */
export const newNumber = (): string => `9${String(5_000_000 + (numbers += 1)).padStart(9, '0')}`;

export const loginByCode = (browser: Browser, mobileNum: string, code: string) =>
  browser.call('login', {
    payload: { type: 'sms', mobileNum, countryDialingCode: '63', verificationCode: code },
  });

/** Another code than this one. */
export const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000');
