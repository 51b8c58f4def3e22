import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Callout } from '@livery/ui/callout';
import { EmptyState } from '@livery/ui/empty-state';
import { SectionTitle } from '@livery/ui/section-title';
import { Segmented } from '@livery/ui/segmented';
import { SkeletonRows } from '@livery/ui/skeleton';
import { useTranslation } from '@livery/web/texts/use-translation';
import { staying } from '#kernel/routing/narrowing.ts';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { hasAgentCenter } from '#kernel/session/customer-type.ts';
import type { Session } from '#kernel/session/session.ts';
import { useRecordDays } from '#kernel/time/day-field.tsx';
import * as css from '../../agents.css.ts';
import { contractQuery, type ContractKind, type ContractStanding } from '../../api/contracts.ts';
import { OfferAnswer } from '../../contracts/answer.tsx';
import { ContractPast } from '../../contracts/contract-past.tsx';
import { contractKinds, contractKindOf } from '../../contracts/kinds.ts';
import { PayList } from '../../contracts/pay-list.tsx';
import { Period } from '../../contracts/period.tsx';
import { ContractTerms } from '../../contracts/terms.tsx';
import { useMomentName } from '../../contracts/use-moment-name.ts';
import { usePeriodName } from '../../contracts/use-period-name.ts';

export interface ContractScreenProps {
  readonly session: Session;
  readonly kind: ContractKind;
}

/** One’s contract of a kind: what waits for an answer, what holds, what it pays, and what was. */
export function ContractScreen({ session, kind }: ContractScreenProps) {
  const { userName, type } = session;
  const { t } = useTranslation();
  const go = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(contractQuery(userName, kind));
  return (
    <div className={css.page}>
      <div className={css.part}>
        <Segmented
          label={t('flag.AGECONTRACT3.kinds')}
          value={kind}
          options={contractKinds.map((one) => ({ value: one.kind, label: t(one.name) }))}
          onValueChange={(chosen) =>
            void go(pathTo(contractKindOf(chosen).page), { replace: true, state: staying })
          }
        />
      </div>
      {data ? (
        <ContractOf userName={userName} standing={data} mayEarn={hasAgentCenter(type)} />
      ) : null}
      {!data && error ? (
        <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? (
        <div className={css.part}>
          <SkeletonRows count={5} height="list" />
        </div>
      ) : null}
    </div>
  );
}

interface ContractOfProps {
  readonly userName: string;
  readonly standing: ContractStanding;
  /** An agent is told what every period made; others find it among their transactions. */
  readonly mayEarn: boolean;
}

function ContractOf({ userName, standing, mayEarn }: ContractOfProps) {
  const { t } = useTranslation();
  const days = useRecordDays({});
  const { kind, current, offer, history } = standing;
  return (
    <>
      {offer ? <Offered userName={userName} kind={kind} offer={offer} current={current} /> : null}
      {current ? <Running standing={standing} current={current} /> : null}
      {!offer && !current ? (
        <EmptyState
          icon="receipt"
          title={t('flag.AGECONTRACT3.none')}
          description={t('flag.AGECONTRACT3.none.line')}
        />
      ) : null}
      {mayEarn && (current || history.length > 0) ? (
        <section aria-labelledby="contract-pays">
          <SectionTitle title={t('flag.AGECONTRACT3.pays')} headingId="contract-pays" />
          <PayList userName={userName} kind={kind} days={days} />
        </section>
      ) : null}
      <ContractPast versions={history} />
    </>
  );
}

type OfferedProps = Pick<ContractOfProps, 'userName'> &
  Required<Pick<ContractStanding, 'kind' | 'offer'>> & {
    readonly current: ContractStanding['current'];
  };

/** What waits for a yes or a no, and until when. */
function Offered({ userName, kind, offer, current }: OfferedProps) {
  const { t } = useTranslation();
  const momentName = useMomentName();
  const { openUntil } = offer;
  const title = t(current ? 'flag.AGECONTRACT3.offer.renewal' : 'flag.AGECONTRACT3.offer');
  return (
    <div className={css.part}>
      <Callout title={title} tone="warning">
        {openUntil === undefined
          ? t(contractKindOf(kind).asks)
          : t('flag.AGECONTRACT3.offer.until', { time: momentName(openUntil) })}
      </Callout>
      <ContractTerms kind={kind} version={offer} />
      <OfferAnswer
        userName={userName}
        kind={kind}
        offer={offer}
        isRenewal={current !== undefined}
      />
    </div>
  );
}

interface RunningProps {
  readonly standing: ContractStanding;
  readonly current: NonNullable<ContractStanding['current']>;
}

/** What holds now, and what it makes in the period that runs. */
function Running({ standing: { kind, estimate }, current }: RunningProps) {
  const { t } = useTranslation();
  const nameOf = usePeriodName();
  const title = t('flag.AGECONTRACT3.current');
  return (
    <section aria-labelledby="contract-current">
      <SectionTitle title={title} headingId="contract-current" />
      <div className={css.part}>
        <ContractTerms kind={kind} version={current} estimate={estimate} />
        {estimate ? (
          <section className={css.part} aria-label={t('flag.AGECONTRACT3.so_far')}>
            <Callout title={t('flag.AGECONTRACT3.estimate')}>{nameOf(estimate)}</Callout>
            <Period kind={kind} pay={estimate} />
          </section>
        ) : null}
      </div>
    </section>
  );
}
