import { letterTags } from '../../../../kernel/senders/letter-tags.ts';
import type { PayerRefusal } from '../../payers/refused.ts';

/** What there is a letter about. */
export type DepositLetter = 'credited' | 'held' | 'reversed' | 'won' | 'returned' | PayerRefusal;

interface DepositWording {
  readonly title: string;
  readonly text: string;
}

type DepositWords = {
  /** For figures. */
  readonly tag: string;
  readonly reference: string;
} & Readonly<Record<DepositLetter, (amount: string) => DepositWording>>;

/** Letters about deposits, in the languages the platform speaks. */
export const depositWords: Readonly<Record<string, DepositWords>> = {
  EN: {
    tag: letterTags.EN,
    reference: 'Reference:',
    credited: (amount) => ({
      title: 'Your deposit has arrived',
      text: `${amount} is in your wallet.`,
    }),
    held: (amount) => ({
      title: 'We could not credit a deposit',
      text: `${amount} arrived, and a limit, a break or its currency does not let it into your wallet. It stays yours: where the way you paid allows it, it is sent back by itself.`,
    }),
    credit_card: (amount) => ({
      title: 'We may not take a credit card',
      text: `${amount} came from a credit card, which may not be used to play here. It is not in your wallet, and goes back to the card by itself. You can pay with money that is yours.`,
    }),
    unknown_card: (amount) => ({
      title: 'We may not take a card of this kind',
      text: `${amount} came from a card that does not say whether it is a credit card, and those may not be used to play here. It is not in your wallet, and goes back to the card by itself. You can pay with another card, or in another way.`,
    }),
    other_payer: (amount) => ({
      title: 'A deposit has to come from an account of your own',
      text: `${amount} came from an account that is not in your name. It is not in your wallet, and goes back to that account by itself. You can pay from one that is yours.`,
    }),
    reversed: (amount) => ({
      title: 'A deposit was taken back',
      text: `Your bank took ${amount} back.`,
    }),
    won: (amount) => ({
      title: 'A deposit stays with you after all',
      text: `The bank has returned ${amount}.`,
    }),
    returned: (amount) => ({
      title: 'A deposit was sent back',
      text: `${amount} is on its way back to where you paid from.`,
    }),
  },
  TY: {
    tag: letterTags.TY,
    reference: 'Sanggunian:',
    credited: (amount) => ({
      title: 'Dumating na ang deposito mo',
      text: `Nasa wallet mo na ang ${amount}.`,
    }),
    held: (amount) => ({
      title: 'Hindi namin naipasok ang isang deposito',
      text: `Dumating ang ${amount}, pero hindi ito puwedeng ipasok sa wallet mo dahil sa isang limitasyon, pahinga o pera nito. Sa iyo pa rin ito: kung kaya ng paraang ginamit mo, kusa itong ibabalik.`,
    }),
    credit_card: (amount) => ({
      title: 'Hindi kami puwedeng tumanggap ng credit card',
      text: `Galing sa credit card ang ${amount}, at hindi iyon puwedeng gamitin sa paglalaro rito. Wala ito sa wallet mo at kusang babalik sa card. Puwede kang magbayad gamit ang sarili mong pera.`,
    }),
    unknown_card: (amount) => ({
      title: 'Hindi kami puwedeng tumanggap ng ganitong card',
      text: `Galing ang ${amount} sa card na hindi nagsasabi kung credit card ito, at hindi puwedeng gamitin ang mga iyon sa paglalaro rito. Wala ito sa wallet mo at kusang babalik sa card. Puwede kang magbayad gamit ang ibang card o ibang paraan.`,
    }),
    other_payer: (amount) => ({
      title: 'Dapat galing sa sarili mong account ang deposito',
      text: `Galing ang ${amount} sa account na hindi nakapangalan sa iyo. Wala ito sa wallet mo at kusang babalik sa account na iyon. Puwede kang magbayad mula sa sarili mong account.`,
    }),
    reversed: (amount) => ({
      title: 'Binawi ang isang deposito',
      text: `Binawi ng bangko mo ang ${amount}.`,
    }),
    won: (amount) => ({
      title: 'Sa iyo pa rin ang deposito',
      text: `Ibinalik ng bangko ang ${amount}.`,
    }),
    returned: (amount) => ({
      title: 'Ibinalik ang isang deposito',
      text: `Pabalik na ang ${amount} sa pinanggalingan ng bayad mo.`,
    }),
  },
  AR: {
    tag: letterTags.AR,
    reference: 'المرجع:',
    credited: (amount) => ({ title: 'وصل إيداعك', text: `أصبح ${amount} في محفظتك.` }),
    held: (amount) => ({
      title: 'لم نتمكن من إضافة إيداع',
      text: `وصل ${amount}، لكن حدًا أو استراحة أو عملته لا تسمح بدخوله إلى محفظتك. يبقى لك: ويُعاد تلقائيًا حيث تسمح طريقة الدفع بذلك.`,
    }),
    credit_card: (amount) => ({
      title: 'لا يمكننا قبول بطاقة ائتمان',
      text: `جاء ${amount} من بطاقة ائتمان، ولا يجوز اللعب بها هنا. المبلغ ليس في محفظتك، ويعود إلى البطاقة تلقائيًا. يمكنك الدفع بمال تملكه.`,
    }),
    unknown_card: (amount) => ({
      title: 'لا يمكننا قبول بطاقة من هذا النوع',
      text: `جاء ${amount} من بطاقة لا يُعرف هل هي بطاقة ائتمان، ولا يجوز اللعب ببطاقات الائتمان هنا. المبلغ ليس في محفظتك، ويعود إلى البطاقة تلقائيًا. يمكنك الدفع ببطاقة أخرى أو بطريقة أخرى.`,
    }),
    other_payer: (amount) => ({
      title: 'يجب أن يأتي الإيداع من حساب باسمك',
      text: `جاء ${amount} من حساب ليس باسمك. المبلغ ليس في محفظتك، ويعود إلى ذلك الحساب تلقائيًا. يمكنك الدفع من حساب لك.`,
    }),
    reversed: (amount) => ({ title: 'استُرد إيداع', text: `استرد مصرفك ${amount}.` }),
    won: (amount) => ({ title: 'يبقى الإيداع لك', text: `أعاد المصرف ${amount}.` }),
    returned: (amount) => ({
      title: 'أُعيد إيداع',
      text: `${amount} في طريقه إلى حيث دفعت منه.`,
    }),
  },
};
