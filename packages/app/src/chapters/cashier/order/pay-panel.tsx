import { Button } from '@livery/ui/button';
import { Heading } from '@livery/ui/heading';
import { Message } from '@livery/ui/message';
import { Stack } from '@livery/ui/stack';
import { Surface } from '@livery/ui/surface';
import { Text } from '@livery/ui/text';
import { useId } from 'react';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { leaveFor } from '#kernel/leave-for.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import type { DepositMethod } from '../api/deposit-methods.ts';
import type { DepositOrder } from '../api/deposit-order.ts';
import { lessOf } from '../deposit/quote.ts';
import { providerAddress } from '../api/provider-address.ts';
import { Refused } from '../deposit/refused.tsx';
import { useOrderDeposit } from '../deposit/use-order-deposit.ts';
import { CodePanel } from './code-panel.tsx';
import { InstructionRows } from './instruction-rows.tsx';

export interface PayPanelProps {
  readonly userName: string;
  readonly order: DepositOrder;
  readonly action: NonNullable<DepositOrder['action']>;
  /** The way it is paid by, where it is still offered. */
  readonly method: DepositMethod | undefined;
  /** What that way is called. */
  readonly way: string;
}

/** What is to be done to pay: on a page of the provider’s, with a code, or by what is copied from here. */
export function PayPanel({ userName, order, action, method, way }: PayPanelProps) {
  const { t } = useTranslation();
  const id = useId();
  const money = useMoney(useMerchant().currency);
  const { order: orderAnew, busy, refusal } = useOrderDeposit(userName);
  const due = money(lessOf(order.amount, order.received));
  const address = action.type === 'redirect' ? providerAddress(action.url) : undefined;
  return (
    <Surface pad="l" render={<Stack gap="l" render={<section aria-labelledby={id} />} />}>
      <Heading id={id} step="s4">
        {t('order.payNow', { amount: due })}
      </Heading>
      {address === undefined ? null : (
        <>
          <Text tone="soft">{t('order.away', { way })}</Text>
          <Button full onClick={() => leaveFor(address)}>
            {t('order.go', { way })}
          </Button>
        </>
      )}
      {action.type === 'qr' ? (
        <>
          <Text tone="soft">{t('order.scan')}</Text>
          <CodePanel
            key={action.payload}
            payload={action.payload}
            expiresAt={action.expiresAt}
            amount={due}
            reference={order.reference}
            onRenew={method ? () => void orderAnew({ method, amount: order.amount }) : undefined}
            busy={busy}
          />
        </>
      ) : null}
      {action.type === 'instructions' ? (
        <InstructionRows
          lines={action.lines}
          copy={action.copy}
          isCrypto={method?.rail === 'crypto'}
        />
      ) : null}
      {action.type === 'form' || (action.type === 'redirect' && address === undefined) ? (
        <Message tone="danger">{t('order.cannotPay')}</Message>
      ) : null}
      <Refused error={refusal} />
    </Surface>
  );
}
