import { Button } from '@livery/ui/button';
import { CopyButton } from '@livery/ui/copy-button';
import { DataList, type Datum } from '@livery/ui/data-list';
import { Message } from '@livery/ui/message';
import { Tag } from '@livery/ui/tag';
import { Text } from '@livery/ui/text';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { isPayoutOver, usePayoutOrder, type PayoutOrder } from '../api/payouts.ts';
import { OrderCourse } from '../components/order-course.tsx';
import { ToldOrder } from '../components/told-order.tsx';
import * as css from '../deposit/deposit.css.ts';
import { useInstrumentName } from '../instruments/instrument-words.ts';
import { useRecordTimes } from '../records/use-record-times.ts';
import { PayoutSkeleton } from './payout-skeleton.tsx';
import { payoutLook, payoutNet, usePayoutWords } from './payout-words.ts';

export interface PayoutOrderScreenProps {
  readonly userName: string;
  readonly orderId: string;
}

/** One payout: how it stands and what has come of it. Nothing on it takes the order back. */
export function PayoutOrderScreen({ userName, orderId }: PayoutOrderScreenProps) {
  const { t } = useTranslation();
  return (
    <ToldOrder
      query={usePayoutOrder(userName, orderId)}
      bones={<PayoutSkeleton />}
      missing={{
        title: t('withdraw.missing'),
        line: t('withdraw.missing.line'),
        way: t('withdraw.toOrders'),
        to: pathTo('withdrawals'),
      }}
    >
      {(order, isOld) => <Told order={order} isOld={isOld} />}
    </ToldOrder>
  );
}

function Told({ order, isOld }: { order: PayoutOrder; isOld: boolean }) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const words = usePayoutWords();
  const look = payoutLook(order.status);
  return (
    <div className={css.page}>
      {isOld ? <Message>{t('withdraw.old')}</Message> : null}
      <section className={css.centred} aria-label={t('withdraw.one')}>
        <p className={css.figure}>
          <bdi>{money(order.amount)}</bdi>
        </p>
        <Tag tone={look.tone} icon={look.icon}>
          {t(look.text)}
        </Tag>
        {/* The one place of the page that is read out as it changes. */}
        <output>
          <Text render={<span />}>{words(order)}</Text>
        </output>
        {order.byLaw === true ? <Text>{t('withdraw.byLaw')}</Text> : null}
      </section>
      <OrderCourse
        title={t('withdraw.course')}
        stages={order.stages}
        lookOf={payoutLook}
        toCome={isPayoutOver(order) ? undefined : t('withdraw.stage.toCome')}
      />
      <Facts order={order} />
      <NextStep order={order} />
    </div>
  );
}

/** The one thing that can be done, where there is one. */
function NextStep({ order: { nextStep } }: { order: PayoutOrder }) {
  const { t } = useTranslation();
  if (nextStep === 'change_card')
    return (
      <Button full render={<Link to={pathTo('bankCards')} />}>
        {t('withdraw.next.card')}
      </Button>
    );
  if (nextStep === 'try_again')
    return (
      <Button full render={<Link to={pathTo('withdraw')} />}>
        {t('withdraw.next.again')}
      </Button>
    );
  if (nextStep === 'prove_identity')
    return (
      <Button full render={<Link to={pathTo('identity')} />}>
        {t('proof.way')}
      </Button>
    );
  return null;
}

/** All that somebody may be asked about it later. */
function Facts({ order }: { order: PayoutOrder }) {
  const { t } = useTranslation();
  const nameOf = useInstrumentName();
  const { moment } = useRecordTimes();
  const money = useMoney(useMerchant().currency);
  const sum = (label: string, amount: string): readonly Datum[] =>
    /[1-9]/.test(amount) ? [{ label, value: money(amount), figures: true }] : [];
  return (
    <DataList
      data={[
        { label: t('withdraw.to'), value: <bdi>{nameOf(order)}</bdi> },
        { label: t('withdraw.leaves'), value: money(order.amount), figures: true },
        ...sum(t('withdraw.fee'), order.fee),
        {
          label: t('withdraw.get'),
          value: money(payoutNet(order.amount, order.fee)),
          figures: true,
        },
        ...sum(t('withdraw.returned'), order.returned),
        { label: t('withdraw.ordered'), value: moment(order.createdAt) },
        {
          label: t('withdraw.reference'),
          value: <span translate="no">{order.reference}</span>,
          end: (
            <CopyButton
              value={order.reference}
              label={t('withdraw.reference.copy')}
              doneLabel={t('copy_success')}
            />
          ),
        },
      ]}
    />
  );
}
