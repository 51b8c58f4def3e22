import { ChipGroup, FilterChip } from '@livery/ui/chip-group';
import { IconButton } from '@livery/ui/icon-button';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import { DayField } from './day-field.tsx';
import type { RecordDays } from '../record-days.ts';
import {
  transactionChoices,
  type TransactionChoice,
  type TransactionFilter,
} from '../record-filter.ts';
import * as css from './records.css.ts';

const choiceText = {
  games: 'transactions.games',
  deposit: 'transactions.deposits',
  withdraw: 'transactions.withdrawals',
  rewards: 'transactions.rewards',
  wallets: 'transactions.transfers',
} as const satisfies Readonly<Record<TransactionChoice, TextKey>>;

const choices = Object.keys(choiceText) as readonly TransactionChoice[];

export interface TransactionFilterRowProps {
  readonly filter: TransactionFilter;
  readonly days: RecordDays;
  /** There are kinds that only agents get. */
  readonly isAgent: boolean;
  readonly onExport: (() => void) | undefined;
}

/** Days and kinds; both stand in the address. */
export function TransactionFilterRow({
  filter,
  days,
  isAgent,
  onExport,
}: TransactionFilterRowProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const { types: _types, ...rest } = filter;
  const chips = [
    { types: undefined, text: t('records.all') },
    // In sight, because their own menu leads here with it.
    ...(isAgent ? [{ types: 'A', text: t('transactions.agent') }] : []),
    ...choices.map((choice) => ({
      types: transactionChoices[choice],
      text: t(choiceText[choice]),
    })),
  ];
  return (
    <>
      <div className={css.bar}>
        <div className={css.days}>
          <DayField days={days} onChange={(chosen) => narrow({ ...filter, ...chosen })} />
        </div>
      </div>
      <div className={css.bar}>
        <ChipGroup className={css.kinds} label={t('transactions.kinds')} labelHidden scrolling>
          {chips.map(({ types, text }) => (
            <FilterChip
              key={text}
              type="radio"
              name="types"
              checked={filter.types === types}
              onChange={() => narrow(types === undefined ? rest : { ...rest, types })}
            >
              {text}
            </FilterChip>
          ))}
        </ChipGroup>
        <IconButton
          className={css.tool}
          icon="download"
          variant="filled"
          label={t('records.csv')}
          disabled={onExport === undefined}
          onClick={onExport}
        />
      </div>
    </>
  );
}
