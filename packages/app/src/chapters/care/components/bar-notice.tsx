import { Message } from '@livery/ui/message';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { ResponsiblePlay } from '../api/responsible-play.ts';
import { useMoment } from '../words.ts';

/** That nobody plays now, and until when. */
export function BarNotice({ bar }: { readonly bar: NonNullable<ResponsiblePlay['bar']> }) {
  const { t } = useTranslation();
  const moment = useMoment();
  return (
    <Message>
      {bar.kind === 'timeout' ? t('paused.timeOut') : t('paused.exclusion')}
      {'. '}
      {bar.until === null ? t('paused.open') : t('paused.until', { at: moment(bar.until) })}
    </Message>
  );
}
