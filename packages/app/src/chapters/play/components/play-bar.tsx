import type { ReactNode } from 'react';
import { PlayBar as Bar, type PlayAction } from '@livery/ui/play-bar';
import { useSignedMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { PlayCare } from '../play-care.ts';

/** Where the platform tells nothing. */
const unknown = '–';

export interface BarProps {
  /** What is left to play with; practice of a member shows none. */
  readonly balance: ReactNode;
  readonly onLeave: () => void;
  /** What the game pays and who answers for it; for money and for none. */
  readonly info: PlayAction;
  readonly limits: PlayAction;
}

function useOwn({ balance, onLeave, info, limits }: BarProps) {
  const { t, language } = useTranslation();
  return {
    label: t('play.session'),
    timeLabel: t('play.time'),
    locale: language,
    info,
    limits,
    leave: { label: t('play.exit'), onClick: onLeave },
    ...(balance === undefined ? {} : { balance: { label: t('play.balance'), value: balance } }),
  };
}

/** Over a game for real money: all of it as the platform tells it, or a dash. */
export function MoneyBar({ care, ...rest }: BarProps & { readonly care: PlayCare }) {
  const { t } = useTranslation();
  const signed = useSignedMoney(care.currency);
  return (
    <Bar
      {...useOwn(rest)}
      {...(care.startedAt === undefined ? {} : { startedAt: care.startedAt })}
      net={{
        label: t('play.result'),
        value: care.net === undefined ? unknown : signed(care.net),
      }}
      {...(care.lock ? { lock: care.lock } : {})}
      notice={care.notice}
    />
  );
}

interface PracticeBarProps extends BarProps {
  /** When the game was opened; undefined before. */
  readonly since: number | undefined;
}

/** Over a game for practice: how long this launch has been played. Nobody else counts that. */
export function PracticeBar({ since, ...rest }: PracticeBarProps) {
  const { t } = useTranslation();
  return (
    <Bar
      {...useOwn(rest)}
      {...(since === undefined ? {} : { startedAt: since })}
      practiceLabel={t('play.practice')}
    />
  );
}
