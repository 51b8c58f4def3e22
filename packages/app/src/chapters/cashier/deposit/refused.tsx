import type { ReactNode } from 'react';
import { Callout } from '@livery/ui/callout';
import { TextLink } from '@livery/ui/link';
import { Message } from '@livery/ui/message';
import { isRecord } from '@livery/web/store/storage';
import { ApiError } from '@livery/web/http/api-error';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { DepositRoom } from '../api/deposit-methods.ts';
import { useRoomWords } from './room-line.tsx';
import { Unproven } from './unproven.tsx';
import { useMoment } from '#kernel/time/use-moment.ts';

const textIn = (value: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const found = value[name];
  return typeof found === 'string' ? found : undefined;
};

const periods: ReadonlySet<unknown> = new Set(['24h', '7d', '1m']);

/** What a limit leaves, as a refusal says it. */
function roomIn(value: Readonly<Record<string, unknown>>): DepositRoom | undefined {
  const { room, period, resetAt } = value;
  if (typeof room !== 'string' || typeof resetAt !== 'number' || !periods.has(period))
    return undefined;
  return { amount: room, limitType: 'deposit', period: period as DepositRoom['period'], resetAt };
}

/** Read out at once: it is the answer to a press. */
const said = (text: string, action?: ReactNode) => (
  <Message tone="danger" action={action}>
    {text}
  </Message>
);

/** Why a deposit was not ordered, what that means, and what to do. */
export function Refused({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const moment = useMoment();
  const roomWords = useRoomWords();
  if (error === undefined) return null;
  const code = error instanceof ApiError ? error.code : undefined;
  const value = error instanceof ApiError && isRecord(error.value) ? error.value : {};
  // An answer to a question that has a page of its own, or that the page asks by itself.
  if (code === 'kyc.required') return <Unproven />;
  if (code === 'rg.prompt') return null;
  if (code === 'rg.limit_reached') {
    const room = roomIn(value);
    return (
      <div role="alert">
        <Callout
          icon="limits"
          title={t('deposit.beyond')}
          action={
            <TextLink render={<Link to={pathTo('limits')} />}>{t('deposit.toLimits')}</TextLink>
          }
        >
          {room ? roomWords(room) : errorText(error, t)}
        </Callout>
      </div>
    );
  }
  if (code === 'quote.changed') {
    const credit = textIn(value, 'credit');
    return credit === undefined
      ? said(errorText(error, t))
      : said(t('deposit.changed', { amount: money(credit) }));
  }
  if (code === 'amount.range') {
    const [min, max] = [textIn(value, 'min'), textIn(value, 'max')];
    return min === undefined || max === undefined
      ? said(errorText(error, t))
      : said(t('deposit.between', { min: money(min), max: money(max) }));
  }
  if (code === 'deposit.too_many_open') {
    return said(
      errorText(error, t),
      <TextLink quiet render={<Link to={pathTo('deposits')} />}>
        {t('deposit.toOrders')}
      </TextLink>,
    );
  }
  if (code === 'deposit.blocked' && typeof value['until'] === 'number')
    return said(t('deposit.blocked', { at: moment(value['until']) }));
  // Nobody knows whether it came: the same press asks for the same order.
  if (error instanceof ApiError && error.status === 0) return said(t('deposit.unheard'));
  return said(errorText(error, t));
}
