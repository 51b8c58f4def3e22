import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { Confirm } from '@livery/ui/confirm';
import { EmptyState } from '@livery/ui/empty-state';
import { List, ListFact, ListRow } from '@livery/ui/list-row';
import { SkeletonRows } from '@livery/ui/skeleton';
import { Tag } from '@livery/ui/tag';
import { Text } from '@livery/ui/text';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { Link } from '#kernel/routing/link.ts';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { instrumentsQuery, type Instrument } from '../../api/instruments.ts';
import { payoutsKey } from '../../api/payouts.ts';
import * as css from '../../instruments/instruments.css.ts';
import { useMoment } from '#kernel/time/use-moment.ts';
import { railOf, useInstrumentName } from '../../instruments/instrument-words.ts';

/** Where a member’s money may be sent: what there is, and a way to another. */
export function BankCardsScreen({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const query = instrumentsQuery(userName);
  const { data, error, isFetching, refetch } = useQuery(query);
  if (!data)
    return error ? (
      <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows count={3} height="list" />
    );
  const { list, most } = data;
  const isFull = list.length >= most;
  const add = (
    <Button
      full
      size={list.length === 0 ? 'medium' : 'large'}
      render={<Link to={pathTo('addBankCard')} />}
    >
      {t('withdraw.card.add')}
    </Button>
  );
  if (list.length === 0)
    return (
      <EmptyState
        icon="withdraw"
        title={t('cards.none')}
        description={t('cards.none.line')}
        action={add}
      />
    );
  return (
    <>
      <Rows userName={userName} list={list} />
      <div className={css.below}>
        {isFull ? <Text tone="soft">{t('cards.full', { count: most })}</Text> : add}
        <Text step="s2" tone="faint">
          {t('cards.own')}
        </Text>
      </div>
    </>
  );
}

interface RowsProps {
  readonly userName: string;
  readonly list: readonly Instrument[];
}

function Rows({ userName, list }: RowsProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const moment = useMoment();
  const nameOf = useInstrumentName();
  const [chosen, choose] = useState<Instrument>();
  const [busy, setBusy] = useState(false);
  const remove = async ({ cardId }: Instrument): Promise<void> => {
    setBusy(true);
    try {
      await call('removeBankCard', { query: { id: cardId } });
      toast.show({ tone: 'success', text: t('cards.removed') });
    } catch (error) {
      toast.show({ tone: 'danger', text: errorText(error, t) });
    }
    await queries.invalidateQueries({ queryKey: payoutsKey(userName) });
    setBusy(false);
    choose(undefined);
  };
  return (
    <>
      <List>
        {list.map((one) => {
          const { icon, text } = railOf(one);
          const shown = {
            icon,
            label: nameOf(one),
            description:
              one.usableAt === undefined
                ? `${t(text)} · ${one.payeeName}`
                : t('cards.new.until', { at: moment(one.usableAt) }),
          };
          // What money is under way to stays until that is over.
          return one.inUse ? (
            <ListFact key={one.cardId} {...shown} end={<Tag>{t('cards.inUse')}</Tag>} />
          ) : (
            <ListRow key={one.cardId} {...shown} onClick={() => choose(one)} />
          );
        })}
      </List>
      <Confirm
        open={chosen !== undefined}
        onClose={() => choose(undefined)}
        onSubmit={() => {
          if (chosen) void remove(chosen);
        }}
        title={t('cards.remove')}
        description={chosen ? t('cards.remove.ask', { name: nameOf(chosen) }) : undefined}
        submitLabel={t('cards.remove.button')}
        busy={busy}
      />
    </>
  );
}
