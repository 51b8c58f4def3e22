import { useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { LotteryList } from '@livery/ui/lottery';
import { SkeletonFade, SkeletonLotteries } from '@livery/ui/skeleton';
import { LoadFailed } from '#kernel/routing/load-failed.tsx';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { useInSight } from '#kernel/parts/use-in-sight.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import { ListTabs } from '../../components/filters/list-tabs.tsx';
import { LotteryEntry } from '../../lottery/lottery-entry.tsx';
import { modesOf, modeText } from '../../lottery/mode-choices.ts';
import type { LotteryMode } from '../../lottery/modes.ts';
import { ResultsSheet } from '../../lottery/results-sheet.tsx';
import { useLotteries } from '../../lottery/use-lotteries.ts';
import * as css from './lottery.css.ts';

/** How many are in sight at once, the last of them in part. */
const inSight = 6;

/** Where a brand has no lotteries, or none of this mode. */
function None() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="game-lottery"
      title={t('lottery.none')}
      description={t('lottery.none.hint')}
      action={
        <Button size="medium" render={<Link to={pathTo('games')} />}>
          {t('favourite.browse')}
        </Button>
      }
    />
  );
}

/** Lotteries with their draws: all of them, or those of the mode that the address names. */
export function LotteryScreen({ mode }: { mode: LotteryMode }) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const { data = [], error, isPending, isError, isFetching, refetch } = useLotteries();
  const [looked, look] = useState<{ readonly gameId: string; readonly open: boolean }>();
  const shown = mode === 'ALL' ? data : data.filter((one) => one.mode === mode);
  const most = useInSight(inSight, shown.length);
  const lookedAt = data.find(({ game }) => game.gameId === looked?.gameId);
  const modes =
    isPending || isError ? modesOf([{ mode: 'LOTT' }, { mode: 'ELOTT' }]) : modesOf(data);
  return (
    <>
      <ListTabs
        label={t('lottery.modes')}
        tabs={modes.map((value) => ({ value, text: t(modeText[value]) }))}
        current={mode}
        onChoose={(value) => narrow({ mode: value })}
      >
        {isError && data.length > 0 ? <LoadFailed onRetry={() => void refetch()} /> : null}
        {isError && data.length === 0 ? (
          <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {!isPending && !isError && shown.length === 0 ? <None /> : null}
        <div className={css.room}>
          <SkeletonFade busy={isPending} skeleton={<SkeletonLotteries />}>
            {shown.length > 0 ? (
              <LotteryList label={t('title.lottery')}>
                {shown.slice(0, most).map((lottery, place) => (
                  <LotteryEntry
                    key={lottery.game.gameId}
                    lottery={lottery}
                    priority={place < inSight}
                    onResults={() => look({ gameId: lottery.game.gameId, open: true })}
                  />
                ))}
              </LotteryList>
            ) : null}
          </SkeletonFade>
        </div>
      </ListTabs>
      {looked && lookedAt ? (
        <ResultsSheet
          key={looked.gameId}
          lottery={lookedAt}
          open={looked.open}
          onClose={() => look({ ...looked, open: false })}
        />
      ) : null}
    </>
  );
}
