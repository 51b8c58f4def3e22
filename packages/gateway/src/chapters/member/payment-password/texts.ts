/** With a code for a new payment password, in the languages the platform speaks. */
const texts = {
  EN: {
    subject: (name: string) => `${name}: your code for a new payment password`,
    text: (name: string, code: string) =>
      `${name}: your code for a new payment password is ${code}. It is valid for 10 minutes. Never share it.`,
  },
  TY: {
    subject: (name: string) => `${name}: code mo para sa bagong payment password`,
    text: (name: string, code: string) =>
      `${name}: ang code mo para sa bagong payment password ay ${code}. Gumagana ito nang 10 minuto. Huwag itong ibahagi.`,
  },
  AR: {
    subject: (name: string) => `${name}: رمزك لكلمة مرور دفع جديدة`,
    text: (name: string, code: string) =>
      `${name}: رمزك لكلمة مرور دفع جديدة هو ${code}. يصلح لمدة ١٠ دقائق. لا تعطه لأحد.`,
  },
} as const;

const isSpoken = (language: string): language is keyof typeof texts =>
  Object.hasOwn(texts, language);

/** What the platform does not speak is said in English. */
export const codeTexts = (language: string) => (isSpoken(language) ? texts[language] : texts.EN);
