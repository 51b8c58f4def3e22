import type { ReactNode } from 'react';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Stack } from '@livery/ui/stack';
import { Link } from '#kernel/routing/link.ts';
import { loginPath, pathTo } from '#kernel/routing/path-to.ts';
import { useSession } from '#kernel/session/session.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import * as css from '../../care.css.ts';
import { HelpLines } from '../../components/help-lines.tsx';
import { barTitles, useBarWords, type ShownBar } from '../../components/bar-words.ts';

export interface PausedScreenProps {
  /** Nothing bars any more where there is none. */
  readonly bar: ShownBar | undefined;
  /** Ways on besides that to the money. */
  readonly children?: ReactNode;
}

/** To the money, which can be paid out whatever bars from play. */
function WayToMoney() {
  const { t } = useTranslation();
  const isIn = useSession() !== null;
  const to = pathTo('withdraw');
  return (
    <Button full render={<Link to={isIn ? to : loginPath(to)} />}>
      {isIn ? t('paused.withdraw') : t('paused.login')}
    </Button>
  );
}

/** Nobody plays now: until when, whose the money is, and who helps. Nothing on it asks to come back. */
export function PausedScreen({ bar, children }: PausedScreenProps) {
  const { t } = useTranslation();
  const words = useBarWords();
  return (
    <div className={css.calm}>
      <EmptyState
        icon={bar ? 'pause' : 'check'}
        level={2}
        title={t(bar ? barTitles[bar.kind] : 'paused.over')}
        description={
          bar ? (
            <>
              {words(bar)} {t('paused.money')}
            </>
          ) : (
            t('paused.over.line')
          )
        }
      />
      <div className={css.inset}>
        <Stack gap="m">
          <WayToMoney />
          {children}
        </Stack>
      </div>
      <HelpLines />
    </div>
  );
}
