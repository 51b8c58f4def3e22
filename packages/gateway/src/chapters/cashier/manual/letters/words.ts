import { letterTags } from '../../../../kernel/senders/letter-tags.ts';

/** What a person of the staff tells a member of a deposit that was paid by hand. */
export type ManualLetter = 'asked' | 'not_received' | 'slip_invalid' | 'other';

interface Wording {
  readonly title: string;
  readonly text: string;
}

type Words = { readonly tag: string; readonly reference: string } & Readonly<
  Record<ManualLetter, (amount: string) => Wording>
>;

/** In the languages the platform speaks. */
export const manualWords: Readonly<Record<string, Words>> = {
  EN: {
    tag: letterTags.EN,
    reference: 'Reference:',
    asked: (amount) => ({
      title: 'We need a slip of your deposit',
      text: `We could not find ${amount} at the bank yet. Open the deposit and add a picture of the slip: it has to show the amount, the day and the reference.`,
    }),
    not_received: (amount) => ({
      title: 'Your deposit has not arrived',
      text: `We looked for ${amount} at the bank, and it is not there. If your bank has sent it, show the slip to our support: what comes later is credited all the same.`,
    }),
    slip_invalid: (amount) => ({
      title: 'We could not use your slip',
      text: `The slip for ${amount} does not show this payment. If your bank has sent it, show the right slip to our support.`,
    }),
    other: (amount) => ({
      title: 'Your deposit was not accepted',
      text: `${amount} was not credited. Our support tells you more.`,
    }),
  },
  TY: {
    tag: letterTags.TY,
    reference: 'Sanggunian:',
    asked: (amount) => ({
      title: 'Kailangan namin ang resibo ng deposito mo',
      text: `Hindi pa namin makita sa bangko ang ${amount}. Buksan ang deposito at magdagdag ng larawan ng resibo: dapat makita ang halaga, araw at sanggunian.`,
    }),
    not_received: (amount) => ({
      title: 'Hindi dumating ang deposito mo',
      text: `Hinanap namin sa bangko ang ${amount} at wala ito roon. Kung naipadala na ito ng bangko mo, ipakita ang resibo sa aming suporta: maipapasok pa rin ang darating nang huli.`,
    }),
    slip_invalid: (amount) => ({
      title: 'Hindi namin magamit ang resibo mo',
      text: `Hindi makita sa resibo para sa ${amount} ang bayad na ito. Kung naipadala na ito ng bangko mo, ipakita ang tamang resibo sa aming suporta.`,
    }),
    other: (amount) => ({
      title: 'Hindi tinanggap ang deposito mo',
      text: `Hindi naipasok ang ${amount}. Masasabi sa iyo ng aming suporta ang iba pa.`,
    }),
  },
  AR: {
    tag: letterTags.AR,
    reference: 'المرجع:',
    asked: (amount) => ({
      title: 'نحتاج إلى إيصال إيداعك',
      text: `لم نجد ${amount} في المصرف بعد. افتح الإيداع وأضف صورة للإيصال: يجب أن تُظهر المبلغ واليوم والمرجع.`,
    }),
    not_received: (amount) => ({
      title: 'لم يصل إيداعك',
      text: `بحثنا عن ${amount} في المصرف ولم نجده. إن كان مصرفك قد أرسله فأرِ الإيصال لفريق الدعم: ما يصل لاحقًا يُضاف على كل حال.`,
    }),
    slip_invalid: (amount) => ({
      title: 'لم نتمكن من استخدام إيصالك',
      text: `لا يُظهر إيصال ${amount} هذه الدفعة. إن كان مصرفك قد أرسلها فأرِ الإيصال الصحيح لفريق الدعم.`,
    }),
    other: (amount) => ({
      title: 'لم يُقبل إيداعك',
      text: `لم يُضف ${amount}. يخبرك فريق الدعم بالمزيد.`,
    }),
  },
};
