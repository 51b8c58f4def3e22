import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { ChipGroup, FilterChip } from '@livery/ui/chip-group';
import { Drawer } from '@livery/ui/drawer';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { outcomeText } from './bet-status.ts';
import { betStatuses, type BetFilter } from '../record-filter.ts';
import * as css from './records.css.ts';

/** Something to choose, by the platform’s code. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface BetFilterSheetProps {
  readonly filter: BetFilter;
  /** Who has games of the chosen category. */
  readonly vendors: readonly Choice[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onShow: (filter: BetFilter) => void;
}

const without = ({ vendor: _vendor, status: _status, ...rest }: BetFilter): BetFilter => rest;

/** Whose games, and what came of them; nothing is asked for before it is to be shown. */
export function BetFilterSheet({ filter, vendors, open, onClose, onShow }: BetFilterSheetProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(filter);
  const put = (part: Partial<BetFilter>): void => setDraft({ ...without(draft), ...part });
  const { vendor, status } = draft;
  const of = { ...(vendor ? { vendor } : {}), ...(status ? { status } : {}) };
  return (
    <Drawer
      side="filter"
      open={open}
      onClose={onClose}
      title={t('records.filter')}
      foot={
        <Button full onClick={() => onShow(draft)}>
          {t('records.show')}
        </Button>
      }
    >
      <div className={css.sheet}>
        <ChipGroup label={t('flag.TRANSBETREPMEM3.status')}>
          <FilterChip
            type="radio"
            name="status"
            checked={status === undefined}
            onChange={() => put(vendor ? { vendor } : {})}
          >
            {t('records.all')}
          </FilterChip>
          {betStatuses.map((one) => (
            <FilterChip
              key={one}
              type="radio"
              name="status"
              checked={status === one}
              onChange={() => put({ ...of, status: one })}
            >
              {t(outcomeText[one])}
            </FilterChip>
          ))}
        </ChipGroup>
        {vendors.length > 1 ? (
          <ChipGroup label={t('flag.TRANSBETREPMEM3.vendor')}>
            <FilterChip
              type="radio"
              name="vendor"
              checked={vendor === undefined}
              onChange={() => put(status ? { status } : {})}
            >
              {t('records.all')}
            </FilterChip>
            {vendors.map(({ value, label }) => (
              <FilterChip
                key={value}
                type="radio"
                name="vendor"
                checked={vendor === value}
                onChange={() => put({ ...of, vendor: value })}
              >
                <bdi>{label}</bdi>
              </FilterChip>
            ))}
          </ChipGroup>
        ) : null}
      </div>
    </Drawer>
  );
}
