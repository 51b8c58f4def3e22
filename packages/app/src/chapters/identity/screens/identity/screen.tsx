import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ErrorState } from '@livery/ui/error-state';
import { Heading } from '@livery/ui/heading';
import { Stepper } from '@livery/ui/stepper';
import { useTranslation } from '@livery/web/texts/use-translation';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { WayHome } from '#kernel/routing/ways-on.tsx';
import { isGuest } from '#kernel/session/customer-type.ts';
import type { Session } from '#kernel/session/session.ts';
import { identityQuery, type Identity, type IdentityStep } from '../../api/identity.ts';
import * as css from '../../identity.css.ts';
import { CheckStep } from '../../steps/check-step.tsx';
import { headingOf } from '../../steps/capture.ts';
import { DetailsStep } from '../../steps/details-step.tsx';
import { shownAmong, stepAt } from '../../steps/order.ts';
import { PictureStep } from '../../steps/picture-step.tsx';
import { IdentityOverview } from '../../standing/standing.tsx';
import { IdentitySkeleton } from './skeleton.tsx';

interface StepProps {
  readonly userName: string;
  readonly identity: Identity;
  readonly step: IdentityStep;
}

/** One step with its place among all; whoever comes on by a press hears its heading. */
function Step({ userName, identity, step }: StepProps) {
  const { t, language } = useTranslation();
  const { names, at } = shownAmong(step, identity);
  const part = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) part.current?.focus();
    before.current = step;
  }, [step]);
  return (
    <>
      <div className={css.head}>
        <Stepper
          label={t('identity.steps')}
          steps={names.map((name) => t(name))}
          current={at}
          doneLabel={t('identity.step.done')}
          locale={language}
        />
        <Heading ref={part} tabIndex={-1} step="s6">
          {t(headingOf(step, identity.draft?.details?.document))}
        </Heading>
      </div>
      {step === 'details' ? <DetailsStep userName={userName} identity={identity} /> : null}
      {step === 'check' ? <CheckStep userName={userName} identity={identity} /> : null}
      {step === 'details' || step === 'check' ? null : (
        <PictureStep key={step} userName={userName} identity={identity} kind={step} />
      )}
    </>
  );
}

export interface IdentityScreenProps {
  readonly session: Session;
  /** Each is a page of its own in the browser’s history; without one it is said how it stands. */
  readonly step: string | undefined;
}

/** Proving who one is: how it stands, and the steps to it. */
export function IdentityScreen({ session: { userName, type }, step }: IdentityScreenProps) {
  const { t } = useTranslation();
  const isOwn = !isGuest(type);
  const { data, error, isFetching, refetch } = useQuery({
    ...identityQuery(userName),
    enabled: isOwn,
  });
  if (!isOwn) return <ErrorState kind="refused" title={t('identity.guest')} action={<WayHome />} />;
  if (!data)
    return error ? (
      <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <IdentitySkeleton />
    );
  const at = stepAt(step, data);
  if (at === undefined) return <IdentityOverview identity={data} />;
  return <Step userName={userName} identity={data} step={at} />;
}
