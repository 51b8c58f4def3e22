import { Message } from '@livery/ui/message';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { ResponsiblePlay } from '../api/responsible-play.ts';
import * as css from '../care.css.ts';
import { barTitles, useBarWords } from './bar-words.ts';
import { HelpLines } from './help-lines.tsx';

export interface BarNoticeProps {
  readonly bar: NonNullable<ResponsiblePlay['bar']>;
}

/** That nobody plays now, and until when. */
export function BarNotice({ bar }: BarNoticeProps) {
  const { t } = useTranslation();
  const words = useBarWords();
  return (
    <Message>
      {t(barTitles[bar.kind])}
      {'. '}
      {words(bar)}
    </Message>
  );
}

/** In place of a page that would bar somebody who is barred. */
export function BarredAlready(props: BarNoticeProps) {
  return (
    <>
      <div className={css.form}>
        <BarNotice {...props} />
      </div>
      <HelpLines />
    </>
  );
}
