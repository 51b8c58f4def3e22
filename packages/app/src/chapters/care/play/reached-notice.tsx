import { Button } from '@livery/ui/button';
import { Callout } from '@livery/ui/callout';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useLimitWords } from './limit-words.ts';
import * as css from './over-game.css.ts';
import type { ReachedLimit } from './reached-limit.ts';

export interface ReachedNoticeProps {
  readonly limit: ReachedLimit;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Why a bet was refused. It keeps nobody: the game beside it goes on, and so does the way out. */
export function ReachedNotice({ limit, currency, onClose }: ReachedNoticeProps) {
  const { t } = useTranslation();
  const words = useLimitWords(currency);
  return (
    <div className={css.notice}>
      <div className={css.plate}>
        <Callout
          title={t('reached.title')}
          icon="limits"
          action={
            <div className={css.ways}>
              <Button variant="secondary" size="medium" render={<Link to={pathTo('limits')} />}>
                {t('check.limits')}
              </Button>
              <Button variant="quiet" size="medium" onClick={onClose}>
                {t('reached.close')}
              </Button>
            </div>
          }
        >
          {words(limit)}
        </Callout>
      </div>
    </div>
  );
}
