import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SkeletonRows } from '@livery/ui/skeleton';
import { Table, type TableColumn } from '@livery/ui/table';
import { useTranslation } from '@livery/web/texts/use-translation';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { AsOf } from '../components/as-of.tsx';
import { NobodyPlayed } from '../components/nobody-played.tsx';
import * as css from '../agents.css.ts';
import { useRowName } from './row-name.ts';

interface Row {
  readonly key: string;
  readonly name?: string | undefined;
}

interface Report<One extends Row, Sum> {
  readonly list: readonly One[];
  readonly footer: Sum;
  readonly asOf: number;
}

/** One figure of a row and of their sum. */
export interface Figure<Of> {
  readonly key: string;
  readonly label: string;
  readonly text: (of: Of) => ReactNode;
  /** Below the name of the row, where there is little room. */
  readonly folds?: true;
}

export interface ReportTableProps<One extends Row, Sum> {
  readonly caption: string;
  /** What the rows are of. */
  readonly head: string;
  readonly answer: UseQueryResult<Report<One, Sum>>;
  readonly figures: readonly Figure<Sum>[];
}

/** A report in columns with its sum, or that nobody played, or that it did not come. */
export function ReportTable<One extends Row & Sum, Sum>({
  caption,
  head,
  answer,
  figures,
}: ReportTableProps<One, Sum>) {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const { data, error, isFetching, refetch } = answer;
  if (!data) {
    if (!error)
      return (
        <div className={css.part}>
          <SkeletonRows count={6} height="list" />
        </div>
      );
    return <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data.list.length === 0) return <NobodyPlayed />;
  const columns: readonly TableColumn<One>[] = [
    { key: 'name', label: head, cell: nameOf },
    ...figures.map(({ key, label, text, folds }) => ({
      key,
      label,
      cell: (row: One) => text(row),
      numeric: true,
      ...(folds ? { folds } : {}),
    })),
  ];
  return (
    <div className={css.report}>
      <Table
        caption={caption}
        captionHidden
        columns={columns}
        rows={data.list}
        keyOf={({ key }) => key}
        foot={{
          name: t('flag.AGENCY3.sum'),
          ...Object.fromEntries(figures.map(({ key, text }) => [key, text(data.footer)])),
        }}
      />
      <div className={css.words}>
        <AsOf at={data.asOf} />
      </div>
    </div>
  );
}
