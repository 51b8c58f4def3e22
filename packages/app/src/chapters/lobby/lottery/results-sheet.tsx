import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { LotteryResult, NumberBalls } from '@livery/ui/lottery';
import { Sheet } from '@livery/ui/sheet';
import { SkeletonFade, SkeletonRows } from '@livery/ui/skeleton';
import { useDigits } from '@livery/web/texts/numbers';
import { LoadFailed } from '#kernel/routing/load-failed.tsx';
import { useMerchant } from '#kernel/merchant.tsx';
import { lotteryResultsQuery, type Lottery } from '../api/lottery.ts';
import * as css from './results-sheet.css.ts';
import { useDrawName } from './use-draw-name.ts';

/** When a draw fell, in the merchant's own zone, by which its days are counted. */
function useDrawTime(): (at: number) => string {
  const { language } = useTranslation();
  const { timeZone } = useMerchant();
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return (at) => format.format(at);
}

/** There is nothing to press in it: the keyboard scrolls what it stands on. */
const reachable = { role: 'group', tabIndex: 0 } as const;

export interface ResultsSheetProps {
  readonly lottery: Lottery;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What fell in the last draws of a lottery. */
export function ResultsSheet({ lottery: { game, last }, open, onClose }: ResultsSheetProps) {
  const { t } = useTranslation();
  const time = useDrawTime();
  const digits = useDigits();
  const drawName = useDrawName();
  const { data, isPending, isError, refetch } = useQuery({
    ...lotteryResultsQuery(game.gameId, last.numero),
    enabled: open,
  });
  return (
    <Sheet open={open} onClose={onClose} title={t('lottery.results')} description={game.gameName}>
      <div className={css.results} {...reachable} aria-label={t('lottery.results')}>
        {isError ? <LoadFailed onRetry={() => void refetch()} /> : null}
        {data?.length === 0 ? <p className={css.none}>{t('lottery.results.none')}</p> : null}
        {isError && !data ? null : (
          <SkeletonFade
            busy={isPending}
            skeleton={<SkeletonRows className={css.bones} count={10} height="list" />}
          >
            <ol>
              {data?.map(({ numero, openAt, result }, place) => (
                <li key={numero}>
                  <LotteryResult
                    draw={drawName(numero)}
                    at={time(openAt)}
                    numbers={
                      <NumberBalls
                        label={t('lottery.drawn')}
                        numbers={result.map(digits)}
                        latest={place === 0}
                      />
                    }
                  />
                </li>
              ))}
            </ol>
          </SkeletonFade>
        )}
      </div>
    </Sheet>
  );
}
