import { ChipGroup, FilterChip } from '@livery/ui/chip-group';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { RecordFilterPart } from './record-filter-part.ts';

export interface RecordChipsProps {
  readonly part: RecordFilterPart;
  /** What is chosen of it. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** In one line that scrolls, without its name over it. */
  readonly inLine?: boolean;
  readonly className?: string;
}

/** The choices of one part, of which one holds, or all of them. */
export function RecordChips({ part, value, onChange, inLine = false, ...rest }: RecordChipsProps) {
  const { t } = useTranslation();
  const { name, label, choices } = part;
  if (choices.length < 2) return null;
  return (
    <ChipGroup {...rest} label={label} labelHidden={inLine} scrolling={inLine}>
      {[{ value: undefined, label: t('records.all') }, ...choices].map((choice) => (
        <FilterChip
          key={choice.value ?? ''}
          type="radio"
          name={name}
          checked={value === choice.value}
          onChange={() => onChange(choice.value)}
        >
          {choice.label}
        </FilterChip>
      ))}
    </ChipGroup>
  );
}
