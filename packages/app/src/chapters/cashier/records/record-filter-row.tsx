import { useState } from 'react';
import { ActiveChip, ChipGroup } from '@livery/ui/chip-group';
import { IconButton } from '@livery/ui/icon-button';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import type { RecordDays } from '#kernel/time/record-days.ts';
import type { RecordFilter } from '../record-filter.ts';
import { DayField } from '#kernel/time/day-field.tsx';
import { RecordChips } from './record-chips.tsx';
import type { RecordFilterPart } from './record-filter-part.ts';
import { RecordFilterSheet } from './record-filter-sheet.tsx';
import * as css from './records.css.ts';

export interface RecordFilterRowProps {
  readonly filter: RecordFilter;
  readonly days: RecordDays;
  /** The part whose choices are all in sight. */
  readonly inSight: RecordFilterPart;
  /** Those in a sheet. */
  readonly more: readonly RecordFilterPart[];
  /** Gathers the file; nothing while that is under way. */
  readonly onExport: (() => void) | undefined;
}

/** Days, kinds, and what else a record is narrowed by; all of it stands in the address. */
export function RecordFilterRow({ filter, days, inSight, more, onExport }: RecordFilterRowProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const [opening, setOpening] = useState(0);
  const [isOpen, setOpen] = useState(false);
  // What a sheet names last is the closest, and is told first.
  const active = more.filter(({ name }) => filter[name] !== undefined).toReversed();
  return (
    <>
      <div className={css.bar}>
        <div className={css.days}>
          <DayField days={days} onChange={(chosen) => narrow({ ...filter, ...chosen })} />
        </div>
      </div>
      <div className={css.bar}>
        <RecordChips
          className={css.kinds}
          part={inSight}
          value={filter[inSight.name]}
          inLine
          onChange={(value) => {
            const cleared = inSight.clears ? { [inSight.clears]: undefined } : {};
            narrow({ ...filter, ...cleared, [inSight.name]: value });
          }}
        />
        {more.length > 0 ? (
          <IconButton
            className={css.tool}
            icon="filter"
            variant="filled"
            label={t('records.filter')}
            aria-haspopup="dialog"
            marked={active.length > 0}
            onClick={() => {
              setOpening((count) => count + 1);
              setOpen(true);
            }}
          />
        ) : null}
        <IconButton
          className={css.tool}
          icon="download"
          variant="filled"
          label={t('records.csv')}
          disabled={onExport === undefined}
          onClick={onExport}
        />
      </div>
      {active.length > 0 ? (
        <ChipGroup className={css.chips} label={t('games.filtered')} labelHidden scrolling>
          {active.map(({ name, choices }) => (
            <ActiveChip
              key={name}
              removeLabel={t('games.filter.remove')}
              onClick={() => narrow({ ...filter, [name]: undefined })}
            >
              {choices.find(({ value }) => value === filter[name])?.label ?? (
                <bdi>{filter[name]}</bdi>
              )}
            </ActiveChip>
          ))}
        </ChipGroup>
      ) : null}
      {opening > 0 ? (
        <RecordFilterSheet
          key={opening}
          filter={filter}
          parts={more}
          open={isOpen}
          onClose={() => setOpen(false)}
          onShow={(next) => {
            setOpen(false);
            narrow(next);
          }}
        />
      ) : null}
    </>
  );
}
