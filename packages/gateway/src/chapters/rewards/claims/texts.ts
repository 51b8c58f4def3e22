import type { Letter } from '../../messages/index.ts';
import { escapeHtml } from '../../../http/html.ts';
import type { Texts } from '../../../kernel/database/tables/column.ts';
import { textIn } from '../../../kernel/sites/language.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

interface Words {
  readonly approved: (title: string) => string;
  readonly refused: (title: string) => string;
  readonly given: (amount: string) => string;
  readonly approvedOnly: string;
  readonly none: string;
}

/** What a member reads of the answer to a claim, in the languages the platform speaks. */
const words: Readonly<Record<string, Words>> = {
  EN: {
    approved: (title) => `Your claim was approved: ${title}`,
    refused: (title) => `Your claim was refused: ${title}`,
    given: (amount) =>
      `A bonus of ${amount} is yours to play with. What it asks before it becomes cash stands on the page of your bonus.`,
    approvedOnly: 'We have approved what you claimed.',
    none: 'We could not approve what you claimed. Customer service can tell you more.',
  },
  TY: {
    approved: (title) => `Naaprubahan ang hiling mo: ${title}`,
    refused: (title) => `Hindi naaprubahan ang hiling mo: ${title}`,
    given: (amount) =>
      `May bonus kang ${amount} na magagamit sa paglalaro. Nasa pahina ng iyong bonus kung ano ang kailangan bago ito maging cash.`,
    approvedOnly: 'Inaprubahan namin ang hiniling mo.',
    none: 'Hindi namin maaprubahan ang hiniling mo. Masasabi sa iyo ng customer service ang dahilan.',
  },
  AR: {
    approved: (title) => `تمت الموافقة على طلبك: ${title}`,
    refused: (title) => `لم تتم الموافقة على طلبك: ${title}`,
    given: (amount) =>
      `لديك مكافأة قدرها ${amount} للعب. تجد في صفحة مكافأتك ما يلزم قبل أن تصبح نقدًا.`,
    approvedOnly: 'لقد وافقنا على ما طلبته.',
    none: 'لم نتمكن من الموافقة على ما طلبته. يمكن لخدمة العملاء أن تخبرك بالمزيد.',
  },
};

export interface ClaimAnswer {
  readonly isApproved: boolean;
  /** With its currency; undefined where no money was given. */
  readonly given: string | undefined;
  /** The operator’s own words, as they were typed. */
  readonly text: string;
}

export function answerLetter(
  { languages }: Pick<Merchant, 'languages'>,
  titles: Texts,
  { isApproved, given, text }: ClaimAnswer,
): Letter {
  const spoken = [...new Set([...languages, 'EN'])].flatMap((language) => {
    const its = words[language];
    return its === undefined ? [] : [[language, its] as const];
  });
  const title = (language: string, its: Words) =>
    (isApproved ? its.approved : its.refused)(textIn(titles, language));
  const content = (its: Words) => {
    const done = isApproved
      ? given === undefined
        ? its.approvedOnly
        : its.given(given)
      : its.none;
    return [done, text]
      .filter((one) => one !== '')
      .map((one) => `<p>${escapeHtml(one)}</p>`)
      .join('');
  };
  return {
    kind: 'promotion',
    titles: Object.fromEntries(spoken.map(([language, its]) => [language, title(language, its)])),
    contents: Object.fromEntries(spoken.map(([language, its]) => [language, content(its)])),
  };
}
