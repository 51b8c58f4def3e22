import { Callout } from '@livery/ui/callout';
import { TextLink } from '@livery/ui/link';
import { compareDecimals } from '@livery/ui/money';
import { Text } from '@livery/ui/text';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import type { DepositRoom } from '../api/deposit-methods.ts';
import * as css from './deposit.css.ts';
import { useMoment } from '#kernel/time/use-moment.ts';

type Period = DepositRoom['period'];

const leftTexts = {
  '24h': 'deposit.left.24h',
  '7d': 'deposit.left.7d',
  '1m': 'deposit.left.1m',
} as const satisfies Readonly<Record<Period, TextKey>>;

/** What a limit leaves, and when it begins anew. */
export function useRoomWords(): (room: DepositRoom) => string {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const moment = useMoment();
  return ({ amount, period, resetAt }) =>
    `${t(leftTexts[period], { amount: money(amount) })} ${t('deposit.reset', { at: moment(resetAt) })}`;
}

/** The way to limits, always at hand, with what they leave. */
export function RoomLine({ room }: { room: DepositRoom | undefined }) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  return (
    <div className={css.room}>
      <Text step="s2" tone="soft" render={<span />}>
        {room ? t(leftTexts[room.period], { amount: money(room.amount) }) : t('deposit.left.none')}
      </Text>
      <TextLink quiet caret render={<Link to={pathTo('limits')} />}>
        {t('deposit.toLimits')}
      </TextLink>
    </div>
  );
}

/** Nothing can be paid in until a limit begins anew. */
export function NoRoom({ room }: { room: DepositRoom }) {
  const { t } = useTranslation();
  const words = useRoomWords();
  const isNothing = compareDecimals(room.amount, '0') <= 0;
  return (
    <Callout
      icon="limits"
      title={isNothing ? t('deposit.noRoom') : t('deposit.littleRoom')}
      action={<TextLink render={<Link to={pathTo('limits')} />}>{t('deposit.toLimits')}</TextLink>}
    >
      {words(room)}
    </Callout>
  );
}
