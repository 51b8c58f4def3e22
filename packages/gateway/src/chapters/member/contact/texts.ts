/** With a code for another address or number, in the languages the platform speaks. */
const texts = {
  EN: {
    email: {
      subject: (name: string) => `${name}: your code for this address`,
      text: (name: string, code: string) =>
        `${name}: your code to use this address is ${code}. It is valid for 10 minutes. Never share it. If you did not ask for it, do nothing.`,
    },
    mobile: {
      subject: (name: string) => `${name}: your code for this number`,
      text: (name: string, code: string) =>
        `${name}: your code to use this number is ${code}. It is valid for 10 minutes. Never share it. If you did not ask for it, do nothing.`,
    },
  },
  TY: {
    email: {
      subject: (name: string) => `${name}: code mo para sa address na ito`,
      text: (name: string, code: string) =>
        `${name}: ang code mo para magamit ang address na ito ay ${code}. Gumagana ito nang 10 minuto. Huwag itong ibahagi. Kung hindi ikaw ang humingi, wala kang gagawin.`,
    },
    mobile: {
      subject: (name: string) => `${name}: code mo para sa numerong ito`,
      text: (name: string, code: string) =>
        `${name}: ang code mo para magamit ang numerong ito ay ${code}. Gumagana ito nang 10 minuto. Huwag itong ibahagi. Kung hindi ikaw ang humingi, wala kang gagawin.`,
    },
  },
  AR: {
    email: {
      subject: (name: string) => `${name}: رمزك لهذا العنوان`,
      text: (name: string, code: string) =>
        `${name}: رمزك لاستخدام هذا العنوان هو ${code}. يصلح لمدة ١٠ دقائق. لا تعطه لأحد. وإن لم تطلبه فلا تفعل شيئًا.`,
    },
    mobile: {
      subject: (name: string) => `${name}: رمزك لهذا الرقم`,
      text: (name: string, code: string) =>
        `${name}: رمزك لاستخدام هذا الرقم هو ${code}. يصلح لمدة ١٠ دقائق. لا تعطه لأحد. وإن لم تطلبه فلا تفعل شيئًا.`,
    },
  },
} as const;

const isSpoken = (language: string): language is keyof typeof texts =>
  Object.hasOwn(texts, language);

/** What the platform does not speak is said in English. */
export const contactTexts = (language: string) => (isSpoken(language) ? texts[language] : texts.EN);
