import { useMoment } from '#kernel/time/use-moment.ts';
import { useEffect } from 'react';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { ApiError } from '@livery/web/http/api-error';
import { isRecord } from '@livery/web/store/storage';
import { useTranslation } from '@livery/web/texts/use-translation';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { Limit } from '../api/responsible-play.ts';
import { useLimitWords } from './limit-words.ts';
import * as css from './over-game.css.ts';
import type { ReachedLimit } from './reached-limit.ts';

type Told = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** A limit, as a refusal names it. */
function limitIn(told: Told): ReachedLimit | undefined {
  const [type, period, amount] = [told['limitType'], told['period'], told['limit']].map(text);
  if (type === undefined || period === undefined || amount === undefined) return undefined;
  const room = text(told['room']);
  const { resetAt } = told;
  return {
    type: type as Limit['type'],
    period: period as Limit['period'],
    amount,
    ...(room === undefined ? {} : { room }),
    ...(typeof resetAt === 'number' ? { resetAt } : {}),
  };
}

/** What a refusal says more than its code: which limit, what is left, until when. */
function useMore({ code, value }: ApiError): string | undefined {
  const { t } = useTranslation();
  const moment = useMoment();
  const words = useLimitWords(useMerchant().currency);
  const told: Told = isRecord(value) ? value : {};
  const { until } = told;
  if (code === 'rg.limit_reached') {
    const limit = limitIn(told);
    return limit && words(limit);
  }
  return typeof until === 'number' ? t('reached.opens', { at: moment(until) }) : undefined;
}

const told = new Set(['rg.limit_reached', 'rg.session_limit', 'rg.check_due', 'rg.break']);

/** Whether a game was not opened for a limit of its player's, or of a law. */
export const isOfCare = (error: Error): error is ApiError =>
  error instanceof ApiError && told.has(error.code);

export interface RefusedLaunchProps {
  readonly error: ApiError;
  readonly onSeen: (error: ApiError) => void;
  readonly onHome: () => void;
}

/** In place of a game that a limit keeps shut: why, what is left, and when it opens. */
export function RefusedLaunch({ error, onSeen, onHome }: RefusedLaunchProps) {
  const { t } = useTranslation();
  const more = useMore(error);
  useEffect(() => onSeen(error), [onSeen, error]);
  return (
    <EmptyState
      icon={error.code === 'rg.limit_reached' ? 'limits' : 'pause'}
      title={errorText(error, t)}
      {...(more === undefined ? {} : { description: more })}
      action={
        <div className={css.help}>
          <Button render={<Link to={pathTo('limits')} />}>{t('check.limits')}</Button>
          <Button variant="secondary" onClick={onHome}>
            {t('play.home')}
          </Button>
        </div>
      }
    />
  );
}
