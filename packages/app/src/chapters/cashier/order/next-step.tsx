import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { depositOrderQuery, type DepositOrder } from '../api/deposit-order.ts';

interface StepProps {
  readonly userName: string;
  readonly order: DepositOrder;
}

/** Asks the provider to expect it no more; what came first is in the answer. */
function Cancel({ userName, order: { orderId } }: StepProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { queryKey } = depositOrderQuery(userName, orderId);
  const cancel = async (): Promise<void> => {
    setBusy(true);
    try {
      queries.setQueryData(
        queryKey,
        await call('cancelDeposit', { params: { kindOrId: orderId } }),
      );
    } catch (error) {
      toast.show({ tone: 'danger', text: errorText(error, t) });
      await queries.invalidateQueries({ queryKey });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button full variant="quiet" loading={busy} onClick={() => void cancel()}>
      {t('order.cancel')}
    </Button>
  );
}

const cancellable: ReadonlySet<DepositOrder['status']> = new Set(['created', 'open']);

/** The one thing that is to be done next besides paying, and the way out of an order nobody has paid. */
export function NextStep(props: StepProps) {
  const { t } = useTranslation();
  const { status, nextStep } = props.order;
  if (nextStep === 'try_again')
    return (
      <Button full render={<Link to={pathTo('deposit')} />}>
        {t('order.another')}
      </Button>
    );
  if (cancellable.has(status)) return <Cancel {...props} />;
  if (status === 'paid')
    return (
      <Button full variant="secondary" render={<Link to={pathTo('home')} />}>
        {t('order.done')}
      </Button>
    );
  return null;
}
