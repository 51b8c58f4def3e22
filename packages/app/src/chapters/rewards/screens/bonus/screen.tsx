import { useQuery } from '@tanstack/react-query';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { TextLink } from '@livery/ui/link';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { bonusQuery, bonusRecordsQuery } from '../../api/bonus.ts';
import { ActiveBonus } from '../../bonus/active-bonus.tsx';
import * as css from '../../bonus/bonus.css.ts';
import { PastBonuses, WaitingBonuses } from '../../bonus/other-bonuses.tsx';
import { BonusSkeleton } from './skeleton.tsx';

const isOver = (state: string): boolean =>
  state !== 'waiting' && state !== 'active' && state !== 'closing';

/** What a member was given to play with: what is wagered, what waits, and what became of the rest. */
export function BonusScreen({ userName }: { readonly userName: string }) {
  const { t } = useTranslation();
  const live = useQuery(bonusQuery(userName));
  const records = useQuery(bonusRecordsQuery(userName));
  if (!live.data || !records.data) {
    const failed = live.data ? records : live;
    if (!failed.error) return <BonusSkeleton />;
    const retry = () => void Promise.all([live.refetch(), records.refetch()]);
    return <PageFailed error={failed.error} busy={failed.isFetching} onRetry={retry} />;
  }
  const { active, waiting, cash } = live.data;
  const past = records.data.list.filter(({ state }) => isOver(state));
  const promotions = <Link to={pathTo('promotions')} />;
  const isNone = active === undefined && waiting.length === 0;
  if (isNone && past.length === 0)
    return (
      <EmptyState
        icon="gift"
        title={t('bonus.none')}
        description={t('bonus.none.line')}
        action={
          <Button size="medium" variant="secondary" render={promotions}>
            {t('bonus.promotions')}
          </Button>
        }
      />
    );
  return (
    <div className={css.page}>
      {active ? <ActiveBonus userName={userName} bonus={active} cash={cash} /> : null}
      {waiting.length > 0 ? (
        <WaitingBonuses userName={userName} waiting={waiting} cash={cash} />
      ) : null}
      {past.length > 0 ? <PastBonuses past={past} /> : null}
      <TextLink quiet render={promotions}>
        {t('bonus.promotions')}
      </TextLink>
    </div>
  );
}
