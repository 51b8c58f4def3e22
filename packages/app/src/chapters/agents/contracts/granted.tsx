import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { Callout } from '@livery/ui/callout';
import { Confirm } from '@livery/ui/confirm';
import { Segmented } from '@livery/ui/segmented';
import { SkeletonRows } from '@livery/ui/skeleton';
import { Text } from '@livery/ui/text';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import {
  contractsKey,
  grantedQuery,
  type ContractKind,
  type ContractVersion,
} from '../api/contracts.ts';
import * as css from '../sheets.css.ts';
import { contractKinds } from './kinds.ts';
import { OfferForm } from './offer-form.tsx';
import { ContractTerms } from './terms.tsx';

export interface GrantedContractsProps {
  readonly userName: string;
  readonly account: string;
}

/** What a direct downline has by agreement, and what can be offered to them. */
export function GrantedContracts({ userName, account }: GrantedContractsProps) {
  const { t } = useTranslation();
  const [kind, choose] = useState<ContractKind>('salary');
  return (
    <div className={css.sheet}>
      <Segmented
        label={t('flag.AGECONTRACT3.kinds')}
        value={kind}
        options={contractKinds.map((one) => ({ value: one.kind, label: t(one.name) }))}
        onValueChange={choose}
      />
      <GrantedOf key={kind} userName={userName} account={account} kind={kind} />
    </div>
  );
}

interface GrantedOfProps extends GrantedContractsProps {
  readonly kind: ContractKind;
}

function GrantedOf({ userName, account, kind }: GrantedOfProps) {
  const { t } = useTranslation();
  const [isOffering, offer] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(grantedQuery(userName, account, kind));
  if (!data)
    return error ? (
      <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows count={3} height="list" />
    );
  const { current, offer: open, own } = data;
  const given = { userName, account, kind };
  if (isOffering && own) return <OfferForm {...given} own={own} onDone={() => offer(false)} />;
  return (
    <>
      {open ? (
        <div className={css.group}>
          <Callout title={t('flag.AGECONTRACT3.sent')} tone="warning" />
          <ContractTerms kind={kind} version={open} />
          <EndButton {...given} version={open} />
        </div>
      ) : null}
      {current ? (
        <section className={css.group} aria-label={t('flag.AGECONTRACT3.current')}>
          <h3 className={css.groupName}>{t('flag.AGECONTRACT3.current')}</h3>
          <ContractTerms kind={kind} version={current} />
          <EndButton {...given} version={current} />
        </section>
      ) : null}
      {own ? null : <Text tone="soft">{t('flag.AGECONTRACT3.own.none')}</Text>}
      {own && !open ? (
        <Button variant={current ? 'secondary' : 'primary'} onClick={() => offer(true)}>
          {t(current ? 'flag.AGECONTRACT3.offer.other' : 'flag.AGECONTRACT3.offer.make')}
        </Button>
      ) : null}
    </>
  );
}

/** An offer is taken back at once; what runs ends with its period. */
function EndButton({
  userName,
  account,
  kind,
  version,
}: GrantedOfProps & { readonly version: ContractVersion }) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const [isAsked, ask] = useState(false);
  const [busy, setBusy] = useState(false);
  const isOffer = version.state === 'offered';
  // It was ended already, and its period goes on.
  if (!isOffer && version.endsOn !== undefined) return null;
  const end = async (): Promise<void> => {
    setBusy(true);
    try {
      const params = { account, kind };
      const left = await call('endContract', { params, query: { contractId: version.id } });
      queries.setQueryData(grantedQuery(userName, account, kind).queryKey, left);
      toast.show({
        tone: 'success',
        text: t(isOffer ? 'flag.AGECONTRACT3.withdrawn' : 'flag.AGECONTRACT3.ended'),
      });
    } catch (error) {
      toast.show({ tone: 'danger', text: errorText(error, t) });
    } finally {
      setBusy(false);
      ask(false);
      void queries.invalidateQueries({ queryKey: contractsKey(userName) });
    }
  };
  const does = t(isOffer ? 'flag.AGECONTRACT3.withdraw' : 'flag.AGECONTRACT3.end');
  return (
    <>
      <Button variant="quiet" size="medium" onClick={() => ask(true)}>
        {does}
      </Button>
      <Confirm
        open={isAsked}
        onClose={() => ask(false)}
        onSubmit={() => void end()}
        title={does}
        description={t(isOffer ? 'flag.AGECONTRACT3.withdraw.sure' : 'flag.AGECONTRACT3.end.sure')}
        submitLabel={does}
        busy={busy}
      />
    </>
  );
}
