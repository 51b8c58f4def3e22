import { Button } from '@livery/ui/button';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import type { DepositFlow } from './use-deposit-flow.ts';

/** The one press that orders it; it names the sum where there is one. */
export function PayButton({ flow, onMissed }: { flow: DepositFlow; onMissed?: () => void }) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  return (
    <Button
      full
      loading={flow.busy}
      disabled={!flow.hasRoom}
      onClick={() => (flow.isSound ? flow.pay() : onMissed?.())}
    >
      {flow.isSound
        ? t('deposit.button', { amount: money(flow.amount) })
        : t('deposit.button.bare')}
    </Button>
  );
}
