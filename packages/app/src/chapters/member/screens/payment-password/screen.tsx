import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useReturn } from '@livery/web/routing/use-return';
import { securityQuery } from '../../api/devices.ts';
import { PinPage } from '../../payment-password/pin-page.tsx';
import type { PinWay } from '../../payment-password/use-pin-change.ts';
import { PaymentPasswordSkeleton } from './skeleton.tsx';

/** The six digits that payouts are signed with: set for the first time, changed, or set anew by a code. */
export function PaymentPasswordScreen({ userName }: { userName: string }) {
  const { data, error, isFetching, refetch } = useQuery(securityQuery(userName));
  if (data) return <Known userName={userName} isSet={data.paymentPassword} />;
  if (!error) return <PaymentPasswordSkeleton />;
  return <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
}

function Known({ userName, isSet }: { userName: string; isSet: boolean }) {
  const goBack = useReturn(pathTo('withdraw'));
  // Once it is set this page is on its way out, and begins nothing else.
  const [way, setWay] = useState<PinWay>(isSet ? 'change' : 'first');
  return (
    <PinPage
      key={way}
      userName={userName}
      way={way}
      onDone={goBack}
      onForgotten={() => setWay('reset')}
    />
  );
}
