import { Countdown } from '@livery/ui/countdown';
import { useTranslation } from '@livery/web/texts/use-translation';
import { onThisClock } from '#kernel/http/platform-clock.ts';
import * as css from './over-game.css.ts';

/** In sight in the last minutes, where it covers nothing of the game. */
export function TimeLeft({ endsAt }: { readonly endsAt: number }) {
  const { t, language } = useTranslation();
  return (
    <Countdown
      className={css.left}
      until={onThisClock(endsAt)}
      locale={language}
      look="clock"
      label={t('play.ends')}
      endLabel={t('play.ends.over')}
    />
  );
}
