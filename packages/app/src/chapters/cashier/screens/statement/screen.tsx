import { useQuery } from '@tanstack/react-query';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Message } from '@livery/ui/message';
import { SkeletonRows } from '@livery/ui/skeleton';
import { useMerchant } from '#kernel/merchant.tsx';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { useTranslation } from '@livery/web/texts/use-translation';
import { statementQuery, type Statement } from '../../api/statement.ts';
import type { RecordDays } from '#kernel/time/record-days.ts';
import { Days } from '../../statement/days.tsx';
import { Figures, Sums } from '../../statement/figures.tsx';
import { RangeChips } from '../../statement/range-chips.tsx';
import { isTooLong } from '../../statement/ranges.ts';
import * as css from '../../statement/statement.css.ts';
import { useDayNames } from '#kernel/time/use-day-names.ts';
import { useStatementFile } from '../../statement/use-statement-file.ts';

export interface StatementScreenProps {
  readonly userName: string;
  readonly days: RecordDays;
}

/** What came and went in some days, what it comes to, and all of it as a file or on paper. */
export function StatementScreen({ userName, days }: StatementScreenProps) {
  return (
    <div className={css.statement}>
      <RangeChips days={days} />
      {isTooLong(days) ? <TooLong /> : <Asked userName={userName} days={days} />}
    </div>
  );
}

function TooLong() {
  const { t } = useTranslation();
  return (
    <Message tone="warning" className={css.inset}>
      {t('statement.tooLong')}
    </Message>
  );
}

function Asked({ userName, days }: StatementScreenProps) {
  const { data, error, isFetching, refetch } = useQuery(statementQuery(userName, days));
  if (data) return <Found userName={userName} statement={data} />;
  if (!error) return <SkeletonRows count={7} />;
  return <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
}

interface FoundProps {
  readonly userName: string;
  readonly statement: Statement;
}

function Found({ userName, statement }: FoundProps) {
  const { t } = useTranslation();
  const { name } = useMerchant();
  const names = useDayNames();
  const save = useStatementFile(statement);
  const isEmpty = statement.days.length === 0;
  return (
    <>
      <p className={css.heading}>
        {t('title.statement')} · {name} · <bdi>{userName}</bdi>
      </p>
      <p className={css.range}>{names.range(statement.from, statement.to)}</p>
      <Figures statement={statement} />
      <Sums statement={statement} />
      <div className={css.tools}>
        {isEmpty ? null : (
          <Button
            className={css.tool}
            variant="secondary"
            size="medium"
            icon="download"
            onClick={save}
          >
            {t('records.csv')}
          </Button>
        )}
        <Button
          className={css.tool}
          variant="secondary"
          size="medium"
          icon="file"
          onClick={() => globalThis.print()}
        >
          {t('statement.print')}
        </Button>
      </div>
      {isEmpty ? (
        <EmptyState icon="receipt" title={t('records.none')} description={t('records.none.hint')} />
      ) : (
        <Days currency={statement.currency} days={statement.days} />
      )}
    </>
  );
}
