import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Countdown } from '@livery/ui/countdown';
import { RealityCheck } from '@livery/ui/reality-check';
import { useToast } from '@livery/ui/toast';
import { useMoney, useSignedMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { onThisClock, platformNow } from '#kernel/http/platform-clock.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { pageIfThere } from '#kernel/routing/page-if-there.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useMinutes } from '../words.ts';
import type { PlayWatch } from './use-play-watch.ts';

/** Where figures are missing. */
const unknown = '–';

/** What was played, as far as this merchant has a page of it. */
const historyPath = (): string =>
  pageIfThere('betRecord' as 'transactions') ?? pageIfThere('transactions') ?? pathTo('limits');

const answer = (action: 'continue' | 'exit' | 'history') =>
  call('acknowledgeRealityCheck', { body: { action } });

/** What has been played, in words and figures: only what the platform told. */
function useFacts({ session }: PlayWatch) {
  const { t } = useTranslation();
  const minutes = useMinutes();
  const { currency } = useMerchant();
  const money = useMoney(session?.currency ?? currency);
  const signed = useSignedMoney(session?.currency ?? currency);
  const isPlayed = session !== undefined && session.startedAt !== null;
  const facts = isPlayed
    ? {
        time: minutes(Math.floor(session.elapsed / 60_000)),
        staked: money(session.staked),
        won: money(session.won),
        net: signed(session.net),
      }
    : { time: unknown, staked: unknown, won: unknown, net: unknown };
  return [
    { label: t('play.time'), value: facts.time },
    { label: t('check.staked'), value: facts.staked },
    { label: t('check.won'), value: facts.won },
    { label: t('play.result'), value: facts.net },
  ];
}

/** The pause of a law, and whether it is over. */
function usePause(until: number | undefined) {
  const { t, language } = useTranslation();
  const [over, setOver] = useState<number>();
  const isOver = until === undefined || over === until || until <= platformNow();
  const pause =
    until === undefined ? undefined : (
      <Countdown
        until={onThisClock(until)}
        locale={language}
        label={t('check.pause')}
        endLabel={t('check.pause.over')}
        onEnd={() => setOver(until)}
      />
    );
  return { isOver, pause };
}

export interface RealityProps {
  readonly watch: PlayWatch;
  readonly onLeave: () => void;
  /** Play goes on. */
  readonly onGoOn: () => void;
}

/** How it goes, over a game that waits, until one of four answers; then the pause that a law asks for. */
export function Reality({ watch, onLeave, onGoOn }: RealityProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const facts = useFacts(watch);
  const { isOver, pause } = usePause(watch.restsUntil);

  const goOn = async (): Promise<void> => {
    if (!watch.isDue) {
      watch.onRested();
      onGoOn();
      return;
    }
    setBusy(true);
    try {
      const told = await answer('continue');
      watch.onAnswered(told);
      if (told.breakUntil === undefined) onGoOn();
    } catch (error) {
      toast.show({ tone: 'danger', text: errorText(error, t) });
    } finally {
      setBusy(false);
    }
  };
  // Whoever leaves is not kept until the platform has heard of it.
  const away = (action: 'exit' | 'history', go: () => void): void => {
    if (watch.isDue) void answer(action).catch(() => {});
    go();
  };
  return (
    <RealityCheck
      open={watch.isDue || watch.restsUntil !== undefined}
      title={t(watch.isDue ? 'check.title' : 'check.pause.title')}
      facts={facts}
      pause={watch.isDue ? undefined : pause}
      mayContinue={watch.isDue || isOver}
      ways={[
        {
          label: t('check.history'),
          onClick: () => away('history', () => void navigate(historyPath())),
        },
        {
          label: t('check.limits'),
          onClick: () => away('exit', () => void navigate(pathTo('limits'))),
        },
      ]}
      stopLabel={t('check.leave')}
      onStop={() => away('exit', onLeave)}
      continueLabel={t('check.goOn')}
      onContinue={() => void goOn()}
      busy={busy}
    />
  );
}
