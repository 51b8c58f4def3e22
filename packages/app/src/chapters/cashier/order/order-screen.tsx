import { useQuery } from '@tanstack/react-query';
import { List, ListRow } from '@livery/ui/list-row';
import { Message } from '@livery/ui/message';
import { RollingNumber } from '@livery/ui/number-ticker';
import { Tag } from '@livery/ui/tag';
import { Text } from '@livery/ui/text';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { depositMethodsQuery } from '../api/deposit-methods.ts';
import { isDepositOver, useDepositOrder, type DepositOrder } from '../api/deposit-order.ts';
import { OrderCourse } from '../components/order-course.tsx';
import { ToldOrder } from '../components/told-order.tsx';
import * as css from '../deposit/deposit.css.ts';
import { DepositSkeleton } from '../deposit/deposit-skeleton.tsx';
import { HeldNotice } from './held-notice.tsx';
import { NextStep } from './next-step.tsx';
import { OrderFacts } from './order-facts.tsx';
import { isSome, depositLook, netOfDeposit, useOrderWords } from './order-words.ts';
import { PayPanel } from './pay-panel.tsx';
import { SentPanel } from './sent-panel.tsx';
import { depositStageLook } from './stage-look.ts';

export interface OrderScreenProps {
  readonly userName: string;
  readonly orderId: string;
}

/** One deposit: how it stands, what is to be done, and what has come of it. What the platform says of it is all that counts. */
export function OrderScreen({ userName, orderId }: OrderScreenProps) {
  const { t } = useTranslation();
  return (
    <ToldOrder
      query={useDepositOrder(userName, orderId)}
      bones={<DepositSkeleton />}
      missing={{
        title: t('order.missing'),
        line: t('order.missing.line'),
        way: t('deposit.toOrders'),
        to: pathTo('deposits'),
      }}
    >
      {(order, isOld) => <Told userName={userName} order={order} isOld={isOld} />}
    </ToldOrder>
  );
}

/** The sum that matters now: what has come, and before that what is to come. */
const figureOf = (order: DepositOrder): string =>
  (order.status === 'paid' || order.status === 'partly_paid') && isSome(netOfDeposit(order))
    ? netOfDeposit(order)
    : order.amount;

interface ToldProps {
  readonly userName: string;
  readonly order: DepositOrder;
  /** Nobody answered when it was asked for again. */
  readonly isOld: boolean;
}

function Told({ userName, order, isOld }: ToldProps) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const words = useOrderWords();
  // Who is barred, or came back from far away, is told of the order all the same.
  const { data } = useQuery(depositMethodsQuery(userName));
  const method = data?.methods.find(({ id }) => id === order.methodId);
  const way = method?.name ?? order.methodName;
  const look = depositLook(order.status);
  const isPayable = order.nextStep === 'pay' || order.nextStep === 'pay_rest';
  return (
    <div className={css.page}>
      {isOld ? <Message>{t('order.old')}</Message> : null}
      <section className={css.centred} aria-label={t('order.one')}>
        <RollingNumber className={css.figure} value={money(figureOf(order))} />
        <Tag tone={look.tone} icon={look.icon}>
          {t(look.text)}
        </Tag>
        {/* The one place of the page that is read out as it changes. */}
        <output>
          <Text render={<span />}>{words(order, way)}</Text>
        </output>
      </section>
      <HeldNotice order={order} />
      {isPayable && order.action ? (
        <PayPanel {...{ userName, order, method, way }} action={order.action} />
      ) : null}
      {order.manual && (isPayable || order.nextStep === 'send_slip') ? (
        <SentPanel userName={userName} order={order} />
      ) : null}
      <NextStep userName={userName} order={order} />
      <OrderCourse
        title={t('order.course')}
        stages={order.stages}
        lookOf={depositStageLook}
        toCome={isDepositOver(order) ? undefined : t('order.stage.toCome')}
      />
      <OrderFacts order={order} way={way} />
      <div className={css.bleed}>
        <List>
          <ListRow
            icon="headset"
            label={t('order.help')}
            description={t('order.help.line')}
            render={<Link to={pathTo('help')} />}
          />
        </List>
      </div>
    </div>
  );
}
