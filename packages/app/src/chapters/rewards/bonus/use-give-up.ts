import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import type { Bonus } from '../api/bonus.ts';
import { bonusesKey } from '../api/keys.ts';

/** Gives up what was shown, once: pressed again after a cut, it is the same wish. */
export function useGiveUp(userName: string, { id, balance }: Pick<Bonus, 'id' | 'balance'>) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const sent = useRef<{ readonly amount: string; readonly key: string }>(undefined);
  const giveUp = async (): Promise<void> => {
    if (sent.current?.amount !== balance) {
      sent.current = { amount: balance, key: crypto.randomUUID() };
    }
    setBusy(true);
    try {
      const given = { params: { id }, body: { amount: balance } };
      await call('giveUpBonus', given, { idempotencyKey: sent.current.key });
      toast.show({ tone: 'success', text: t('bonus.givenUp') });
    } catch (error) {
      toast.show({ tone: 'danger', text: errorText(error, t) });
    }
    // What has changed meanwhile is shown before it is asked for again.
    await queries.invalidateQueries({ queryKey: bonusesKey(userName) });
    setBusy(false);
  };
  return { giveUp, busy };
}
