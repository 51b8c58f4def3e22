import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useLayouts } from '#kernel/choices/layouts.ts';
import { ApiError } from '@livery/web/http/api-error';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { WayHome } from '#kernel/routing/ways-on.tsx';
import { barred } from '#kernel/session/barred.ts';
import { mayDeposit, type CustomerType } from '#kernel/session/customer-type.ts';
import { depositMethodsQuery, type DepositMethods } from '../../api/deposit-methods.ts';
import { DepositScroll } from '../../deposit/deposit-scroll.tsx';
import { DepositSkeleton } from '../../deposit/deposit-skeleton.tsx';
import { DepositSteps } from '../../deposit/deposit-steps.tsx';
import * as css from '../../deposit/deposit.css.ts';
import { LimitPrompt } from '../../deposit/limit-prompt.tsx';
import { NotForThem } from '../../deposit/not-for-them.tsx';
import { Unproven } from '../../deposit/unproven.tsx';
import { useDepositFlow } from '../../deposit/use-deposit-flow.ts';

export interface DepositScreenProps {
  readonly userName: string;
  readonly type: CustomerType;
  /** Which step of the new layout its address names; the first is 1. */
  readonly step: number;
  /** Here an identity is asked for first, and theirs is not proven; undefined until it is known. */
  readonly isUnproven: boolean | undefined;
}

/** Paying in, in either layout: as a brand or its platform says. */
export function DepositScreen({ type, ...more }: DepositScreenProps) {
  return mayDeposit(type) ? <OfPlayer {...more} /> : <NotForThem type={type} />;
}

type OfPlayerProps = Omit<DepositScreenProps, 'type'>;

/** Nobody pays in who is barred: their orders are there, and the page about the bar says the rest. */
function Paused() {
  const bar = barred.get();
  const until = bar?.until === undefined ? {} : { until: `${bar.until}` };
  return <Navigate to={pathTo('paused', { kind: bar?.kind ?? 'timeout', ...until })} replace />;
}

const isBar = (error: unknown): boolean =>
  error instanceof ApiError && ['rg.timeout', 'rg.excluded'].includes(error.code);

const isProofWanted = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'kyc.required';

function OfPlayer({ isUnproven, ...more }: OfPlayerProps) {
  const { data, error, isFetching, refetch } = useQuery(depositMethodsQuery(more.userName));
  if (isBar(error)) return <Paused />;
  if (isUnproven === true || isProofWanted(error))
    return (
      <div className={css.page}>
        <Unproven />
      </div>
    );
  if (data && isUnproven !== undefined) return <Told {...more} told={data} />;
  if (!error) return <DepositSkeleton />;
  return <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
}

function Told({
  userName,
  step,
  told,
}: Omit<OfPlayerProps, 'isUnproven'> & { readonly told: DepositMethods }) {
  const { t } = useTranslation();
  const { depositDetail } = useLayouts();
  const flow = useDepositFlow(userName, told);
  if (!flow)
    return (
      <EmptyState
        icon="deposit"
        title={t('deposit.noMethod')}
        description={t('deposit.noMethod.line')}
        action={<WayHome />}
      />
    );
  if (isBar(flow.refusal)) return <Paused />;
  return (
    <>
      {depositDetail === 'new' ? (
        <DepositSteps userName={userName} flow={flow} step={step} />
      ) : (
        <DepositScroll userName={userName} flow={flow} />
      )}
      {told.prompt ? <LimitPrompt userName={userName} /> : null}
    </>
  );
}
