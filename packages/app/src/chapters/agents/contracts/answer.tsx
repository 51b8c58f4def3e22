import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { Confirm } from '@livery/ui/confirm';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { errorText } from '#kernel/http/error-text.ts';
import { useDayNames } from '#kernel/time/use-day-names.ts';
import {
  answerOffer,
  contractQuery,
  contractsKey,
  type ContractKind,
  type ContractVersion,
} from '../api/contracts.ts';
import * as css from '../sheets.css.ts';

export interface OfferAnswerProps {
  readonly userName: string;
  readonly kind: ContractKind;
  readonly offer: ContractVersion;
  /** Something runs already, and goes on where this is declined. */
  readonly isRenewal: boolean;
}

/** Yes or no to an offer, both asked again: neither is taken back. */
export function OfferAnswer({ userName, kind, offer, isRenewal }: OfferAnswerProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const names = useDayNames();
  const [asked, ask] = useState<'accept' | 'decline'>();
  const [busy, setBusy] = useState(false);
  const answer = async (accept: boolean): Promise<void> => {
    setBusy(true);
    try {
      const standing = await answerOffer(kind, { contractId: offer.id, accept });
      queries.setQueryData(contractQuery(userName, kind).queryKey, standing);
      toast.show({
        tone: accept ? 'success' : 'neutral',
        text: t(accept ? 'flag.AGECONTRACT3.accepted' : 'flag.AGECONTRACT3.declined'),
      });
    } catch (error) {
      toast.show({ tone: 'danger', text: errorText(error, t) });
    } finally {
      setBusy(false);
      ask(undefined);
      void queries.invalidateQueries({ queryKey: contractsKey(userName) });
    }
  };
  const isYes = asked === 'accept';
  const follows = isYes
    ? t('flag.AGECONTRACT3.accept.sure', { day: names.whole(offer.startsOn) })
    : t(isRenewal ? 'flag.AGECONTRACT3.decline.keeps' : 'flag.AGECONTRACT3.decline.sure');
  return (
    <div className={css.actions}>
      <Button onClick={() => ask('accept')}>{t('flag.AGECONTRACT3.accept')}</Button>
      <Button variant="secondary" onClick={() => ask('decline')}>
        {t('flag.AGECONTRACT3.decline')}
      </Button>
      <Confirm
        open={asked !== undefined}
        onClose={() => ask(undefined)}
        onSubmit={() => void answer(isYes)}
        title={t(isYes ? 'flag.AGECONTRACT3.accept.title' : 'flag.AGECONTRACT3.decline.title')}
        description={follows}
        submitLabel={t(isYes ? 'flag.AGECONTRACT3.accept' : 'flag.AGECONTRACT3.decline')}
        busy={busy}
      />
    </div>
  );
}
