import { useTranslation } from '@livery/web/texts/use-translation';
import { useDigits } from '@livery/web/texts/numbers';

/** A draw is numbered within its day: `20261122-0412` is the 412th. */
const numberOf = (numero: string): string => numero.split('-').at(-1) ?? numero;

/** What a draw is called. */
export function useDrawName(): (numero: string) => string {
  const { t } = useTranslation();
  const digits = useDigits();
  return (numero) => t('lottery.draw', { numero: digits(numberOf(numero)) });
}
