import type { Letter } from '../../messages/index.ts';
import { escapeHtml } from '../../../http/html.ts';
import type { Texts } from '../../../kernel/database/tables/column.ts';
import { textIn } from '../../../kernel/sites/language.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

interface Words {
  readonly approved: (title: string) => string;
  readonly refused: (title: string) => string;
  readonly paid: (amount: string) => string;
  readonly given: string;
  readonly none: string;
}

/** What a member reads of the answer to a claim, in the languages the platform speaks. */
const words: Readonly<Record<string, Words>> = {
  EN: {
    approved: (title) => `Your claim was approved: ${title}`,
    refused: (title) => `Your claim was refused: ${title}`,
    paid: (amount) => `${amount} have been added to your wallet.`,
    given: 'We have approved what you claimed.',
    none: 'We could not approve what you claimed. Customer service can tell you more.',
  },
  TY: {
    approved: (title) => `Naaprubahan ang hiling mo: ${title}`,
    refused: (title) => `Hindi naaprubahan ang hiling mo: ${title}`,
    paid: (amount) => `Naidagdag sa wallet mo ang ${amount}.`,
    given: 'Inaprubahan namin ang hiniling mo.',
    none: 'Hindi namin maaprubahan ang hiniling mo. Masasabi sa iyo ng customer service ang dahilan.',
  },
  AR: {
    approved: (title) => `تمت الموافقة على طلبك: ${title}`,
    refused: (title) => `لم تتم الموافقة على طلبك: ${title}`,
    paid: (amount) => `أُضيف ${amount} إلى محفظتك.`,
    given: 'لقد وافقنا على ما طلبته.',
    none: 'لم نتمكن من الموافقة على ما طلبته. يمكن لخدمة العملاء أن تخبرك بالمزيد.',
  },
};

export interface ClaimAnswer {
  readonly isApproved: boolean;
  /** With its currency; undefined where nothing was paid. */
  readonly paid: string | undefined;
  /** The operator’s own words, as they were typed. */
  readonly text: string;
}

export function answerLetter(
  { languages }: Pick<Merchant, 'languages'>,
  titles: Texts,
  { isApproved, paid, text }: ClaimAnswer,
): Letter {
  const spoken = [...new Set([...languages, 'EN'])].flatMap((language) => {
    const its = words[language];
    return its === undefined ? [] : [[language, its] as const];
  });
  const title = (language: string, its: Words) =>
    (isApproved ? its.approved : its.refused)(textIn(titles, language));
  const content = (its: Words) => {
    const done = isApproved ? (paid === undefined ? its.given : its.paid(paid)) : its.none;
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
