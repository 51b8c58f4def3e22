import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { compareDecimals } from '@livery/ui/money';
import { useMoney, useSignedMoney } from '#kernel/i18n/money.ts';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { betPage, betRecordsQuery, type BetRecord } from '../../api/bet-records.ts';
import { GatheringBar } from '../../export/gathering-bar.tsx';
import { sheetTime } from '../../export/sheet-time.ts';
import { useExport } from '../../export/use-export.ts';
import { BetFilterRow } from '../../records/bet-filter-row.tsx';
import type { Choice } from '../../records/bet-filter-sheet.tsx';
import { BetSheet } from '../../records/bet-sheet.tsx';
import { outcomeOf, outcomeText } from '../../records/bet-status.ts';
import { useRecordDays } from '../../records/day-field.tsx';
import { NoRecords } from '../../records/no-records.tsx';
import { isNarrowedBet, type BetFilter } from '../../record-filter.ts';
import { RecordList } from '../../records/record-list.tsx';
import { RecordRow } from '../../records/record-row.tsx';
import * as css from '../../records/records.css.ts';
import { Totals } from '../../records/totals.tsx';
import { useNewest } from '../../records/use-newest.ts';
import { useRecordTimes } from '../../records/use-record-times.ts';

export interface BetRecordScreenProps {
  readonly userName: string;
  /** What the address asks for. */
  readonly filter: BetFilter;
  readonly categories: readonly Choice[];
  /** Who has games of the chosen category. */
  readonly vendors: readonly Choice[];
}

/** A member’s rounds, the newest first: what was staked, what came of it, and all of it as a file. */
export function BetRecordScreen({ userName, filter, categories, vendors }: BetRecordScreenProps) {
  const { t } = useTranslation();
  const { code, currency, timeZone } = useMerchant();
  const money = useMoney(currency);
  const signed = useSignedMoney(currency);
  const { time } = useRecordTimes();
  const days = useRecordDays(filter);
  const request = { ...filter, ...days };
  const query = betRecordsQuery(userName, request);
  const list = useInfiniteQuery(query);
  const refresh = useNewest(query.queryKey, list);
  const [looked, look] = useState<{ readonly record: BetRecord; readonly open: boolean }>();
  const sums = list.data?.pages.at(-1)?.sums;
  const written = sheetTime(timeZone);
  const file = useExport<BetRecord>({
    fileName: `${code}-bets-${days.startDate}-${days.endDate}.csv`,
    head: [
      t('records.time'),
      t('flag.TRANSBETREPMEM3.game'),
      t('flag.TRANSBETREPMEM3.vendor'),
      t('flag.TRANSBETREPMEM3.status'),
      t('flag.TRANSBETREPMEM3.bet'),
      t('flag.TRANSBETREPMEM3.win'),
      t('flag.TRANSBETREPMEM3.net'),
      t('records.currency'),
      t('records.number'),
    ],
    ask: (page, signal) => betPage(request, page, signal),
    cells: (record) => [
      written(record.at),
      record.gameName,
      record.displayName,
      t(outcomeText[outcomeOf(record)]),
      { number: record.bet },
      { number: record.win },
      { number: record.net },
      currency,
      // A sheet keeps fifteen digits of a number, and these are more.
      `#${record.id}`,
    ],
  });
  const stateOf = (record: BetRecord): string => {
    const outcome = outcomeOf(record);
    const amount = money(record.win);
    if (outcome === 'won') return t('flag.TRANSBETREPMEM3.won.amount', { amount });
    if (outcome === 'returned') return t('flag.TRANSBETREPMEM3.returned.amount', { amount });
    return t(outcomeText[outcome]);
  };
  return (
    <div className={css.records}>
      <BetFilterRow
        {...{ filter, days, categories, vendors }}
        onExport={file.progress ? undefined : file.start}
      />
      {file.progress ? <GatheringBar progress={file.progress} onStop={file.stop} /> : null}
      <RecordList
        label={t('flag.TRANSBETREPMEM3.entry')}
        list={list}
        onRefresh={refresh}
        empty={<NoRecords icon="receipt" isNarrowed={isNarrowedBet(filter)} days={filter} />}
        totals={
          sums ? (
            <Totals
              label={t('records.totals')}
              totals={[
                { label: t('flag.TRANSBETREPMEM3.bet'), value: money(sums.bet) },
                { label: t('flag.TRANSBETREPMEM3.win'), value: money(sums.win) },
                { label: t('flag.TRANSBETREPMEM3.net'), value: signed(sums.net) },
              ]}
            />
          ) : null
        }
      >
        {(record) => (
          <RecordRow
            {...(record.iconUrl ? { src: record.iconUrl } : {})}
            icon="game-all"
            title={<bdi>{record.gameName}</bdi>}
            line={[time(record.at), record.displayName].filter(Boolean).join(' · ')}
            amount={signed(record.net)}
            state={stateOf(record)}
            isGain={compareDecimals(record.net, '0') > 0}
            onOpen={() => look({ record, open: true })}
          />
        )}
      </RecordList>
      {looked ? (
        <BetSheet
          record={looked.record}
          open={looked.open}
          onClose={() => look({ ...looked, open: false })}
        />
      ) : null}
    </div>
  );
}
