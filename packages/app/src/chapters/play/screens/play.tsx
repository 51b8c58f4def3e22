import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { NavBar } from '@livery/ui/nav-bar';
import { Spinner } from '@livery/ui/spinner';
import { Tag } from '@livery/ui/tag';
import { errorText } from '#kernel/http/error-text.ts';
import { useLanguage } from '#kernel/i18n/language.ts';
import { launchQuery, type LaunchInput } from '../api/launch.ts';
import * as css from './play.css.ts';
import { useGameMessages } from '../use-game-messages.ts';

export interface PlayScreenProps {
  readonly userName: string;
  /** What the game is called, where the way here knows it. */
  readonly name: string | undefined;
  readonly input: LaunchInput;
  /** The member's money, in sight while it is played with. */
  readonly balance: ReactNode;
  readonly onExit: () => void;
  /** The game was opened. */
  readonly onOpened: () => void;
  /** A round was settled: money has moved. */
  readonly onRound: () => void;
}

/** The game in its frame, one at a time, with the way out always in reach. */
export function PlayScreen({
  userName,
  name,
  input,
  balance,
  onExit,
  onOpened,
  onRound,
}: PlayScreenProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = name ?? t('title.play');
  const opened = useQuery(launchQuery(userName, input, language));
  const sessionId = opened.data?.sessionId;
  useEffect(() => {
    if (sessionId !== undefined) onOpened();
  }, [sessionId, onOpened]);
  const listen = useCallback(
    (type: 'ready' | 'round' | 'exit') => {
      if (type === 'round') onRound();
      if (type === 'exit') onExit();
    },
    [onRound, onExit],
  );
  useGameMessages(opened.data?.url, listen);
  return (
    <div className={css.shell}>
      <NavBar
        onBack={onExit}
        backLabel={t('play.exit')}
        title={title}
        end={input.mode === 'trial' ? <Tag>{t('play.practice')}</Tag> : balance}
      />
      <div className={css.stage}>
        {opened.isPending ? (
          <p className={css.wait}>
            <Spinner /> {t('play.opening')}
          </p>
        ) : null}
        {opened.isError ? (
          <EmptyState
            icon="warning"
            title={errorText(opened.error, t)}
            action={<Button onClick={() => void opened.refetch()}>{t('common.retry')}</Button>}
          />
        ) : null}
        {opened.data ? (
          <iframe
            className={css.frame}
            src={opened.data.url}
            title={title}
            allow="fullscreen"
            sandbox="allow-scripts allow-same-origin"
          />
        ) : null}
      </div>
    </div>
  );
}
