import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { Heading } from '@livery/ui/heading';
import { OfferFacts } from '@livery/ui/offer-facts';
import { Surface } from '@livery/ui/surface';
import { Tag } from '@livery/ui/tag';
import { useToast } from '@livery/ui/toast';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useBonusFacts } from '#kernel/bonus/use-bonus-facts.ts';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { depositOffersQuery, type DepositOffer } from '../../api/deposit-offers.ts';
import * as css from './offers.css.ts';

interface OfferCardProps {
  readonly userName: string;
  readonly offer: DepositOffer;
}

/** All that an offer asks, before anybody takes it; nothing is taken for them. */
function OfferCard({ userName, offer: { promoId, title, accepted, terms } }: OfferCardProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const money = useMoney(useMerchant().currency);
  const factsOf = useBonusFacts();
  const [busy, setBusy] = useState(false);
  const say = async (isWanted: boolean): Promise<void> => {
    setBusy(true);
    try {
      if (isWanted) await call('acceptDepositPromotion', { body: { promoId } });
      else await call('leaveDepositPromotion', { query: { promoId } });
    } catch (error) {
      toast.show({ tone: 'danger', text: errorText(error, t) });
    }
    await queries.invalidateQueries(depositOffersQuery(userName));
    setBusy(false);
  };
  return (
    <Surface pad="m" className={css.part} render={<article />}>
      <Heading step="s4" level={3}>
        {title}
      </Heading>
      <OfferFacts facts={factsOf(terms)} terms={t('bonus.cash.first')} />
      {accepted ? (
        <>
          <Tag tone="success" icon="check">
            {t('deposit.offer.taken', { amount: money(terms.minDeposit) })}
          </Tag>
          <Button
            variant="quiet"
            size="medium"
            loading={busy}
            aria-label={t('deposit.offer.leave.of', { title })}
            onClick={() => void say(false)}
          >
            {t('deposit.offer.leave')}
          </Button>
        </>
      ) : (
        <Button
          variant="secondary"
          size="medium"
          loading={busy}
          aria-label={t('deposit.offer.take.of', { title })}
          onClick={() => void say(true)}
        >
          {t('deposit.offer.take')}
        </Button>
      )}
    </Surface>
  );
}

/** What a deposit can bring, where there is any of it. */
export function OfferCards({ userName }: { readonly userName: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(depositOffersQuery(userName));
  if (!data || data.offers.length === 0) return null;
  return (
    <section className={css.part} aria-label={t('deposit.offers')}>
      <Heading step="s5">{t('deposit.offers')}</Heading>
      {data.offers.map((offer) => (
        <OfferCard key={offer.promoId} userName={userName} offer={offer} />
      ))}
    </section>
  );
}
