import type { IconName } from '@livery/ui/icon';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { Instrument } from '../api/instruments.ts';

const rails: Readonly<
  Record<Instrument['rail'], { readonly text: TextKey; readonly icon: IconName }>
> = {
  bank: { text: 'cards.rail.bank', icon: 'coins' },
  card: { text: 'cards.rail.card', icon: 'ticket' },
  ewallet: { text: 'cards.rail.ewallet', icon: 'phone' },
};

export const railOf = ({ rail }: Pick<Instrument, 'rail'>) =>
  Object.hasOwn(rails, rail) ? rails[rail] : rails.bank;

/** What somebody knows theirs by: whose it is at, and how its number ends. */
export function useInstrumentName(): (one: Pick<Instrument, 'bank' | 'last4'>) => string {
  const { t } = useTranslation();
  return ({ bank, last4 }) => t('cards.name', { bank, last4 });
}
