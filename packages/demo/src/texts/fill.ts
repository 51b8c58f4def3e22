import { cleanTexts, currencySymbol, type Merchant, toMinor } from '@livery/gateway/extras';

/** One text in the languages the demo is written in. */
export interface Both {
  readonly EN: string;
  readonly TY: string;
}

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

/**
 * `{500}` is an amount of money, `{site}` the merchant's name and `{age}` the
 * least age: one set of texts serves every merchant, and no figure is wrong.
 */
export function fill(text: string, merchant: FillableMerchant): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, word: string) => {
    if (/^\d+$/.test(word)) {
      const sum = worth(merchant, Number(word));
      // Half a euro is written with both of its digits.
      const digits = Number.isInteger(sum) ? 0 : 2;
      const amount = sum.toLocaleString('en', { minimumFractionDigits: digits });
      return currencySymbol(merchant.currency) + amount;
    }
    if (word === 'site') return merchant.name;
    if (word === 'age') return String(merchant.minAge);
    if (word === 'code') return merchant.code;
    return whole;
  });
}

export const filled = ({ EN, TY }: Both, merchant: FillableMerchant): string =>
  JSON.stringify({ EN: fill(EN, merchant), TY: fill(TY, merchant) });

/** As texts are, but HTML: written as the platform would let an operator write it. */
export const filledHtml = ({ EN, TY }: Both, merchant: FillableMerchant & HtmlMerchant): string =>
  JSON.stringify(cleanTexts(merchant, { EN: fill(EN, merchant), TY: fill(TY, merchant) }));

type HtmlMerchant = Pick<Merchant, 'hosts'>;
