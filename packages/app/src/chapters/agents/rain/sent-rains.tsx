import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { Confirm } from '@livery/ui/confirm';
import { Progress } from '@livery/ui/progress';
import { Surface } from '@livery/ui/surface';
import { Tag } from '@livery/ui/tag';
import { Text } from '@livery/ui/text';
import { useToast } from '@livery/ui/toast';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { useMoment } from '#kernel/time/use-moment.ts';
import { sentRainsKey, type SentRain } from '../api/rain.ts';
import * as css from './rain.css.ts';

const states = {
  scheduled: { text: 'flag.AGENTRANSMULTDOWN3.state.scheduled', tone: 'neutral' },
  open: { text: 'flag.AGENTRANSMULTDOWN3.state.open', tone: 'success' },
  over: { text: 'flag.AGENTRANSMULTDOWN3.state.over', tone: 'neutral' },
  refunded: { text: 'flag.AGENTRANSMULTDOWN3.state.refunded', tone: 'neutral' },
} as const;

export interface SentRainsProps {
  readonly userName: string;
  readonly list: readonly SentRain[];
}

/** Each rain with how much of it was taken; one that has not opened can be taken back. */
export function SentRains({ userName, list }: SentRainsProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const money = useMoney(useMerchant().currency);
  const [asked, ask] = useState<{ readonly id: string; readonly open: boolean }>();
  const [busy, setBusy] = useState(false);
  const takeBack = async (id: string): Promise<void> => {
    setBusy(true);
    try {
      const { back } = await call('cancelRedRain', { params: { id } });
      const text = t('flag.AGENTRANSMULTDOWN3.cancelled', { amount: money(back) });
      toast.show({ tone: 'success', text });
    } catch (error) {
      toast.show({ tone: 'danger', text: errorText(error, t) });
    }
    setBusy(false);
    ask({ id, open: false });
    void queries.invalidateQueries({ queryKey: sentRainsKey(userName) });
  };
  return (
    <>
      <ul className={css.list} aria-label={t('flag.AGENTRANSMULTDOWN3.sent')}>
        {list.map((rain) => (
          <SentRainRow
            key={rain.id}
            rain={rain}
            onCancel={() => ask({ id: rain.id, open: true })}
          />
        ))}
      </ul>
      <Confirm
        open={asked?.open ?? false}
        onClose={() => asked && ask({ ...asked, open: false })}
        onSubmit={() => asked && void takeBack(asked.id)}
        title={t('flag.AGENTRANSMULTDOWN3.cancel.sure')}
        cancelLabel={t('flag.AGENTRANSMULTDOWN3.cancel.keep')}
        submitLabel={t('flag.AGENTRANSMULTDOWN3.cancel')}
        busy={busy}
      />
    </>
  );
}

interface SentRainRowProps {
  readonly rain: SentRain;
  readonly onCancel: () => void;
}

function SentRainRow({ rain, onCancel }: SentRainRowProps) {
  const { t, language } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const moment = useMoment();
  const figure = new Intl.NumberFormat(language);
  const { text, tone } = states[rain.state];
  const taken = t('flag.AGENTRANSMULTDOWN3.taken', {
    taken: figure.format(rain.taken),
    of: figure.format(rain.count),
  });
  return (
    <Surface render={<li />} className={css.row}>
      <div className={css.head}>
        <Text voice="figures" step="s4" strong>
          {money(rain.total)}
        </Text>
        <Tag tone={tone}>{t(text)}</Tag>
      </div>
      <Progress label={taken} value={rain.taken} max={rain.count} />
      <Text step="s2" tone="soft">
        {rain.state === 'scheduled'
          ? t('flag.AGENTRANSMULTDOWN3.opens', { at: moment(rain.opensAt) })
          : moment(rain.sentAt)}
        {rain.state === 'refunded'
          ? ` · ${t('flag.AGENTRANSMULTDOWN3.cancelled', { amount: money(rain.left) })}`
          : null}
      </Text>
      {rain.state === 'scheduled' ? (
        <Button variant="quiet" onClick={onCancel}>
          {t('flag.AGENTRANSMULTDOWN3.cancel')}
        </Button>
      ) : null}
    </Surface>
  );
}
