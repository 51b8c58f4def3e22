import { useMoment } from '#kernel/time/use-moment.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@livery/ui/button';
import { Text } from '@livery/ui/text';
import { call } from '#kernel/http/client.ts';
import { WayHome } from '#kernel/routing/ways-on.tsx';
import { useTranslation } from '@livery/web/texts/use-translation';
import { responsiblePlayQuery, type ResponsiblePlay } from '../../api/responsible-play.ts';
import { useChange } from '../../api/use-change.ts';
import type { ShownBar } from '../../components/bar-words.ts';
import { AskAgain } from './ask-again.tsx';
import { PausedScreen } from './screen.tsx';

type Returns = NonNullable<NonNullable<ResponsiblePlay['bar']>['returns']>;

/** An exclusion whose time is over: its member asks to come back, and waits. */
function WayBack({ userName, returns }: { readonly userName: string; readonly returns: Returns }) {
  const { t } = useTranslation();
  const moment = useMoment();
  const { change, busy } = useChange(userName);
  if (returns.state === 'cooling')
    return returns.coolingUntil === undefined ? null : (
      <Text>{t('paused.return.asked', { at: moment(returns.coolingUntil) })}</Text>
    );
  return (
    <>
      <Text>{t('paused.return')}</Text>
      <Button
        variant="secondary"
        full
        loading={busy}
        onClick={() =>
          void change(
            () => call('askReturn', {}),
            ({ coolingUntil }) => t('paused.return.asked', { at: moment(coolingUntil) }),
          )
        }
      >
        {t('paused.return.button')}
      </Button>
    </>
  );
}

export interface MemberPausedProps {
  readonly userName: string;
  readonly told: ShownBar;
  /** The way out. */
  readonly children: ReactNode;
}

const LOOK = 10_000;

/** For a member who is in: what the platform says of it now, else what the address tells. */
export function MemberPaused({ userName, told, children }: MemberPausedProps) {
  const { data } = useQuery({
    ...responsiblePlayQuery(userName),
    staleTime: 0,
    // The platform goes on asking: what it hears is seen here without a press.
    refetchInterval: ({ state }) => (state.data?.bar?.kind === 'unasked' ? LOOK : false),
  });
  const bar = data ? data.bar : told;
  return (
    <PausedScreen bar={bar}>
      {bar?.kind === 'unasked' ? <AskAgain userName={userName} /> : null}
      {data?.bar?.returns ? <WayBack userName={userName} returns={data.bar.returns} /> : null}
      {bar ? null : <WayHome />}
      {children}
    </PausedScreen>
  );
}
