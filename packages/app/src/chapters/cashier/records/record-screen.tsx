import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { eachOnce } from '@livery/web/http/each-once';
import { useMerchant } from '#kernel/merchant.tsx';
import { recordsQuery } from '../api/records-query.ts';
import { GatheringBar } from '../export/gathering-bar.tsx';
import { sheetTime } from '../export/sheet-time.ts';
import { useExport } from '../export/use-export.ts';
import type { RecordFilter } from '../record-filter.ts';
import { useRecordDays } from '#kernel/time/day-field.tsx';
import { NoRecords } from './no-records.tsx';
import type { DatedRow, RecordDefinition } from './record-definition.ts';
import type { RecordFilterPart } from './record-filter-part.ts';
import { RecordFilterRow } from './record-filter-row.tsx';
import { RecordList } from './record-list.tsx';
import { RecordRow } from './record-row.tsx';
import { RecordSheet } from './record-sheet.tsx';
import * as css from './records.css.ts';
import { Totals } from './totals.tsx';
import { useNewest } from './use-newest.ts';
import { useRecordFormats } from './use-record-formats.ts';

export interface RecordScreenProps<Row extends DatedRow, Sums, Filter extends RecordFilter> {
  readonly record: RecordDefinition<Row, Sums, Filter>;
  readonly userName: string;
  /** What the address asks for. */
  readonly filter: Filter;
  /** What it is narrowed by in sight. */
  readonly inSight: RecordFilterPart;
  /** What else it is narrowed by, in a sheet. */
  readonly more?: readonly RecordFilterPart[];
}

const nothingMore: readonly RecordFilterPart[] = [];

/** A record of a member’s, the newest first: what it comes to, each row of it, and all of it as a file. */
export function RecordScreen<Row extends DatedRow, Sums, Filter extends RecordFilter>({
  record,
  userName,
  filter,
  inSight,
  more = nothingMore,
}: RecordScreenProps<Row, Sums, Filter>) {
  const { code, currency, timeZone } = useMerchant();
  const formats = useRecordFormats();
  const { t } = formats;
  const days = useRecordDays(filter);
  const request = { ...filter, ...days };
  const query = recordsQuery(userName, record.name, request, record.ask);
  const list = useInfiniteQuery(query);
  const refresh = useNewest(query.queryKey, list);
  const [looked, look] = useState<{ readonly row: Row; readonly open: boolean }>();
  const pages = list.data?.pages;
  const rows = useMemo(
    () => eachOnce(pages?.map((page) => page.rows) ?? [], ({ id }) => id),
    [pages],
  );
  const sums = pages?.at(-1)?.sums;
  const totals = sums === undefined ? [] : record.totals(sums, formats);
  const written = sheetTime(timeZone);
  const file = useExport<Row>({
    fileName: `${code}-${record.name}-${days.startDate}-${days.endDate}.csv`,
    head: [
      t('records.time'),
      ...record.columns.map(({ head }) => t(head)),
      t('records.currency'),
      t('records.number'),
    ],
    ask: (page, signal) => record.ask(request, page, signal),
    cells: (row) => [
      written(row.at),
      ...record.columns.map(({ cell }) => cell(row, formats)),
      currency,
      // A sheet keeps fifteen digits of a number, and these are more.
      `#${row.id}`,
    ],
  });
  const isNarrowed = [inSight, ...more].some(({ name }) => filter[name] !== undefined);
  return (
    <div className={css.records}>
      <RecordFilterRow
        {...{ filter, days, inSight, more }}
        onExport={file.progress ? undefined : file.start}
      />
      {file.progress ? <GatheringBar progress={file.progress} onStop={file.stop} /> : null}
      <RecordList
        label={t(record.label)}
        list={list}
        onRefresh={refresh}
        empty={<NoRecords icon={record.icon} isNarrowed={isNarrowed} days={filter} />}
        rows={rows}
        totals={
          sums === undefined ? null : (
            <>
              {record.overview?.(rows, filter)}
              {totals.length > 0 ? <Totals label={t('records.totals')} totals={totals} /> : null}
            </>
          )
        }
      >
        {(row) => (
          <RecordRow {...record.row(row, formats)} onOpen={() => look({ row, open: true })} />
        )}
      </RecordList>
      {looked ? (
        <RecordSheet
          title={t(record.one)}
          row={looked.row}
          details={record.details(looked.row, formats)}
          open={looked.open}
          onClose={() => look({ ...looked, open: false })}
        />
      ) : null}
    </div>
  );
}
