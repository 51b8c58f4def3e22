import type { ReactNode } from 'react';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Stack } from '@livery/ui/stack';
import { Link } from '#kernel/routing/link.ts';
import { loginPath, pathTo } from '#kernel/routing/path-to.ts';
import { useMoment } from '#kernel/time/use-moment.ts';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useSession } from '#kernel/session/session.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import * as css from '../../care.css.ts';
import { HelpLines } from '../../components/help-lines.tsx';
import type { BarKind } from '../../use-barred.ts';

export interface ShownBar {
  /** A bar, or a limit on time that has ended a session. */
  readonly kind: BarKind;
  /** Null where there is no end, or where it is not known when a session may begin. */
  readonly until: number | null;
}

const titles = {
  timeout: 'paused.timeOut',
  exclusion: 'paused.exclusion',
  session: 'paused.session',
} as const satisfies Readonly<Record<BarKind, TextKey>>;

/** Until when. */
function useUntil(): (bar: ShownBar) => string {
  const { t } = useTranslation();
  const moment = useMoment();
  return ({ kind, until }) => {
    if (kind === 'session')
      return until === null ? t('paused.session.line') : t('reached.opens', { at: moment(until) });
    return until === null ? t('paused.open') : t('paused.until', { at: moment(until) });
  };
}

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
  const until = useUntil();
  return (
    <div className={css.calm}>
      <EmptyState
        icon={bar ? 'pause' : 'check'}
        level={2}
        title={t(bar ? titles[bar.kind] : 'paused.over')}
        description={
          bar ? (
            <>
              {until(bar)} {t('paused.money')}
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
