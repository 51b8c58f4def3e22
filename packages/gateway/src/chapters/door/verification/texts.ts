/** Messages that leave by SMS or mail, in the languages the platform speaks. */
const texts = {
  EN: {
    code: (name: string, code: string) =>
      `${name}: your code is ${code}. It is valid for 5 minutes. Never share it.`,
    openCode: (name: string, code: string) =>
      `${name}: your code is ${code}. It is valid for 1 hour, and until then no other comes. Never share it.`,
    takeBackCode: (name: string, code: string) =>
      `${name}: your code to take your account back with this number is ${code}. With a new password the number is your account’s again, everybody else is logged out, and payouts wait for a day. Never share it.`,
    resetSubject: (name: string) => `${name}: your password for one use`,
    reset: (name: string, account: string, password: string) =>
      `Somebody, we hope you, asked for a new password for ${account} at ${name}.\n\n` +
      `This password works once, for 30 minutes: ${password}\n\n` +
      'Sign in with it and set a new one. If it was not you, do nothing: your old password still works.',
    takeBack: (name: string, account: string, password: string) =>
      `Somebody, we hope you, wants this address back for ${account} at ${name}.\n\n` +
      `This password works once, for 30 minutes: ${password}\n\n` +
      'Sign in with it and set a new one: then this address belongs to the account again, everybody else is logged out, and payouts wait for a day. If it was not you, do nothing.',
  },
  TY: {
    code: (name: string, code: string) =>
      `${name}: ang code mo ay ${code}. Gumagana ito nang 5 minuto. Huwag itong ibahagi.`,
    openCode: (name: string, code: string) =>
      `${name}: ang code mo ay ${code}. Gumagana ito nang 1 oras, at wala nang ibang darating hanggang doon. Huwag itong ibahagi.`,
    takeBackCode: (name: string, code: string) =>
      `${name}: ang code mo para mabawi ang account mo gamit ang numerong ito ay ${code}. Sa bagong password, babalik sa account mo ang numero, mala-log out ang lahat ng iba, at maghihintay nang isang araw ang mga payout. Huwag itong ibahagi.`,
    resetSubject: (name: string) => `${name}: password mo para sa isang gamit`,
    reset: (name: string, account: string, password: string) =>
      `May humingi, sana ikaw, ng bagong password para sa ${account} sa ${name}.\n\n` +
      `Gagana ang password na ito nang isang beses, sa loob ng 30 minuto: ${password}\n\n` +
      'Mag-log in gamit ito at magtakda ng bago. Kung hindi ikaw, wala kang gagawin: gumagana pa ang dati.',
    takeBack: (name: string, account: string, password: string) =>
      `May gustong ibalik, sana ikaw, ang address na ito sa ${account} sa ${name}.\n\n` +
      `Gagana ang password na ito nang isang beses, sa loob ng 30 minuto: ${password}\n\n` +
      'Mag-log in gamit ito at magtakda ng bago: babalik sa account ang address na ito, mala-log out ang lahat ng iba, at maghihintay nang isang araw ang mga payout. Kung hindi ikaw, wala kang gagawin.',
  },
  AR: {
    code: (name: string, code: string) =>
      `${name}: رمزك هو ${code}. يصلح لمدة ٥ دقائق. لا تعطه لأحد.`,
    openCode: (name: string, code: string) =>
      `${name}: رمزك هو ${code}. يصلح لمدة ساعة، ولن يصل غيره حتى ذلك الحين. لا تعطه لأحد.`,
    takeBackCode: (name: string, code: string) =>
      `${name}: رمزك لاستعادة حسابك بهذا الرقم هو ${code}. مع كلمة مرور جديدة يعود الرقم إلى حسابك، ويُسجَّل خروج كل من سواك، وتنتظر عمليات السحب يومًا. لا تعطه لأحد.`,
    resetSubject: (name: string) => `${name}: كلمة مرور لاستخدام واحد`,
    reset: (name: string, account: string, password: string) =>
      `طلب أحدهم، ونأمل أنك أنت، كلمة مرور جديدة لحساب ${account} في ${name}.\n\n` +
      `تعمل كلمة المرور هذه مرة واحدة، خلال ٣٠ دقيقة: ${password}\n\n` +
      'سجّل الدخول بها ثم عيّن كلمة جديدة. وإن لم تكن أنت، فلا تفعل شيئًا: كلمتك القديمة ما زالت تعمل.',
    takeBack: (name: string, account: string, password: string) =>
      `يريد أحدهم، ونأمل أنك أنت، إعادة هذا العنوان إلى حساب ${account} في ${name}.\n\n` +
      `تعمل كلمة المرور هذه مرة واحدة، خلال ٣٠ دقيقة: ${password}\n\n` +
      'سجّل الدخول بها ثم عيّن كلمة جديدة: يعود العنوان إلى الحساب، ويُسجَّل خروج كل من سواك، وتنتظر عمليات السحب يومًا. وإن لم تكن أنت، فلا تفعل شيئًا.',
  },
} as const;

const isSpoken = (language: unknown): language is keyof typeof texts =>
  typeof language === 'string' && Object.hasOwn(texts, language);

/** A line by which a phone offers the code to this site alone. */
export const boundTo = (host: string, code: string): string => `\n\n@${host} #${code}`;

export type CodeTexts = (typeof texts)[keyof typeof texts];

/** What the platform does not speak is said in English. */
export function textsFor(language: unknown): CodeTexts {
  return isSpoken(language) ? texts[language] : texts.EN;
}
