import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { NavBar } from '@livery/ui/nav-bar';
import { Tag } from '@livery/ui/tag';
import { useLanguage } from '#kernel/i18n/language.ts';
import { launchQuery, type LaunchInput } from '../../api/launch.ts';
import { PlayBar } from '../../components/play-bar.tsx';
import { PlayedElsewhere } from '../../components/played-elsewhere.tsx';
import { Stage } from '../../components/stage.tsx';
import { withMessage, type LaunchMoney } from '../../launch-money.ts';
import { isWebAddress } from '../../open-window.ts';
import { useFullScreen } from '../../use-full-screen.ts';
import { useGameMessages, type GameMessage } from '../../use-game-messages.ts';
import { useOneGame } from '../../use-one-game.ts';
import * as css from '../../components/play.css.ts';

export interface PlayScreenProps {
  readonly userName: string;
  /** What the game is called, where the way here knows it. */
  readonly name: string | undefined;
  readonly input: LaunchInput;
  /** The member's money, in sight while it is played with: without what is taken for a round that is under way. */
  readonly Balance: ComponentType<{
    readonly userName: string;
    readonly stake: string | undefined;
  }>;
  readonly onExit: () => void;
  readonly onHome: () => void;
  /** The game was opened. */
  readonly onOpened: () => void;
  /** A round was settled: money has moved. */
  readonly onRound: () => void;
}

/** A game where its vendor wants it, one at a time, with the way out always in reach. */
export function PlayScreen({
  userName,
  name,
  input,
  Balance,
  onExit,
  onHome,
  onOpened,
  onRound,
}: PlayScreenProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = name ?? t('title.play');
  const [attempt, setAttempt] = useState(1);
  const { data: opened, error } = useQuery(launchQuery(userName, input, language, attempt));
  const isElsewhere = useOneGame(opened?.sessionId);
  const sessionId = isElsewhere ? undefined : opened?.sessionId;
  const [money, setMoney] = useState<LaunchMoney>({});
  const shell = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(shell);
  useEffect(() => {
    if (sessionId !== undefined) onOpened();
  }, [sessionId, onOpened]);
  const listen = useCallback(
    (message: GameMessage) => {
      setMoney((before) => withMessage(before, message));
      if (message.type === 'round') onRound();
      if (message.type === 'exit') onExit();
    },
    [onRound, onExit],
  );
  const isReal = input.mode === 'real';
  const isFramed = !isElsewhere && opened?.launchMode === 'iframe' && isWebAddress(opened.url);
  const launchAnew = (): void => {
    setMoney({});
    setAttempt((before) => before + 1);
  };
  useGameMessages(isFramed ? opened.url : undefined, listen);
  return (
    <div ref={shell} className={css.shell}>
      <div className={css.bars}>
        <NavBar
          onBack={onExit}
          backLabel={t('play.exit')}
          title={title}
          end={
            isReal ? (
              <Balance userName={userName} stake={money.stake} />
            ) : (
              <Tag>{t('play.practice')}</Tag>
            )
          }
        />
        <PlayBar
          sessionId={sessionId}
          result={isReal ? money.result : undefined}
          fullScreen={fullScreen}
        />
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
            onHome={onHome}
            onRetry={launchAnew}
          />
        )}
      </div>
    </div>
  );
}
