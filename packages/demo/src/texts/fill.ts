import { cleanTexts, type Merchant, toDecimal, toMinor } from '@livery/gateway/extras';

/** One text in the languages the demo is written in. */
export interface Wording {
  readonly EN: string;
  readonly TY: string;
  readonly AR: string;
}

type DemoLanguage = keyof Wording;

/** How each of them writes figures. */
const tags: Readonly<Record<DemoLanguage, string>> = { EN: 'en', TY: 'fil-PH', AR: 'ar-SA' };

const inEach = (write: (language: DemoLanguage) => string): Wording => ({
  EN: write('EN'),
  TY: write('TY'),
  AR: write('AR'),
});

/** What the texts say of a merchant. */
type FillableMerchant = Pick<Merchant, 'code' | 'name' | 'minAge' | 'currency'>;

/** What a figure in pesos is worth elsewhere: a fiftieth of the number. */
const FIFTIETH = 50;

const worth = ({ currency }: Pick<Merchant, 'currency'>, pesos: number): number =>
  currency === 'PHP' ? pesos : pesos / FIFTIETH;

/** In minor units of the merchant's currency; the texts are written in whole pesos. */
export function scaled(merchant: Pick<Merchant, 'currency'>, pesos: number): bigint {
  return toMinor(worth(merchant, pesos).toFixed(2), merchant.currency) ?? 0n;
}

const moneyText = (
  currency: string,
  amount: number,
  language: DemoLanguage,
  digits?: number,
): string =>
  new Intl.NumberFormat(tags[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(digits !== undefined && { minimumFractionDigits: digits }),
  }).format(amount);

/**
 * `{500}` is an amount of money, `{site}` the merchant's name and `{age}` the
 * least age: one set of texts serves every merchant, and no figure is wrong.
 */
export function fill(text: string, merchant: FillableMerchant, language: DemoLanguage): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, word: string) => {
    if (/^\d+$/.test(word)) {
      const sum = worth(merchant, Number(word));
      // Half a euro is written with both of its digits.
      return moneyText(merchant.currency, sum, language, Number.isInteger(sum) ? 0 : 2);
    }
    if (word === 'site') return merchant.name;
    if (word === 'age') return merchant.minAge.toLocaleString(tags[language]);
    if (word === 'code') return merchant.code;
    return whole;
  });
}

export const fillEach = (text: Wording, merchant: FillableMerchant): Wording =>
  inEach((language) => fill(text[language], merchant, language));

/** `{amount}` is a sum as the site writes it beside the letter. */
export function fillAmount(text: Wording, currency: string, amount: bigint): Wording {
  const sum = Number(toDecimal(amount, currency));
  return inEach((language) =>
    text[language].replace('{amount}', moneyText(currency, sum, language)),
  );
}

export const filled = (text: Wording, merchant: FillableMerchant): string =>
  JSON.stringify(fillEach(text, merchant));

/** As texts are, but HTML: written as the platform would let an operator write it. */
export const filledHtml = (text: Wording, merchant: FillableMerchant & HtmlMerchant): string =>
  JSON.stringify(cleanTexts(merchant, { ...fillEach(text, merchant) }));

type HtmlMerchant = Pick<Merchant, 'hosts'>;
