import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { useDigits } from '#kernel/i18n/numbers.ts';

/** A draw is numbered within its day: `20261122-0412` is the 412th. */
const numberOf = (numero: string): string => numero.split('-').at(-1) ?? numero;

/** What a draw is called. */
export function useDrawName(): (numero: string) => string {
  const { t } = useTranslation();
  const digits = useDigits();
  return (numero) => t('lottery.draw', { numero: digits(numberOf(numero)) });
}
