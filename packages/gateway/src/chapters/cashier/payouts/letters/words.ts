import { letterTags } from '../../../../kernel/senders/letter-tags.ts';

/** What there is a letter about. */
export type PayoutLetter = 'paid' | 'partly_paid' | 'failed' | 'refused' | 'returned';

interface PayoutWording {
  readonly title: string;
  readonly text: string;
}

/** What was paid, and what is in the wallet again. */
export interface PayoutFigures {
  readonly paid: string;
  readonly back: string;
}

type PayoutWords = {
  /** For figures. */
  readonly tag: string;
  readonly reference: string;
} & Readonly<Record<PayoutLetter, (figures: PayoutFigures) => PayoutWording>>;

/** Letters about payouts, in the languages the platform speaks. */
export const payoutWords: Readonly<Record<string, PayoutWords>> = {
  EN: {
    tag: letterTags.EN,
    reference: 'Reference:',
    paid: ({ paid }) => ({
      title: 'Your withdrawal was paid',
      text: `${paid} is on its way to your account. How long it takes from here is up to your bank or wallet.`,
    }),
    partly_paid: ({ paid, back }) => ({
      title: 'A part of your withdrawal was paid',
      text: `${paid} is on its way to your account. ${back} could not be paid, and is in your wallet again.`,
    }),
    failed: ({ back }) => ({
      title: 'Your withdrawal could not be paid',
      text: `${back} is in your wallet again. Look at the account it went to, and try again or choose another.`,
    }),
    refused: ({ back }) => ({
      title: 'Your withdrawal was refused',
      text: `${back} is in your wallet again. What you can do is shown at the withdrawal.`,
    }),
    returned: ({ back }) => ({
      title: 'Your bank sent a withdrawal back',
      text: `${back} is in your wallet again. Look at the account it went to before you try again.`,
    }),
  },
  TY: {
    tag: letterTags.TY,
    reference: 'Sanggunian:',
    paid: ({ paid }) => ({
      title: 'Nabayaran na ang withdrawal mo',
      text: `Papunta na sa account mo ang ${paid}. Nasa bangko o wallet mo na kung gaano katagal mula rito.`,
    }),
    partly_paid: ({ paid, back }) => ({
      title: 'Nabayaran ang bahagi ng withdrawal mo',
      text: `Papunta na sa account mo ang ${paid}. Hindi nabayaran ang ${back} at nasa wallet mo na ulit.`,
    }),
    failed: ({ back }) => ({
      title: 'Hindi nabayaran ang withdrawal mo',
      text: `Nasa wallet mo na ulit ang ${back}. Tingnan ang account na pinuntahan nito, at subukan muli o pumili ng iba.`,
    }),
    refused: ({ back }) => ({
      title: 'Tinanggihan ang withdrawal mo',
      text: `Nasa wallet mo na ulit ang ${back}. Nasa withdrawal ang puwede mong gawin.`,
    }),
    returned: ({ back }) => ({
      title: 'Ibinalik ng bangko mo ang isang withdrawal',
      text: `Nasa wallet mo na ulit ang ${back}. Tingnan ang account na pinuntahan nito bago subukan muli.`,
    }),
  },
  AR: {
    tag: letterTags.AR,
    reference: 'المرجع:',
    paid: ({ paid }) => ({
      title: 'تم دفع سحبك',
      text: `${paid} في طريقه إلى حسابك. ما بقي من الوقت يعود إلى مصرفك أو محفظتك.`,
    }),
    partly_paid: ({ paid, back }) => ({
      title: 'دُفع جزء من سحبك',
      text: `${paid} في طريقه إلى حسابك. تعذّر دفع ${back}، وقد عاد إلى محفظتك.`,
    }),
    failed: ({ back }) => ({
      title: 'تعذّر دفع سحبك',
      text: `عاد ${back} إلى محفظتك. راجع الحساب الذي أُرسل إليه، ثم حاول مجددًا أو اختر غيره.`,
    }),
    refused: ({ back }) => ({
      title: 'رُفض سحبك',
      text: `عاد ${back} إلى محفظتك. تجد ما يمكنك فعله عند السحب.`,
    }),
    returned: ({ back }) => ({
      title: 'أعاد مصرفك سحبًا',
      text: `عاد ${back} إلى محفظتك. راجع الحساب الذي أُرسل إليه قبل المحاولة مجددًا.`,
    }),
  },
};
