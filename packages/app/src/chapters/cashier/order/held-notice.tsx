import { Callout } from '@livery/ui/callout';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { DepositOrder } from '../api/deposit-order.ts';

/** What a law does not let be kept, for who paid it or with what. */
const refused = {
  credit_card: ['order.credit', 'order.credit.line'],
  unknown_card: ['order.unknownCard', 'order.unknownCard.line'],
  other_payer: ['order.otherPayer', 'order.otherPayer.line'],
} as const;

type Refused = keyof typeof refused;

const isRefused = (reason: DepositOrder['reason']): reason is Refused =>
  reason !== undefined && Object.hasOwn(refused, reason);

/** Of money that came and is not in the wallet: why, where whoever paid can do something about it. */
export function HeldNotice({ order: { stages, reason } }: { readonly order: DepositOrder }) {
  const { t } = useTranslation();
  if (!stages.some(({ stage }) => stage === 'held')) return null;
  const [title, line] = isRefused(reason)
    ? refused[reason]
    : (['order.held', 'order.held.line'] as const);
  return (
    <Callout tone="warning" icon="lock" title={t(title)}>
      {t(line)}
    </Callout>
  );
}
