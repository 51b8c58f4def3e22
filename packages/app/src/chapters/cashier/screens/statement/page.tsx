import { EmptyState } from '@livery/ui/empty-state';
import { platformNow } from '#kernel/http/platform-clock.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import type { PageProps } from '#kernel/routing/route.ts';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { dayIn } from '@livery/web/texts/day-in';
import { useTranslation } from '@livery/web/texts/use-translation';
import { daysIn } from '#kernel/time/record-days.ts';
import { ranges } from '../../statement/ranges.ts';
import { StatementScreen } from './screen.tsx';

/** A statement of the days in the address, or of three months. */
export function StatementPage({ params }: PageProps) {
  const { t } = useTranslation();
  const session = useSession();
  const today = dayIn(useMerchant().timeZone, platformNow());
  if (!session) return null;
  if (isGuest(session.type)) return <EmptyState icon="file" title={t('statement.guest')} />;
  return (
    <StatementScreen userName={session.userName} days={daysIn(params) ?? ranges.quarter(today)} />
  );
}
