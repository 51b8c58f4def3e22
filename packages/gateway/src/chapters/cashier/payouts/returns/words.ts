import { letterTags } from '../../../../kernel/senders/letter-tags.ts';

/** What there is a letter about. */
export type ReturnLetter = 'ordered' | 'account' | 'identity';

interface ReturnWording {
  readonly title: string;
  readonly text: string;
}

type ReturnWords = {
  /** For figures. */
  readonly tag: string;
} & Readonly<Record<ReturnLetter, (amount: string) => ReturnWording>>;

/** Letters about money that goes back by itself, in the languages the platform speaks. */
export const returnWords: Readonly<Record<string, ReturnWords>> = {
  EN: {
    tag: letterTags.EN,
    ordered: (amount) => ({
      title: 'Your money goes back to you',
      text: `You have excluded yourself, and ${amount} was left in your wallet. It goes to your account by itself: you need do nothing.`,
    }),
    account: (amount) => ({
      title: 'Where may we send your money?',
      text: `You have excluded yourself, and ${amount} is left in your wallet. Add an account in your name, and it goes there by itself.`,
    }),
    identity: (amount) => ({
      title: 'We may not send your money yet',
      text: `You have excluded yourself, and ${amount} is left in your wallet. Show us who you are, and it goes to your account by itself.`,
    }),
  },
  TY: {
    tag: letterTags.TY,
    ordered: (amount) => ({
      title: 'Babalik sa iyo ang pera mo',
      text: `Hindi ka na makakapaglaro ayon sa hiling mo, at may natirang ${amount} sa wallet mo. Kusa itong pupunta sa account mo: wala kang kailangang gawin.`,
    }),
    account: (amount) => ({
      title: 'Saan namin puwedeng ipadala ang pera mo?',
      text: `Hindi ka na makakapaglaro ayon sa hiling mo, at may natirang ${amount} sa wallet mo. Magdagdag ng account na nakapangalan sa iyo, at kusa itong pupunta roon.`,
    }),
    identity: (amount) => ({
      title: 'Hindi pa namin maipapadala ang pera mo',
      text: `Hindi ka na makakapaglaro ayon sa hiling mo, at may natirang ${amount} sa wallet mo. Ipakita sa amin kung sino ka, at kusa itong pupunta sa account mo.`,
    }),
  },
  AR: {
    tag: letterTags.AR,
    ordered: (amount) => ({
      title: 'يعود مالك إليك',
      text: `استبعدت نفسك من اللعب، وبقي ${amount} في محفظتك. يُرسل إلى حسابك تلقائيًا: لا يلزمك فعل شيء.`,
    }),
    account: (amount) => ({
      title: 'إلى أين نرسل مالك؟',
      text: `استبعدت نفسك من اللعب، وبقي ${amount} في محفظتك. أضف حسابًا باسمك، فيُرسل إليه تلقائيًا.`,
    }),
    identity: (amount) => ({
      title: 'لا يمكننا إرسال مالك بعد',
      text: `استبعدت نفسك من اللعب، وبقي ${amount} في محفظتك. أثبت لنا من أنت، فيُرسل إلى حسابك تلقائيًا.`,
    }),
  },
};
