import { letterTags } from '../../../kernel/senders/letter-tags.ts';
import type { SocialProvider } from '../links.ts';
import type { Doors } from './proven.ts';

/** What an owner is told of: what now opens the account, or what no longer does. */
export type Notice =
  | {
      readonly what: 'passkey' | 'device' | 'password' | 'payment' | 'questions';
    }
  | { readonly what: 'totp' | 'totpRemoved' }
  /** Whether what was there before can take the account back. */
  | { readonly what: 'email' | 'mobile'; readonly mayUndo: boolean }
  | { readonly what: 'link'; readonly provider: SocialProvider }
  | {
      readonly what: 'retrieval';
      readonly ended: Doors;
      readonly left: Doors;
      /** Codes of an app that were set up since, and are asked for no more. */
      readonly codesEnded?: boolean;
    };

export interface Words {
  /** For dates and names of countries. */
  readonly tag: string;
  /** What a notice is headed by, and what it says, a paragraph a string. */
  readonly passkey: Wording;
  readonly device: Wording;
  readonly password: Wording;
  readonly payment: Wording;
  readonly mobile: Wording;
  readonly email: Wording;
  readonly questions: Wording;
  readonly totp: Wording;
  readonly totpRemoved: Wording;
  readonly link: (name: string) => Wording;
  readonly retrieval: Wording;
  readonly ended: (doors: string) => string;
  readonly left: (doors: string) => string;
  readonly codesEnded: string;
  readonly passkeys: (count: number) => string;
  readonly and: string;
  /** In place of one notice too many. */
  readonly more: (title: string) => Wording;
  readonly when: string;
  readonly where: string;
  readonly unknown: string;
  /** What to do if it was somebody else. */
  readonly advice: string;
  /** The same where a new password is no help any more. */
  readonly help: string;
  /** The same where the address that is told takes it back, or the number of before. */
  readonly undo: string;
  readonly undoMobile: string;
  /** All of it in one message to the number of before. */
  readonly mobileGone: (site: string, mayUndo: boolean) => string;
  readonly account: (account: string, site: string) => string;
  readonly noLink: string;
}

export interface Wording {
  readonly title: string;
  readonly text: string;
}

