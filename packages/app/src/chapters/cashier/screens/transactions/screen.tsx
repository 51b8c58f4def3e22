import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMoney, useSignedMoney } from '#kernel/i18n/money.ts';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { transactionPage, transactionsQuery, type Transaction } from '../../api/transactions.ts';
import { GatheringBar } from '../../export/gathering-bar.tsx';
import { sheetTime } from '../../export/sheet-time.ts';
import { useExport } from '../../export/use-export.ts';
import { BalanceWay } from '../../records/balance-way.tsx';
import { useRecordDays } from '../../records/day-field.tsx';
import { NoRecords } from '../../records/no-records.tsx';
import type { TransactionFilter } from '../../record-filter.ts';
import { RecordList } from '../../records/record-list.tsx';
import { RecordRow } from '../../records/record-row.tsx';
import * as css from '../../records/records.css.ts';
import { eachOnce } from '#kernel/http/each-once.ts';
import { Totals } from '../../records/totals.tsx';
import { TransactionFilterRow } from '../../records/transaction-filter-row.tsx';
import { kindOf } from '../../records/transaction-kinds.ts';
import { TransactionSheet } from '../../records/transaction-sheet.tsx';
import { useNewest } from '../../records/use-newest.ts';
import { useRecordTimes } from '../../records/use-record-times.ts';

export interface TransactionsScreenProps {
  readonly userName: string;
  /** What the address asks for. */
  readonly filter: TransactionFilter;
  /** There are kinds that only agents get. */
  readonly isAgent: boolean;
}

/** What went in and out of a member’s wallet, the newest first, and all of it as a file. */
export function TransactionsScreen({ userName, filter, isAgent }: TransactionsScreenProps) {
  const { t } = useTranslation();
  const { code, currency, timeZone } = useMerchant();
  const money = useMoney(currency);
  const signed = useSignedMoney(currency);
  const { time } = useRecordTimes();
  const days = useRecordDays(filter);
  const request = { ...filter, ...days };
  const query = transactionsQuery(userName, request);
  const list = useInfiniteQuery(query);
  const refresh = useNewest(query.queryKey, list);
  const [looked, look] = useState<{ readonly row: Transaction; readonly open: boolean }>();
  const pages = list.data?.pages ?? [];
  const sums = pages.at(-1)?.sums;
  const written = sheetTime(timeZone);
  const file = useExport<Transaction>({
    fileName: `${code}-transactions-${days.startDate}-${days.endDate}.csv`,
    head: [
      t('records.time'),
      t('transactions.kind'),
      t('transactions.amount'),
      t('transactions.balance'),
      t('records.currency'),
      t('records.number'),
    ],
    ask: (page, signal) => transactionPage(request, page, signal),
    cells: ({ at, type, amount, balance, id }) => [
      written(at),
      t(kindOf(type).text),
      { number: amount },
      { number: balance },
      currency,
      `#${id}`,
    ],
  });
  return (
    <div className={css.records}>
      <TransactionFilterRow
        {...{ filter, days, isAgent }}
        onExport={file.progress ? undefined : file.start}
      />
      {file.progress ? <GatheringBar progress={file.progress} onStop={file.stop} /> : null}
      <RecordList
        label={t('title.transactions')}
        list={list}
        onRefresh={refresh}
        empty={<NoRecords icon="coins" isNarrowed={filter.types !== undefined} days={filter} />}
        totals={
          sums ? (
            <>
              {filter.types === undefined ? (
                <div className={css.way}>
                  <BalanceWay
                    rows={eachOnce(
                      pages.map((page) => page.rows),
                      ({ id }) => id,
                    )}
                  />
                </div>
              ) : null}
              <Totals
                label={t('records.totals')}
                totals={[
                  { label: t('transactions.in'), value: money(sums.in) },
                  { label: t('transactions.out'), value: money(sums.out) },
                ]}
              />
            </>
          ) : null
        }
      >
        {(row) => (
          <RecordRow
            icon={kindOf(row.type).icon}
            title={t(kindOf(row.type).text)}
            line={time(row.at)}
            amount={signed(row.amount)}
            state={money(row.balance)}
            onOpen={() => look({ row, open: true })}
          />
        )}
      </RecordList>
      {looked ? (
        <TransactionSheet
          transaction={looked.row}
          open={looked.open}
          onClose={() => look({ ...looked, open: false })}
        />
      ) : null}
    </div>
  );
}
