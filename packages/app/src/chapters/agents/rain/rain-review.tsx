import { Button } from '@livery/ui/button';
import { DataList } from '@livery/ui/data-list';
import { Message } from '@livery/ui/message';
import { Sheet } from '@livery/ui/sheet';
import { Text } from '@livery/ui/text';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import * as css from '../sheets.css.ts';
import { rainMoments } from './moments.ts';
import type { useRain } from './use-rain.ts';

/** What is about to be sent: the last look before the money leaves the wallet. */
export function RainReview({ rain }: { readonly rain: ReturnType<typeof useRain> }) {
  const { t, language } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const figure = new Intl.NumberFormat(language);
  const { total, count, mode, targets, moment } = rain.draft;
  const people =
    targets === undefined
      ? t('flag.AGENTRANSMULTDOWN3.all')
      : t('flag.AGENTRANSMULTDOWN3.chosen', { count: targets.length });
  return (
    <Sheet open={rain.isReviewed} onClose={rain.leave} title={t('flag.AGENTRANSMULTDOWN3.review')}>
      <div className={css.sheet}>
        <DataList
          variant="plain"
          data={[
            {
              label: t('flag.AGENTRANSMULTDOWN3.total'),
              value: money(total || '0'),
              figures: true,
            },
            {
              label: t('flag.AGENTRANSMULTDOWN3.count'),
              value: figure.format(Number(count)),
              figures: true,
            },
            { label: t('flag.AGENTRANSMULTDOWN3.mode'), value: t(modes[mode]) },
            { label: t('flag.AGENTRANSMULTDOWN3.people'), value: people },
            { label: t('flag.AGENTRANSMULTDOWN3.moment'), value: t(rainMoments[moment].text) },
          ]}
        />
        <Text tone="soft">{t('flag.AGENTRANSMULTDOWN3.back')}</Text>
        {rain.refusal === undefined ? null : (
          <Message tone="danger">{errorText(rain.refusal, t)}</Message>
        )}
        <Button full loading={rain.busy} onClick={() => void rain.send()}>
          {t('flag.AGENTRANSMULTDOWN3.send', { amount: money(total || '0') })}
        </Button>
      </div>
    </Sheet>
  );
}

const modes = {
  random: 'flag.AGENTRANSMULTDOWN3.random',
  equal: 'flag.AGENTRANSMULTDOWN3.equal',
} as const;
