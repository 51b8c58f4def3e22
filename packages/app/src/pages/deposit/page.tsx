import { useQuery } from '@tanstack/react-query';
import { DepositScreen, OrderScreen } from '#chapters/cashier';
import { memberInfoQuery } from '#chapters/member';
import { useMerchant } from '#kernel/merchant.tsx';
import type { PageProps } from '#kernel/routing/route.ts';
import { useSession } from '#kernel/session/session.ts';

/** Whether the law of the place asks for an identity first that is not proven; undefined until it is known. */
function useUnproven(userName: string): boolean | undefined {
  const { kycGate } = useMerchant().play;
  const isAsked = kycGate !== 'beforeWithdraw';
  const { data, isLoading } = useQuery({ ...memberInfoQuery(userName), enabled: isAsked });
  // Others may ask for it meanwhile, where this page waits for nothing.
  if (isAsked && isLoading) return undefined;
  // Where nobody tells, the platform says it at the order.
  return isAsked && data !== undefined && data.kyc.status !== 'verified';
}

function Deposit({ params, userName, type }: PageProps & { userName: string; type: number }) {
  const { step = '1', order } = params;
  const isUnproven = useUnproven(userName);
  if (order !== undefined) return <OrderScreen key={order} userName={userName} orderId={order} />;
  return (
    <DepositScreen userName={userName} type={type} step={Number(step)} isUnproven={isUnproven} />
  );
}

/** Paying in, and each order that was made: where a provider’s page leads back to. */
export function DepositPage({ params }: PageProps) {
  const session = useSession();
  return session && <Deposit params={params} userName={session.userName} type={session.type} />;
}
