import { useState } from 'react';
import { ActiveChip, ChipGroup, FilterChip } from '@livery/ui/chip-group';
import { IconButton } from '@livery/ui/icon-button';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import { BetFilterSheet, type Choice } from './bet-filter-sheet.tsx';
import { outcomeText } from './bet-status.ts';
import { DayField } from './day-field.tsx';
import type { RecordDays } from '../record-days.ts';
import type { BetFilter } from '../record-filter.ts';
import * as css from './records.css.ts';

export interface BetFilterRowProps {
  readonly filter: BetFilter;
  readonly days: RecordDays;
  readonly categories: readonly Choice[];
  readonly vendors: readonly Choice[];
  /** Gathers the file; nothing while that is under way. */
  readonly onExport: (() => void) | undefined;
}

/** Days, categories, and what else the list is narrowed by; all of it stands in the address. */
export function BetFilterRow({ filter, days, categories, vendors, onExport }: BetFilterRowProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const [opening, setOpening] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { gameCategory, vendor, status } = filter;
  const vendorName = vendors.find(({ value }) => value === vendor)?.label ?? vendor;
  const apply = (next: BetFilter): void => narrow({ ...next });
  const remove = { removeLabel: t('games.filter.remove') };
  return (
    <>
      <div className={css.bar}>
        <div className={css.days}>
          <DayField days={days} onChange={(chosen) => apply({ ...filter, ...chosen })} />
        </div>
      </div>
      <div className={css.bar}>
        {categories.length > 1 ? (
          <ChipGroup
            className={css.kinds}
            label={t('flag.TRANSBETREPMEM3.category')}
            labelHidden
            scrolling
          >
            {[{ value: '', label: t('records.all') }, ...categories].map(({ value, label }) => (
              <FilterChip
                key={value}
                type="radio"
                name="category"
                checked={(gameCategory ?? '') === value}
                onChange={() => {
                  // A vendor of another category would leave nothing.
                  const { vendor: _vendor, gameCategory: _category, ...rest } = filter;
                  apply(value === '' ? rest : { ...rest, gameCategory: value });
                }}
              >
                {label}
              </FilterChip>
            ))}
          </ChipGroup>
        ) : null}
        <IconButton
          className={css.tool}
          icon="filter"
          variant="filled"
          label={t('records.filter')}
          aria-haspopup="dialog"
          marked={vendor !== undefined || status !== undefined}
          onClick={() => {
            setOpening((count) => count + 1);
            setOpen(true);
          }}
        />
        <IconButton
          className={css.tool}
          icon="download"
          variant="filled"
          label={t('records.csv')}
          disabled={onExport === undefined}
          onClick={onExport}
        />
      </div>
      {vendor !== undefined || status !== undefined ? (
        <ChipGroup className={css.chips} label={t('games.filtered')} labelHidden scrolling>
          {vendor === undefined ? null : (
            <ActiveChip
              {...remove}
              onClick={() => {
                const { vendor: _vendor, ...rest } = filter;
                apply(rest);
              }}
            >
              <bdi>{vendorName}</bdi>
            </ActiveChip>
          )}
          {status === undefined ? null : (
            <ActiveChip
              {...remove}
              onClick={() => {
                const { status: _status, ...rest } = filter;
                apply(rest);
              }}
            >
              {t(outcomeText[status])}
            </ActiveChip>
          )}
        </ChipGroup>
      ) : null}
      {opening > 0 ? (
        <BetFilterSheet
          key={opening}
          filter={filter}
          vendors={vendors}
          open={isOpen}
          onClose={() => setOpen(false)}
          onShow={(next) => {
            setOpen(false);
            apply(next);
          }}
        />
      ) : null}
    </>
  );
}
