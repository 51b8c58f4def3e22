/** What there is a letter about. */
export type IdentityLetter = 'verified' | 'more' | 'refused' | 'expired';

interface IdentityWording {
  readonly title: string;
  readonly text: string;
}

type IdentityWords = Readonly<Record<IdentityLetter, IdentityWording>>;

/** Letters about the proof of an identity, in the languages the platform speaks. */
export const identityWords: Readonly<Record<string, IdentityWords>> = {
  EN: {
    verified: {
      title: 'We know who you are',
      text: 'Your identity is verified. You can withdraw, and nothing more has to be handed in.',
    },
    more: {
      title: 'Something is missing from your identity check',
      text: 'A part of what you handed in could not be used. Your identity page says which, why, and what to do.',
    },
    refused: {
      title: 'Your identity could not be verified',
      text: 'What you handed in was not accepted. Your money stays yours. Write to us if you think that this is a mistake.',
    },
    expired: {
      title: 'Your document has run out',
      text: 'The document that you proved your identity with is no longer valid. Hand in a new one before your next withdrawal.',
    },
  },
  TY: {
    verified: {
      title: 'Kilala ka na namin',
      text: 'Napatunayan na ang pagkakakilanlan mo. Maaari ka nang mag-withdraw, at wala ka nang kailangang ipasa.',
    },
    more: {
      title: 'May kulang sa pagpapatunay ng pagkakakilanlan mo',
      text: 'Hindi nagamit ang bahagi ng ipinasa mo. Nasa pahina ng pagkakakilanlan kung alin, bakit, at ano ang gagawin.',
    },
    refused: {
      title: 'Hindi napatunayan ang pagkakakilanlan mo',
      text: 'Hindi tinanggap ang ipinasa mo. Sa iyo pa rin ang pera mo. Sumulat sa amin kung sa tingin mo ay may pagkakamali.',
    },
    expired: {
      title: 'Paso na ang dokumento mo',
      text: 'Wala nang bisa ang dokumentong ginamit mo sa pagpapatunay. Magpasa ng bago bago ang susunod mong withdrawal.',
    },
  },
  AR: {
    verified: {
      title: 'تحقّقنا من هويتك',
      text: 'هويتك موثّقة الآن. يمكنك السحب، ولا يلزمك إرسال شيء آخر.',
    },
    more: {
      title: 'ينقص شيء للتحقّق من هويتك',
      text: 'تعذّر استعمال جزء مما أرسلته. صفحة الهوية تبيّن أيّ جزء هو ولماذا وما عليك فعله.',
    },
    refused: {
      title: 'تعذّر التحقّق من هويتك',
      text: 'لم يُقبل ما أرسلته. يبقى مالك لك. اكتب إلينا إن رأيت أن في الأمر خطأ.',
    },
    expired: {
      title: 'انتهت صلاحية وثيقتك',
      text: 'لم تعد الوثيقة التي أثبتّ بها هويتك صالحة. أرسل وثيقة جديدة قبل سحبك التالي.',
    },
  },
};