/** What tells an owner of the account, in the languages the platform speaks. */
export const words: Readonly<Record<string, Words>> = {
  EN: {
    tag: letterTags.EN,
    passkey: {
      title: 'A passkey was added',
      text: 'A new passkey opens your account from now on, without your password.',
    },
    device: {
      title: 'A new device is remembered',
      text: 'A device that was not known before can come back into your account without your password.',
    },
    password: {
      title: 'Your password was set anew',
      text: 'A new password was set. Your account was logged out everywhere else.',
    },
    payment: {
      title: 'Your payment password was set',
      text: 'A new payment password was set. It is what payouts are ordered with.',
    },
    mobile: {
      title: 'Your mobile number was changed',
      text: 'Another mobile number belongs to your account now.',
    },
    email: {
      title: 'Your mail address was changed',
      text: 'Another mail address belongs to your account now.',
    },
    questions: {
      title: 'Your security questions were set',
      text: 'Two security questions were set. Customer service asks them beside another proof, and never alone.',
    },
    totp: {
      title: 'Codes of an app are asked for from now on',
      text: 'An authenticator app was set up. Whoever logs in with your password needs a code of it as well.',
    },
    totpRemoved: {
      title: 'Codes of an app are asked for no more',
      text: 'The authenticator app was taken away. Your password alone opens your account again.',
    },
    link: (name) => ({
      title: `${name} was linked`,
      text: `Your account can be opened with ${name} from now on.`,
    }),
    retrieval: {
      title: 'Your forgotten password was replaced',
      text: 'A new password was set by way of your phone or your mail address. Your account was logged out everywhere.',
    },
    ended: (doors) =>
      `To be safe, this opens your account no more, since it was added after we last heard from you by phone or mail: ${doors}. If it was yours, add it again.`,
    left: (doors) => `This still opens your account: ${doors}. Is all of it yours?`,
    codesEnded:
      'Codes of an authenticator app are asked for no more, since they were set up after we last heard from you by phone or mail. If they were yours, set them up again.',
    passkeys: (count) => (count === 1 ? '1 passkey' : `${count} passkeys`),
    and: ', ',
    more: (title) => ({
      title: `Once more: ${title}`,
      text: 'It happened more often than we write to you about. What your account is opened by now is in the settings.',
    }),
    when: 'When',
    where: 'By',
    unknown: 'a device we do not know',
    advice:
      'Was it you? Then there is nothing to do. If not, choose “Forgot password?” at log-in: a new password by phone or mail also takes away what others have added.',
    help: 'Was it you? Then there is nothing to do. If not, write to customer service at once.',
    undo: 'Was it you? Then there is nothing to do. If not, choose “Forgot password?” at log-in within three days and give this address: a new password by it makes it yours again and takes away what others have added.',
    undoMobile:
      'Was it you? Then there is nothing to do. If not, choose “Forgot password?” at log-in within three days and give the number of before: a new password by it makes it yours again and takes away what others have added.',
    mobileGone: (site, mayUndo) =>
      `${site}: another number belongs to your account now. Was it not you? ${mayUndo ? 'Choose “Forgot password?” at log-in within three days and give this number.' : 'Write to customer service at once.'}`,
    account: (account, site) => `This is about your account ${account} at ${site}.`,
    noLink:
      'There is no link in this message, and we never ask for your password. Open the site as you always do.',
  },
  TY: {
    tag: letterTags.TY,
    passkey: {
      title: 'May naidagdag na passkey',
      text: 'May bagong passkey na makakapagbukas ng account mo mula ngayon, nang walang password.',
    },
    device: {
      title: 'May bagong device na natatandaan',
      text: 'Isang device na hindi pa kilala ang makakabalik sa account mo nang walang password.',
    },
    password: {
      title: 'Napalitan ang password mo',
      text: 'May itinakdang bagong password. Na-log out ang account mo sa lahat ng iba pang lugar.',
    },
    payment: {
      title: 'Naitakda ang payment password mo',
      text: 'May itinakdang bagong payment password. Ito ang gamit sa pag-withdraw.',
    },
    mobile: {
      title: 'Napalitan ang mobile number mo',
      text: 'Ibang mobile number na ang nasa account mo.',
    },
    email: {
      title: 'Napalitan ang email address mo',
      text: 'Ibang email address na ang nasa account mo.',
    },
    questions: {
      title: 'Naitakda ang mga tanong pangseguridad mo',
      text: 'May itinakdang dalawang tanong pangseguridad. Itinatanong ito ng customer service kasama ng iba pang patunay, hindi kailanman mag-isa.',
    },
    totp: {
      title: 'Hihingi na ng code mula sa app',
      text: 'May na-set up na authenticator app. Kailangan na rin ng code nito ang sinumang mag-log in gamit ang password mo.',
    },
    totpRemoved: {
      title: 'Hindi na hihingi ng code mula sa app',
      text: 'Inalis ang authenticator app. Password mo na lang ulit ang nagbubukas ng account mo.',
    },
    link: (name) => ({
      title: `Naikonekta ang ${name}`,
      text: `Mabubuksan na ang account mo gamit ang ${name} mula ngayon.`,
    }),
    retrieval: {
      title: 'Napalitan ang nalimutan mong password',
      text: 'May itinakdang bagong password sa pamamagitan ng telepono o email mo. Na-log out ang account mo sa lahat ng lugar.',
    },
    ended: (doors) =>
      `Para ligtas, hindi na ito makakapagbukas ng account mo dahil naidagdag ito matapos ang huli mong pagpapatunay sa telepono o email: ${doors}. Kung sa iyo ito, idagdag mo ulit.`,
    left: (doors) => `Nakakapagbukas pa rin ito ng account mo: ${doors}. Sa iyo ba ang lahat?`,
    codesEnded:
      'Hindi na hinihingi ang code ng authenticator app dahil na-set up ito matapos ang huli mong pagpapatunay sa telepono o email. Kung sa iyo ito, i-set up mo ulit.',
    passkeys: (count) => `${count} passkey`,
    and: ', ',
    more: (title) => ({
      title: `Muli: ${title}`,
      text: 'Mas madalas itong nangyari kaysa sa isinusulat namin sa iyo. Nasa mga setting ang mga nakakapagbukas ng account mo ngayon.',
    }),
    when: 'Kailan',
    where: 'Gamit',
    unknown: 'device na hindi namin kilala',
    advice:
      'Ikaw ba ito? Kung oo, wala kang gagawin. Kung hindi, piliin ang “Nalimutan ang password?” sa pag-log in: inaalis din ng bagong password sa telepono o email ang idinagdag ng iba.',
    help: 'Ikaw ba ito? Kung oo, wala kang gagawin. Kung hindi, sumulat agad sa customer service.',
    undo: 'Ikaw ba ito? Kung oo, wala kang gagawin. Kung hindi, piliin ang “Nalimutan ang password?” sa pag-log in sa loob ng tatlong araw at ibigay ang address na ito: sa bagong password na galing dito, babalik ito sa iyo at aalisin ang idinagdag ng iba.',
    undoMobile:
      'Ikaw ba ito? Kung oo, wala kang gagawin. Kung hindi, piliin ang “Nalimutan ang password?” sa pag-log in sa loob ng tatlong araw at ibigay ang dating numero: sa bagong password na galing dito, babalik ito sa iyo at aalisin ang idinagdag ng iba.',
    mobileGone: (site, mayUndo) =>
      `${site}: iba nang numero ang nasa account mo. Hindi ba ikaw? ${mayUndo ? 'Piliin ang “Nalimutan ang password?” sa pag-log in sa loob ng tatlong araw at ibigay ang numerong ito.' : 'Sumulat agad sa customer service.'}`,
    account: (account, site) => `Tungkol ito sa account mong ${account} sa ${site}.`,
    noLink:
      'Walang link sa mensaheng ito, at hindi namin hinihingi kailanman ang password mo. Buksan ang site gaya ng dati.',
  },
  AR: {
    tag: letterTags.AR,
    passkey: {
      title: 'أُضيف مفتاح مرور',
      text: 'يفتح مفتاح مرور جديد حسابك من الآن، من دون كلمة المرور.',
    },
    device: {
      title: 'حُفظ جهاز جديد',
      text: 'يمكن لجهاز لم يكن معروفًا من قبل أن يعود إلى حسابك من دون كلمة المرور.',
    },
    password: {
      title: 'تغيّرت كلمة مرورك',
      text: 'عُيّنت كلمة مرور جديدة، وسُجّل خروج حسابك من كل مكان آخر.',
    },
    payment: {
      title: 'عُيّنت كلمة مرور الدفع',
      text: 'عُيّنت كلمة مرور دفع جديدة، وبها تُطلب عمليات السحب.',
    },
    mobile: {
      title: 'تغيّر رقم جوالك',
      text: 'لحسابك الآن رقم جوال آخر.',
    },
    email: {
      title: 'تغيّر عنوان بريدك',
      text: 'لحسابك الآن عنوان بريد آخر.',
    },
    questions: {
      title: 'عُيّنت أسئلة الأمان',
      text: 'عُيّن سؤالان للأمان. تسألك عنهما خدمة العملاء مع إثبات آخر، ولا تكتفي بهما أبدًا.',
    },
    totp: {
      title: 'صارت رموز التطبيق مطلوبة',
      text: 'أُعدّ تطبيق مصادقة. من يدخل بكلمة مرورك يحتاج رمزًا منه أيضًا.',
    },
    totpRemoved: {
      title: 'لم تعد رموز التطبيق مطلوبة',
      text: 'أُزيل تطبيق المصادقة. تكفي كلمة مرورك وحدها لفتح حسابك من جديد.',
    },
    link: (name) => ({
      title: `رُبط حسابك بـ ${name}`,
      text: `يمكن فتح حسابك من الآن عبر ${name}.`,
    }),
    retrieval: {
      title: 'استُبدلت كلمة المرور المنسية',
      text: 'عُيّنت كلمة مرور جديدة عبر هاتفك أو بريدك، وسُجّل خروج حسابك من كل مكان.',
    },
    ended: (doors) =>
      `حرصًا على أمانك لم يعد ما يلي يفتح حسابك، لأنه أُضيف بعد آخر مرة تأكدنا فيها منك بالهاتف أو البريد: ${doors}. إن كان لك فأضفه من جديد.`,
    left: (doors) => `ما زال ما يلي يفتح حسابك: ${doors}. هل كله لك؟`,
    codesEnded:
      'لم تعد رموز تطبيق المصادقة مطلوبة، لأنها أُعدّت بعد آخر مرة تأكدنا فيها منك بالهاتف أو البريد. إن كانت لك فأعدّها من جديد.',
    passkeys: (count) =>
      count === 1 ? 'مفتاح مرور واحد' : count === 2 ? 'مفتاحا مرور' : `${count} مفاتيح مرور`,
    and: '، ',
    more: (title) => ({
      title: `مرة أخرى: ${title}`,
      text: 'تكرر ذلك أكثر مما نكتب إليك عنه. تجد ما يفتح حسابك الآن في الإعدادات.',
    }),
    when: 'الوقت',
    where: 'بواسطة',
    unknown: 'جهاز لا نعرفه',
    advice:
      'هل كنت أنت؟ إذًا لا تفعل شيئًا. وإن لم تكن أنت، فاختر «نسيت كلمة المرور؟» عند تسجيل الدخول: كلمة مرور جديدة عبر الهاتف أو البريد تزيل أيضًا ما أضافه غيرك.',
    help: 'هل كنت أنت؟ إذًا لا تفعل شيئًا. وإن لم تكن أنت، فاكتب إلى خدمة العملاء فورًا.',
    undo: 'هل كنت أنت؟ إذًا لا تفعل شيئًا. وإن لم تكن أنت، فاختر «نسيت كلمة المرور؟» عند تسجيل الدخول خلال ثلاثة أيام واكتب هذا العنوان: كلمة مرور جديدة عبره تعيده إليك وتزيل ما أضافه غيرك.',
    undoMobile:
      'هل كنت أنت؟ إذًا لا تفعل شيئًا. وإن لم تكن أنت، فاختر «نسيت كلمة المرور؟» عند تسجيل الدخول خلال ثلاثة أيام واكتب الرقم السابق: كلمة مرور جديدة عبره تعيده إليك وتزيل ما أضافه غيرك.',
    mobileGone: (site, mayUndo) =>
      `${site}: لحسابك الآن رقم آخر. ألم تكن أنت؟ ${mayUndo ? 'اختر «نسيت كلمة المرور؟» عند تسجيل الدخول خلال ثلاثة أيام واكتب هذا الرقم.' : 'اكتب إلى خدمة العملاء فورًا.'}`,
    account: (account, site) => `هذه الرسالة عن حسابك ${account} في ${site}.`,
    noLink: 'لا رابط في هذه الرسالة، ولا نطلب كلمة مرورك أبدًا. افتح الموقع كما تفعل دائمًا.',
  },
};
