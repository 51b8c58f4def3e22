import { Radio, RadioGroup } from '@livery/ui/radio-group';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useSpan } from '../words.ts';

export interface ExclusionLengthProps {
  readonly spans: readonly string[];
  readonly span: string | undefined;
  readonly onSpan: (span: string) => void;
  /** Whether the house has other sites. */
  readonly hasOthers: boolean;
  /** At every site of the house. */
  readonly isEverywhere: boolean;
  readonly onEverywhere: (isEverywhere: boolean) => void;
}

/** How long, and where. Nothing is chosen beforehand but that it is here. */
export function ExclusionLength({
  spans,
  span,
  onSpan,
  hasOthers,
  isEverywhere,
  onEverywhere,
}: ExclusionLengthProps) {
  const { t } = useTranslation();
  const spanOf = useSpan();
  return (
    <>
      <RadioGroup
        cards
        label={t('exclusion.length')}
        {...(span === undefined ? {} : { value: span })}
        onValueChange={onSpan}
      >
        {spans.map((one) => (
          <Radio key={one} value={one}>
            {spanOf(one)}
          </Radio>
        ))}
      </RadioGroup>
      {hasOthers ? (
        <RadioGroup
          cards
          label={t('exclusion.brands')}
          value={isEverywhere ? 'all' : 'here'}
          onValueChange={(where) => onEverywhere(where === 'all')}
        >
          <Radio value="here">{t('exclusion.brands.here')}</Radio>
          <Radio value="all" description={t('exclusion.brands.all.line')}>
            {t('exclusion.brands.all')}
          </Radio>
        </RadioGroup>
      ) : null}
    </>
  );
}
