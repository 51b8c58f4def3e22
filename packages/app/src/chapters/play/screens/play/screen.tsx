import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { NavBar } from '@livery/ui/nav-bar';
import { Button } from '@livery/ui/button';
import { useMerchant } from '#kernel/merchant.tsx';
import { useLanguage } from '#kernel/i18n/language.ts';
import { launchQuery, type LaunchInput } from '../../api/launch.ts';
import { MoneyBar, PracticeBar, type BarProps } from '../../components/play-bar.tsx';
import { PlayedElsewhere } from '../../components/played-elsewhere.tsx';
import { Stage } from '../../components/stage.tsx';
import { stakeAfter } from '../../stake-after.ts';
import { isWebAddress } from '../../open-window.ts';
import type { PlayCare } from '../../play-care.ts';
import { useFullScreen } from '../../use-full-screen.ts';
import { useGameMessages, type GameMessage } from '../../use-game-messages.ts';
import { useOneGame } from '../../use-one-game.ts';
import * as css from '../../components/play.css.ts';

export interface PlayScreenProps extends Pick<BarProps, 'info' | 'limits'> {
  readonly userName: string;
  /** What the game is called, where the way here knows it. */
  readonly name: string | undefined;
  readonly input: LaunchInput;
  /** The member's money, in sight while it is played with: without what is taken for a round that is under way. */
  readonly Balance: ComponentType<{
    readonly userName: string;
    readonly stake: string | undefined;
  }>;
  /** Of real money that a registered member plays for; practice goes without. */
  readonly care: PlayCare | undefined;
  readonly onExit: () => void;
  readonly onHome: () => void;
  /** The game was opened. */
  readonly onOpened: () => void;
  /** A round was settled: money has moved. */
  readonly onRound: () => void;
}

/** The game that waited goes on by itself. */
const goOn = (): void => {};

/** A game where its vendor wants it, one at a time, with the way out always in reach. */
export function PlayScreen({
  userName,
  name,
  input,
  Balance,
  care,
  info,
  limits,
  onExit,
  onHome,
  onOpened,
  onRound,
}: PlayScreenProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = name ?? t('title.play');
  const [attempt, setAttempt] = useState(1);
  const {
    data: opened,
    error,
    dataUpdatedAt,
  } = useQuery(launchQuery(userName, input, language, attempt));
  const isElsewhere = useOneGame(opened?.sessionId);
  const sessionId = isElsewhere ? undefined : opened?.sessionId;
  const [stake, setStake] = useState<string>();
  const shell = useRef<HTMLDivElement>(null);
  const whole = useFullScreen(shell);
  // Marks that a law wants in sight would be out of it.
  const fullScreen = useMerchant().play.careBar ? undefined : whole;
  const begin = care?.begin;
  useEffect(() => {
    if (sessionId === undefined) return;
    onOpened();
    begin?.();
  }, [sessionId, onOpened, begin]);
  const listen = (message: GameMessage): void => {
    setStake(stakeAfter(message));
    if (message.type === 'stake') care?.onRoundBegun();
    if (message.type === 'refused') care?.onBetRefused(stake);
    if (message.type === 'round') onRound();
    if (message.type === 'exit') onExit();
  };
  const isFramed = !isElsewhere && opened?.launchMode === 'iframe' && isWebAddress(opened.url);
  const launchAnew = (): void => {
    setStake(undefined);
    setAttempt((before) => before + 1);
  };
  useGameMessages(isFramed ? opened.url : undefined, listen);
  const ways = { info, limits, onLeave: onExit };
  const balance = input.mode === 'real' ? <Balance userName={userName} stake={stake} /> : undefined;
  return (
    <div ref={shell} className={css.shell}>
      <div className={css.bars}>
        <NavBar
          title={title}
          end={
            <>
              {care?.left}
              {fullScreen ? (
                <Button
                  variant="quiet"
                  size="medium"
                  className={css.inBar}
                  onClick={fullScreen.toggle}
                >
                  {t(fullScreen.isFull ? 'play.small' : 'play.full')}
                </Button>
              ) : null}
            </>
          }
        />
        {care ? (
          <MoneyBar care={care} balance={balance} {...ways} />
        ) : (
          <PracticeBar
            since={sessionId === undefined ? undefined : dataUpdatedAt}
            balance={balance}
            {...ways}
          />
        )}
      </div>
      <div className={css.stage}>
        {isElsewhere ? (
          <PlayedElsewhere onHere={launchAnew} onHome={onHome} />
        ) : (
          <Stage
            title={title}
            attempt={attempt}
            opened={opened}
            error={error}
            explain={care?.explain}
            onHome={onHome}
            onRetry={launchAnew}
          />
        )}
        {isElsewhere ? null : care?.over(error ? launchAnew : goOn)}
      </div>
    </div>
  );
}
