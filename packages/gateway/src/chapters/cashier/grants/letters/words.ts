import { letterTags } from '../../../../kernel/senders/letter-tags.ts';

/** Ends of a bonus that its owner reads of: what they did themselves, and what a bar ends, they know. */
export type GrantLetter = 'earned' | 'expired' | 'office' | 'chargeback';

interface Wording {
  readonly title: string;
  readonly text: string;
}

interface Sums {
  /** As it was given. */
  readonly given: string;
  /** What of it became cash. */
  readonly earned: string;
}

type Words = { readonly tag: string } & Readonly<Record<GrantLetter, (sums: Sums) => Wording>>;

/** In the languages the platform speaks. */
export const grantWords: Readonly<Record<string, Words>> = {
  EN: {
    tag: letterTags.EN,
    earned: ({ given, earned }) => ({
      title: 'Your bonus is cash now',
      text: `You have wagered your bonus of ${given} as it asks: ${earned} is cash in your wallet.`,
    }),
    expired: ({ given }) => ({
      title: 'Your bonus has run out',
      text: `The days of your bonus of ${given} are over, and what was left of it is gone. Your cash is untouched.`,
    }),
    office: ({ given }) => ({
      title: 'Your bonus was ended',
      text: `We have ended your bonus of ${given}. Your cash is untouched. Our support tells you why.`,
    }),
    chargeback: ({ given }) => ({
      title: 'Your bonus has ended with its deposit',
      text: `The deposit that brought your bonus of ${given} went back, and the bonus with it.`,
    }),
  },
  TY: {
    tag: letterTags.TY,
    earned: ({ given, earned }) => ({
      title: 'Cash na ang bonus mo',
      text: `Nalaro mo na ang bonus mong ${given} ayon sa hinihingi nito: ${earned} ang cash na nasa wallet mo.`,
    }),
    expired: ({ given }) => ({
      title: 'Nag-expire na ang bonus mo',
      text: `Tapos na ang mga araw ng bonus mong ${given}, at wala na ang natira rito. Hindi nagalaw ang cash mo.`,
    }),
    office: ({ given }) => ({
      title: 'Tinapos ang bonus mo',
      text: `Tinapos namin ang bonus mong ${given}. Hindi nagalaw ang cash mo. Masasabi ng aming suporta kung bakit.`,
    }),
    chargeback: ({ given }) => ({
      title: 'Natapos ang bonus mo kasama ng deposito nito',
      text: `Bumalik ang depositong nagdala ng bonus mong ${given}, at kasama nito ang bonus.`,
    }),
  },
  AR: {
    tag: letterTags.AR,
    earned: ({ given, earned }) => ({
      title: 'أصبحت مكافأتك نقدًا',
      text: `راهنت بمكافأتك ${given} كما تتطلب: ${earned} نقدًا في محفظتك.`,
    }),
    expired: ({ given }) => ({
      title: 'انتهت مدة مكافأتك',
      text: `انقضت أيام مكافأتك ${given} وذهب ما تبقى منها. نقودك كما هي.`,
    }),
    office: ({ given }) => ({
      title: 'أُنهيت مكافأتك',
      text: `أنهينا مكافأتك ${given}. نقودك كما هي. يخبرك فريق الدعم بالسبب.`,
    }),
    chargeback: ({ given }) => ({
      title: 'انتهت مكافأتك مع إيداعها',
      text: `عاد الإيداع الذي جلب مكافأتك ${given}، وعادت المكافأة معه.`,
    }),
  },
};
