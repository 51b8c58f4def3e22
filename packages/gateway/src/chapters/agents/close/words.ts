import { letterTags } from '../../../kernel/senders/letter-tags.ts';
import type { PayKind } from './tables.ts';

/** An hour is told by nobody. */
export type ToldKind = Exclude<PayKind, 'hourPay'>;

interface PayWording {
  readonly title: string;
  readonly text: string;
}

type PayWords = {
  /** For figures and days. */
  readonly tag: string;
} & Readonly<Record<ToldKind, (amount: string, day: string) => PayWording>>;

/** Letters about what agents are paid, in the languages the platform speaks. */
export const payWords: Readonly<Record<string, PayWords>> = {
  EN: {
    tag: letterTags.EN,
    rebate: (amount, day) => ({
      title: 'Your rebate has arrived',
      text: `${amount} is in your wallet: your rebate of ${day}.`,
    }),
    rebateCorrection: (amount) => ({
      title: 'A rebate was corrected',
      text: `${amount} is in your wallet: a rebate of an earlier day was too low.`,
    }),
    salary: (amount, day) => ({
      title: 'Your salary has arrived',
      text: `${amount} is in your wallet: your salary of ${day}.`,
    }),
    dividend: (amount, day) => ({
      title: 'Your dividend has arrived',
      text: `${amount} is in your wallet: your dividend of the period to ${day}.`,
    }),
  },
  TY: {
    tag: letterTags.TY,
    rebate: (amount, day) => ({
      title: 'Dumating na ang rebate mo',
      text: `Nasa wallet mo na ang ${amount}: ang rebate mo para sa ${day}.`,
    }),
    rebateCorrection: (amount) => ({
      title: 'May itinamang rebate',
      text: `Nasa wallet mo na ang ${amount}: kulang ang rebate ng isang naunang araw.`,
    }),
    salary: (amount, day) => ({
      title: 'Dumating na ang sahod mo',
      text: `Nasa wallet mo na ang ${amount}: ang sahod mo para sa ${day}.`,
    }),
    dividend: (amount, day) => ({
      title: 'Dumating na ang dibidendo mo',
      text: `Nasa wallet mo na ang ${amount}: ang dibidendo mo hanggang ${day}.`,
    }),
  },
  AR: {
    tag: letterTags.AR,
    rebate: (amount, day) => ({
      title: 'وصلت عمولتك',
      text: `أُضيف ${amount} إلى محفظتك: عمولتك عن ${day}.`,
    }),
    rebateCorrection: (amount) => ({
      title: 'صُحّحت عمولة',
      text: `أُضيف ${amount} إلى محفظتك: كانت عمولة يوم سابق أقل مما يجب.`,
    }),
    salary: (amount, day) => ({
      title: 'وصل راتبك',
      text: `أُضيف ${amount} إلى محفظتك: راتبك عن ${day}.`,
    }),
    dividend: (amount, day) => ({
      title: 'وصلت حصتك من الأرباح',
      text: `أُضيف ${amount} إلى محفظتك: حصتك من الأرباح حتى ${day}.`,
    }),
  },
};
