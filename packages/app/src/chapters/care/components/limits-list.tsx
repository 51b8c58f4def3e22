import { useRef } from 'react';
import { Button } from '@livery/ui/button';
import { Callout } from '@livery/ui/callout';
import { EmptyState } from '@livery/ui/empty-state';
import { HeadingLevel } from '@livery/ui/heading';
import { SectionTitle } from '@livery/ui/section-title';
import { Text } from '@livery/ui/text';
import { call } from '#kernel/http/client.ts';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Limit, ResponsiblePlay } from '../api/responsible-play.ts';
import { useChange } from '../api/use-change.ts';
import * as css from '../care.css.ts';
import { limitKinds } from '../limit-kinds.ts';
import { useLimitAmount } from '../words.ts';
import { LimitCard } from './limit-card.tsx';
import { usePendingChange } from './pending-change.tsx';

const places = limitKinds.flatMap(({ type, periods }) => periods.map((one) => `${type} ${one}`));
const placeOf = ({ type, period }: Limit): number => places.indexOf(`${type} ${period}`);

const setBy = { operator: 'limits.setBy.operator', profile: 'limits.setBy.profile' } as const;

export interface LimitsListProps {
  readonly userName: string;
  readonly play: ResponsiblePlay;
  readonly onReady: () => void;
}

/** The limits that hold, deposits first, and what of them waits. */
export function LimitsList({ userName, play, onReady }: LimitsListProps) {
  const { t } = useTranslation();
  const { currency, limits } = play;
  const amountOf = useLimitAmount(currency);
  const { change, busy } = useChange(userName);

  // The button that was pressed goes with what waited.
  const own = useRef<HTMLElement>(null);
  const focus = (isDone: boolean): void => {
    if (isDone) own.current?.focus();
  };
  const keep = async (limit: Limit): Promise<void> =>
    focus(
      await change(
        () => call('cancelPendingLimit', { params: { id: limit.id } }),
        () => t('limits.kept', { amount: amountOf(limit.type, limit.amount) }),
      ),
    );
  const confirm = async (limit: Limit): Promise<void> =>
    focus(
      await change(
        () => call('confirmLimit', { params: { id: limit.id } }),
        (now) =>
          now
            ? t('limits.confirmed', { amount: amountOf(now.type, now.amount) })
            : t('limits.removed'),
      ),
    );
  const pendingOf = usePendingChange({
    currency,
    busy,
    onKeep: (limit) => void keep(limit),
    onConfirm: (limit) => void confirm(limit),
    onReady,
  });
  // Whoever is barred changes nothing: only what holds is told.
  const isBarred = play.bar !== undefined;
  const hasDeposit = limits.some(({ type }) => type === 'deposit');
  const deposit = (
    <Button render={<Link to={pathTo('setLimit', { type: 'deposit' })} />}>
      {t('limits.none.button')}
    </Button>
  );
  return (
    <section ref={own} tabIndex={-1} aria-label={t('limits.own')}>
      <SectionTitle title={t('limits.own')} />
      <div className={css.inset}>
        {isBarred || limits.length > 0 ? null : (
          <EmptyState
            icon="limits"
            title={t('limits.none')}
            level={3}
            description={t('limits.none.line')}
            action={deposit}
          />
        )}
        <HeadingLevel>
          {isBarred || limits.length === 0 || hasDeposit ? null : (
            <Callout icon="limits" title={t('limits.none.deposit')} action={deposit}>
              {t('limits.none.line')}
            </Callout>
          )}
          {limits
            .toSorted((one, other) => placeOf(one) - placeOf(other))
            .map((limit) => (
              <LimitCard
                key={limit.id}
                limit={limit}
                currency={currency}
                pending={isBarred ? undefined : pendingOf(limit)}
              >
                {limit.setBy === 'member' ? null : (
                  <Text step="s2" tone="soft">
                    {t(setBy[limit.setBy])}
                  </Text>
                )}
                {limit.setBy === 'member' && !isBarred ? (
                  <Button
                    variant="secondary"
                    size="medium"
                    render={
                      <Link to={pathTo('setLimit', { type: limit.type, period: limit.period })} />
                    }
                  >
                    {t('limits.change')}
                  </Button>
                ) : null}
              </LimitCard>
            ))}
        </HeadingLevel>
      </div>
    </section>
  );
}
