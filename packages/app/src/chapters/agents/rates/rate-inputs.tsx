import { plainRate, ppmOf, RateField } from '@livery/ui/rate-field';
import { useTranslation } from '@livery/web/texts/use-translation';
import { categoryText } from '#kernel/i18n/category-text.ts';
import { usePercent } from './use-percent.ts';

/** Within what a rate may be set. */
export interface RateBounds {
  readonly type: string;
  readonly least: string;
  readonly most: string;
}

export type TypedRates = Readonly<Record<string, string>>;

export interface RateInputsProps {
  readonly bounds: readonly RateBounds[];
  readonly step: string;
  readonly typed: TypedRates;
  /** What is wrong with which of them. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onType: (type: string, value: string) => void;
}

/** A field for each type of game, with both ends below it. */
export function RateInputs({ bounds, step, typed, faults, onType }: RateInputsProps) {
  const { t } = useTranslation();
  const percent = usePercent();
  return bounds.map(({ type, least, most }) => (
    <RateField
      key={type}
      label={t(categoryText(type))}
      name={`rate-${type}`}
      value={typed[type] ?? ''}
      min={least}
      max={most}
      step={step}
      hint={t('flag.AGENCY3.rates.bounds', { least: percent(least), most: percent(most) })}
      error={faults[type]}
      lessLabel={t('flag.AGENCY3.rates.less')}
      moreLabel={t('flag.AGENCY3.rates.more')}
      onValueChange={(value) => onType(type, value)}
    />
  ));
}

/** As people write it, of what the platform wrote. */
export const typedRate = (rate: string): string => plainRate(ppmOf(rate) ?? 0);
