/** What there is a letter about. */
export type DepositLetter = 'credited' | 'held' | 'reversed' | 'won' | 'returned';

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
    tag: 'en-GB',
    reference: 'Reference:',
    credited: (amount) => ({
      title: 'Your deposit has arrived',
      text: `${amount} is in your wallet.`,
    }),
    held: (amount) => ({
      title: 'We could not credit a deposit',
      text: `${amount} arrived, and a limit, a break or its currency does not let it into your wallet. It stays yours: where the way you paid allows it, it is sent back by itself.`,
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
    tag: 'fil-PH',
    reference: 'Sanggunian:',
    credited: (amount) => ({
      title: 'Dumating na ang deposito mo',
      text: `Nasa wallet mo na ang ${amount}.`,
    }),
    held: (amount) => ({
      title: 'Hindi namin naipasok ang isang deposito',
      text: `Dumating ang ${amount}, pero hindi ito puwedeng ipasok sa wallet mo dahil sa isang limitasyon, pahinga o pera nito. Sa iyo pa rin ito: kung kaya ng paraang ginamit mo, kusa itong ibabalik.`,
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
    tag: 'ar',
    reference: 'المرجع:',
    credited: (amount) => ({ title: 'وصل إيداعك', text: `أصبح ${amount} في محفظتك.` }),
    held: (amount) => ({
      title: 'لم نتمكن من إضافة إيداع',
      text: `وصل ${amount}، لكن حدًا أو استراحة أو عملته لا تسمح بدخوله إلى محفظتك. يبقى لك: ويُعاد تلقائيًا حيث تسمح طريقة الدفع بذلك.`,
    }),
    reversed: (amount) => ({ title: 'استُرد إيداع', text: `استرد مصرفك ${amount}.` }),
    won: (amount) => ({ title: 'يبقى الإيداع لك', text: `أعاد المصرف ${amount}.` }),
    returned: (amount) => ({
      title: 'أُعيد إيداع',
      text: `${amount} في طريقه إلى حيث دفعت منه.`,
    }),
  },
};
