import { Receipt } from '@livery/ui/receipt';
import { Sheet } from '@livery/ui/sheet';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { DatedRow, RecordDetails } from './record-definition.ts';
import { useRecordTimes } from './use-record-times.ts';

export interface RecordSheetProps {
  readonly title: string;
  readonly row: DatedRow;
  readonly details: RecordDetails;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All that is known of one row of a record. */
export function RecordSheet({ title, row, details, open, onClose }: RecordSheetProps) {
  const { t } = useTranslation();
  const { moment } = useRecordTimes();
  const { facts, action, ...head } = details;
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <Receipt
        {...head}
        facts={[{ label: t('records.time'), value: moment(row.at) }, ...facts]}
        number={{
          label: t('records.number'),
          value: row.id,
          copyLabel: t('records.number.copy'),
          copiedLabel: t('copy_success'),
        }}
      >
        {action}
      </Receipt>
    </Sheet>
  );
}
