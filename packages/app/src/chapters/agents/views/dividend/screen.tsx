import { useQuery } from '@tanstack/react-query';
import { List, ListRow } from '@livery/ui/list-row';
import { Tag } from '@livery/ui/tag';
import { useTranslation } from '@livery/web/texts/use-translation';
import { pathTo } from '#kernel/routing/path-to.ts';
import { DayField, useRecordDays } from '#kernel/time/day-field.tsx';
import { daysIn } from '#kernel/time/record-days.ts';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import * as css from '../../agents.css.ts';
import { waitingQuery } from '../../api/contracts.ts';
import { AgentLink } from '../../components/agent-link.tsx';
import { PayList } from '../../contracts/pay-list.tsx';

export interface DividendScreenProps {
  readonly userName: string;
  readonly params: Readonly<Record<string, string>>;
}

/** The agent’s share of what the line lost: what it made, and the way to what was agreed to. */
export function DividendScreen({ userName, params }: DividendScreenProps) {
  const { t } = useTranslation();
  const days = useRecordDays(daysIn(params) ?? {});
  const narrow = useNarrow();
  const { data: waiting } = useQuery(waitingQuery(userName));
  return (
    <div className={css.page}>
      <div className={css.part}>
        <DayField days={days} onChange={(chosen) => narrow({ ...chosen })} />
      </div>
      <PayList userName={userName} kind="dividend" days={days} />
      <List>
        <ListRow
          icon="receipt"
          label={t('flag.AGECONTRACT3.title')}
          badge={
            waiting?.divtypecompperiodreq ? (
              <Tag tone="warning">{t('flag.AGECONTRACT3.waits')}</Tag>
            ) : null
          }
          render={<AgentLink to={pathTo('dividendContract')} />}
        />
      </List>
    </div>
  );
}
