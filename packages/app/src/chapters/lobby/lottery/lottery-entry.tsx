import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { Countdown } from '@livery/ui/countdown';
import { LotteryCard, NumberBalls } from '@livery/ui/lottery';
import { Tag } from '@livery/ui/tag';
import { useDigits } from '@livery/web/texts/numbers';
import type { Lottery } from '../api/lottery.ts';
import { useGameActions } from '../game-actions.tsx';
import { useDrawName } from './use-draw-name.ts';

export interface LotteryEntryProps {
  readonly lottery: Lottery;
  /** In sight at once. */
  readonly priority: boolean;
  /** What fell before is asked for. */
  readonly onResults: () => void;
}

/** A lottery with its next draw; a press leads into it. */
export function LotteryEntry({ lottery, priority, onResults }: LotteryEntryProps) {
  const { t, language } = useTranslation();
  const digits = useDigits();
  const drawName = useDrawName();
  const { launch } = useGameActions();
  const { game, numero, closesAt, last } = lottery;
  return (
    <LotteryCard
      name={game.gameName}
      src={game.iconUrl}
      priority={priority}
      draw={drawName(numero)}
      countdown={
        game.maintenance ? (
          <Tag tone="warning">{t('games.maintenance')}</Tag>
        ) : (
          <Countdown
            look="clock"
            until={closesAt}
            locale={language}
            label={t('lottery.closes')}
            endLabel={t('lottery.drawing')}
          />
        )
      }
      last={<NumberBalls label={t('lottery.last')} numbers={last.result.map(digits)} />}
      action={
        <Button
          variant="quiet"
          size="medium"
          aria-label={t('lottery.results.of', { name: game.gameName })}
          onClick={onResults}
        >
          {t('lottery.results')}
        </Button>
      }
      onClick={() => launch(game)}
    />
  );
}
