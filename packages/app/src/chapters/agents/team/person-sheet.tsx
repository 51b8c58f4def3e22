import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { DataList } from '@livery/ui/data-list';
import { Sheet } from '@livery/ui/sheet';
import { SkeletonRows } from '@livery/ui/skeleton';
import { dayIn } from '@livery/web/texts/day-in';
import { useMoney, useSignedMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useRecordDays } from '#kernel/time/day-field.tsx';
import { useDayNames } from '#kernel/time/use-day-names.ts';
import { cardQuery, type Card, type Person } from '../api/team.ts';
import { AgentLink } from '../components/agent-link.tsx';
import { AsOf } from '../components/as-of.tsx';
import { GrantedContracts } from '../contracts/granted.tsx';
import { RatesForm } from '../rates/rates-form.tsx';
import * as css from '../sheets.css.ts';
import { TransferForm } from './transfer-form.tsx';

/** What the sheet shows: who it is, or something that can be set for them. */
type View = 'card' | 'rates' | 'transfer' | 'contracts';

const titles = {
  card: 'flag.AGENCY3.card',
  rates: 'flag.AGENCY3.rates.of',
  ...(FLAGS.AGETRANSDOWN3 ? { transfer: 'flag.AGETRANSDOWN3.title' as const } : {}),
  ...(FLAGS.AGECONTRACT3 ? { contracts: 'flag.AGECONTRACT3.of' as const } : {}),
} as const;

export interface PersonSheetProps {
  readonly userName: string;
  readonly person: Person;
  readonly open: boolean;
  /** It is opened to set what they earn. */
  readonly startsWithRates?: boolean;
  readonly onClose: () => void;
}

/** One of the line: since when, what they and theirs played, and what they earn. */
export function PersonSheet({
  userName,
  person,
  open,
  startsWithRates = false,
  onClose,
}: PersonSheetProps) {
  const { t } = useTranslation();
  const days = useRecordDays({});
  const first: View = startsWithRates ? 'rates' : 'card';
  const [view, see] = useState<View>(first);
  const { data, error, isFetching, refetch } = useQuery({
    ...cardQuery(userName, person.id, days),
    enabled: open,
  });
  const close = (): void => {
    see(first);
    onClose();
  };
  const title = t(titles[view] ?? titles.card, { account: person.account });
  return (
    <Sheet open={open} onClose={close} title={title}>
      {data ? null : error ? (
        <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows count={4} height="list" />
      )}
      {data && view === 'rates' && data.rates ? (
        <RatesForm userName={userName} account={data.account} rates={data.rates} onDone={close} />
      ) : null}
      {FLAGS.AGETRANSDOWN3 && data && view === 'transfer' ? (
        <TransferForm account={data.account} onDone={close} />
      ) : null}
      {FLAGS.AGECONTRACT3 && data && view === 'contracts' ? (
        <GrantedContracts userName={userName} account={data.account} />
      ) : null}
      {data && view === 'card' ? <About card={data} onClose={close} onSee={see} /> : null}
    </Sheet>
  );
}

interface AboutProps {
  readonly card: Card;
  readonly onClose: () => void;
  readonly onSee: (view: View) => void;
}

function About({ card, onClose, onSee }: AboutProps) {
  const { t } = useTranslation();
  const { timeZone, currency } = useMerchant();
  const names = useDayNames();
  const money = useMoney(currency);
  const since = t('flag.AGENCY3.since', { day: names.whole(dayIn(timeZone, card.registeredAt)) });
  const seen =
    card.lastLogin === undefined
      ? t('flag.AGENCY3.seen.never')
      : t('flag.AGENCY3.seen', { day: names.whole(card.lastLogin) });
  return (
    <div className={css.sheet}>
      <p className={css.line}>
        {since} · {seen}
      </p>
      {card.balance === undefined ? null : (
        <DataList
          variant="plain"
          data={[{ label: t('balance.label'), value: money(card.balance), figures: true }]}
        />
      )}
      <Figures name={t('flag.AGENCY3.card.own')} figures={card.own} />
      {card.teamSize > 0 ? (
        <Figures name={t('flag.AGENCY3.card.team')} figures={card.team} />
      ) : null}
      <AsOf at={card.asOf} />
      <div className={css.actions}>
        {card.rates && card.rates.length > 0 ? (
          <Button onClick={() => onSee('rates')}>{t('flag.AGENCY3.card.rates')}</Button>
        ) : null}
        {FLAGS.AGETRANSDOWN3 && !card.masked ? (
          <Button variant="secondary" onClick={() => onSee('transfer')}>
            {t('flag.AGETRANSDOWN3.button')}
          </Button>
        ) : null}
        {FLAGS.AGECONTRACT3 && !card.masked ? (
          <Button variant="secondary" onClick={() => onSee('contracts')}>
            {t('flag.AGECONTRACT3.title')}
          </Button>
        ) : null}
        {card.children > 0 ? (
          <Button
            variant="secondary"
            render={<AgentLink to={pathTo('team', { parent: card.id })} onClick={onClose} />}
          >
            {t('flag.AGENCY3.card.down')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface FiguresProps {
  readonly name: string;
  readonly figures: Card['own'];
}

/** What was played in the last week. */
function Figures({ name, figures }: FiguresProps) {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const money = useMoney(currency);
  const signed = useSignedMoney(currency);
  return (
    <section className={css.group} aria-label={name}>
      <h3 className={css.groupName}>{name}</h3>
      <DataList
        variant="plain"
        data={[
          { label: t('flag.AGENCY3.valid'), value: money(figures.valid), figures: true },
          { label: t('flag.AGENCY3.staked'), value: money(figures.staked), figures: true },
          { label: t('flag.AGENCY3.won'), value: money(figures.won), figures: true },
          { label: t('flag.AGENCY3.rebates'), value: money(figures.rebates), figures: true },
          { label: t('flag.AGENCY3.net'), value: signed(figures.net), figures: true },
        ]}
      />
    </section>
  );
}
