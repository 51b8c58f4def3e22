import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { Drawer } from '@livery/ui/drawer';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { RecordFilter } from '../record-filter.ts';
import { RecordChips } from './record-chips.tsx';
import type { RecordFilterPart } from './record-filter-part.ts';
import * as css from './records.css.ts';

export interface RecordFilterSheetProps {
  readonly filter: RecordFilter;
  readonly parts: readonly RecordFilterPart[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onShow: (filter: RecordFilter) => void;
}

/** What else narrows a record; nothing is asked for before it is to be shown. */
export function RecordFilterSheet({
  filter,
  parts,
  open,
  onClose,
  onShow,
}: RecordFilterSheetProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(filter);
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
        {parts.map((part) => (
          <RecordChips
            key={part.name}
            part={part}
            value={draft[part.name]}
            onChange={(value) => setDraft({ ...draft, [part.name]: value })}
          />
        ))}
      </div>
    </Drawer>
  );
}
