import { merchants, type StoryMerchant } from '../../merchants.ts';
import { lookOf } from '../../look.ts';

const marks: Record<string, string> = import.meta.glob('../../../merchants/*/assets/mark.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export interface LobbyMerchant extends StoryMerchant {
  readonly mark: { readonly dark: string; readonly light: string } | undefined;
}

/** The merchant that the toolbar chose, with its mark. */
export function merchantOf(globals: Record<string, unknown>): LobbyMerchant {
  const { merchant: code } = lookOf(globals);
  const merchant = merchants.find((one) => one.code === code) ?? merchants[0];
  if (!merchant) throw new Error('There is no merchant.');
  const mark = marks[`../../../merchants/${merchant.code}/assets/mark.svg`];
  return { ...merchant, mark: mark ? { dark: mark, light: mark } : undefined };
}
