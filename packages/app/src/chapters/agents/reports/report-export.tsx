import { useEffect, useRef, useState } from 'react';
import { ExportButton } from '@livery/ui/export-button';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { errorText } from '#kernel/http/error-text.ts';
import { saveFile } from '#kernel/forms/save-file.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { fetchSheet, type SheetQuery, type SheetReport } from '../api/sheet.ts';

export interface ReportExportProps {
  readonly report: SheetReport;
  /** What is shown of it: the sheet has the same, with all rows. */
  readonly query: SheetQuery;
}

/** Saves a report as a sheet; whoever leaves the page has no more use for it. */
export function ReportExport({ report, query }: ReportExportProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { code } = useMerchant();
  const running = useRef<AbortController>(undefined);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      const sheet = await fetchSheet(report, query, controller.signal);
      const days = [query.startDate, query.endDate].filter((day) => day !== undefined);
      saveFile(`${[code, report, ...days].join('-')}.csv`, sheet);
      toast.show({ tone: 'success', text: t('records.csv.done') });
    } catch (error) {
      if (!controller.signal.aborted) toast.show({ tone: 'danger', text: errorText(error, t) });
    }
    setBusy(false);
  };
  return (
    <ExportButton
      label={t('records.csv')}
      busyLabel={t('records.csv.busy')}
      stopLabel={t('records.csv.stop')}
      gathering={isBusy ? { text: t('records.csv.busy') } : undefined}
      onStart={() => void start()}
      onStop={() => running.current?.abort()}
    />
  );
}
