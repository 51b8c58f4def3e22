import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@livery/ui/button';
import { Icon } from '@livery/ui/icon';
import { Surface } from '@livery/ui/surface';
import { Text } from '@livery/ui/text';
import { ApiError } from '@livery/web/http/api-error';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { openRainsKey, type OpenRain } from '../api/rain.ts';
import * as css from './rain-card.css.ts';

export interface RainCardProps {
  readonly userName: string;
  readonly rain: OpenRain;
  /** Somebody has begun with it: it stays until it is put away. */
  readonly onTouch: () => void;
  readonly onClose: () => void;
}

/** An envelope: from whom, how many are left, and after a press what was in it. */
export function RainCard({ userName, rain, onTouch, onClose }: RainCardProps) {
  const { t, language } = useTranslation();
  const queries = useQueryClient();
  const money = useMoney(useMerchant().currency);
  const figure = new Intl.NumberFormat(language);
  const key = useRef(crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [amount, setAmount] = useState(rain.mine);
  const [refusal, refuse] = useState<unknown>();
  const open = async (): Promise<void> => {
    onTouch();
    setBusy(true);
    refuse(undefined);
    try {
      const taken = await call(
        'takeRain',
        { params: { id: rain.id } },
        { idempotencyKey: key.current },
      );
      setAmount(taken.amount);
      void queries.invalidateQueries({ queryKey: openRainsKey(userName) });
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  const isPast = refusal instanceof ApiError && refusal.code.startsWith('rain.');
  return (
    <Surface
      render={<section />}
      className={css.card}
      aria-label={t('flag.AGENTRANSMULTDOWN3.card')}
    >
      <span className={css.sign} aria-hidden="true">
        <Icon name="gift" size={28} />
      </span>
      <div className={css.words} aria-live="polite">
        {amount === undefined ? (
          <Text strong>{t('flag.AGENTRANSMULTDOWN3.from', { account: rain.from })}</Text>
        ) : (
          <>
            <Text voice="figures" step="s5" tone="strong" className={css.amount}>
              {money(amount)}
            </Text>
            <Text step="s2" tone="soft">
              {t('flag.AGENTRANSMULTDOWN3.got', { account: rain.from })}
            </Text>
          </>
        )}
        {amount === undefined && refusal === undefined ? (
          <Text step="s2" tone="soft">
            {t('flag.AGENTRANSMULTDOWN3.taken', {
              taken: figure.format(rain.of - rain.left),
              of: figure.format(rain.of),
            })}
          </Text>
        ) : null}
        {refusal === undefined ? null : (
          <Text step="s2" tone="soft">
            {errorText(refusal, t)}
          </Text>
        )}
      </div>
      <div className={css.actions}>
        {amount === undefined && !isPast ? (
          <Button loading={busy} onClick={() => void open()}>
            {t('flag.AGENTRANSMULTDOWN3.open')}
          </Button>
        ) : null}
        <Button variant="quiet" disabled={busy} onClick={onClose}>
          {t('flag.AGENTRANSMULTDOWN3.close')}
        </Button>
      </div>
    </Surface>
  );
}
