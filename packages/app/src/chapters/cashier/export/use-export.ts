import { useEffect, useRef, useState } from 'react';
import { useToast } from '@livery/ui/toast';
import { errorText } from '#kernel/http/error-text.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { byteOrderMark, csvLines, dialectOf, type Cell } from './csv.ts';
import { everyPage, type AskPage } from './every-page.ts';
import { saveSheet } from '#kernel/forms/save-file.ts';

export interface ExportPlan<Row> {
  readonly fileName: string;
  readonly head: readonly string[];
  readonly ask: AskPage<Row>;
  readonly cells: (row: Row) => readonly Cell[];
}

export interface ExportProgress {
  /** Rows that are here. */
  readonly rows: number;
  /** How much of the whole that is, up to 1. */
  readonly share: number;
}

/** A whole record as a file: it is gathered page by page, says how far it is, and can be stopped. */
export function useExport<Row extends { readonly id: string }>(plan: ExportPlan<Row>) {
  const { t, language } = useTranslation();
  const toast = useToast();
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  // Whoever leaves the page has no more use for it.
  useEffect(() => () => running.current?.abort(), []);

  const gather = async (signal: AbortSignal): Promise<void> => {
    const dialect = dialectOf(language);
    const parts = [byteOrderMark, csvLines([plan.head], dialect)];
    let count = 0;
    for await (const { rows, share } of everyPage(plan.ask, signal)) {
      signal.throwIfAborted();
      parts.push(csvLines(rows.map(plan.cells), dialect));
      count += rows.length;
      setProgress({ rows: count, share });
    }
    saveSheet(plan.fileName, parts);
    toast.show({ tone: 'success', text: t('records.csv.done') });
  };
  const start = async (): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ rows: 0, share: 0 });
    try {
      await gather(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) toast.show({ tone: 'danger', text: errorText(error, t) });
    }
    running.current = undefined;
    setProgress(undefined);
  };
  return { progress, start: () => void start(), stop: () => running.current?.abort() };
}
