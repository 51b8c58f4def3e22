import { escapeHtml } from '../../../http/html.ts';
import type { Texts } from '../../../kernel/database/tables/column.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

interface Wording {
  readonly title: string;
  readonly line: (more: string) => string;
}

const ready: Readonly<Record<string, Wording>> = {
  EN: {
    title: 'Your data is ready',
    line: (until) => `The copy of your data can be fetched in the settings until ${until}.`,
  },
  TY: {
    title: 'Handa na ang data mo',
    line: (until) => `Makukuha ang kopya ng data mo sa settings hanggang ${until}.`,
  },
  AR: {
    title: 'بياناتك جاهزة',
    line: (until) => `يمكنك تنزيل نسخة بياناتك من الإعدادات حتى ${until}.`,
  },
};

const refused: Readonly<Record<string, Wording>> = {
  EN: { title: 'Your account was not deleted', line: (why) => `We could not do it: ${why}` },
  TY: { title: 'Hindi binura ang account mo', line: (why) => `Hindi namin ito magawa: ${why}` },
  AR: { title: 'لم يُحذف حسابك', line: (why) => `تعذّر ذلك: ${why}` },
};

interface Written {
  readonly titles: Texts;
  readonly contents: Texts;
}

function letterIn(
  { languages }: Merchant,
  words: Readonly<Record<string, Wording>>,
  more: (language: string) => string,
): Written {
  const spoken = languages.filter((language) => words[language] !== undefined);
  const all = (spoken.length === 0 ? ['EN'] : spoken).map((language) => {
    const { title, line } = words[language] ?? { title: '', line: String };
    return [language, title, `<p>${escapeHtml(line(more(language)))}</p>`] as const;
  });
  return {
    titles: Object.fromEntries(all.map(([language, title]) => [language, title])),
    contents: Object.fromEntries(all.map(([language, , html]) => [language, html])),
  };
}

export const readyLetter = (merchant: Merchant, until: Date): Written =>
  letterIn(merchant, ready, (language) =>
    new Intl.DateTimeFormat(language === 'TY' ? 'fil' : language, {
      dateStyle: 'long',
      timeZone: merchant.timeZone,
    }).format(until),
  );

export const refusedLetter = (merchant: Merchant, why: string): Written =>
  letterIn(merchant, refused, () => why);
