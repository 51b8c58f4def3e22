import { letterTags } from '../../../kernel/senders/letter-tags.ts';
import type { MoneyWording } from './letters.ts';

/** The letter to whoever an agent sent something, in the languages the platform speaks. */
export const transferWordings = (agent: string): Readonly<Record<string, MoneyWording>> => ({
  EN: {
    tag: letterTags.EN,
    says: (amount) => ({
      title: 'Your agent sent you money',
      text: `${amount} is in your wallet. It came from ${agent}.`,
    }),
  },
  TY: {
    tag: letterTags.TY,
    says: (amount) => ({
      title: 'May ipinadala ang ahente mo',
      text: `Nasa wallet mo na ang ${amount}. Galing ito kay ${agent}.`,
    }),
  },
  AR: {
    tag: letterTags.AR,
    says: (amount) => ({
      title: 'أرسل لك وكيلك مبلغًا',
      text: `أُضيف ${amount} إلى محفظتك. أرسله ${agent}.`,
    }),
  },
});
