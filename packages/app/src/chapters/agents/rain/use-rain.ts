import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { platformNow } from '#kernel/http/platform-clock.ts';
import { sentRainsKey, type RainOrder } from '../api/rain.ts';
import { rainMoments, type RainMoment } from './moments.ts';

export interface RainDraft {
  readonly total: string;
  readonly count: string;
  readonly mode: RainOrder['mode'];
  /** Undefined: all of them. */
  readonly targets: readonly string[] | undefined;
  readonly moment: RainMoment;
}

const blank: RainDraft = {
  total: '',
  count: '',
  mode: 'random',
  targets: undefined,
  moment: 'now',
};

const isAmount = (total: string): boolean => /[1-9]/.test(total);
const isCount = (count: string): boolean => /^[1-9]\d{0,2}$|^1000$/.test(count);

/** What is put in envelopes, looked at once more, and sent once however often it is tried. */
export function useRain(userName: string) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const [draft, set] = useState(blank);
  const [isMissed, miss] = useState(false);
  const [isReviewed, review] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, refuse] = useState<unknown>();
  const sent = useRef<{ readonly key: string; readonly body: RainOrder }>(undefined);

  const change = (more: Partial<RainDraft>): void => {
    sent.current = undefined;
    set({ ...draft, ...more });
  };
  const { total, count, mode, targets, moment } = draft;
  const isSound = isAmount(total) && isCount(count) && targets?.length !== 0;
  const ask = (): void => {
    refuse(undefined);
    miss(!isSound);
    review(isSound);
  };
  const send = async (): Promise<void> => {
    const { wait } = rainMoments[moment];
    // The same key asks for the same thing: the moment is that of the first try.
    sent.current ??= {
      key: crypto.randomUUID(),
      body: {
        total,
        count: Number(count),
        mode,
        ...(targets && { targets: [...targets] }),
        ...(wait > 0 && { opensAt: platformNow() + wait }),
      },
    };
    setBusy(true);
    refuse(undefined);
    try {
      const { people } = await call(
        'sendRedRain',
        { body: sent.current.body },
        { idempotencyKey: sent.current.key },
      );
      toast.show({
        tone: 'success',
        text: t('flag.AGENTRANSMULTDOWN3.done', { count: people }),
      });
      void queries.invalidateQueries({ queryKey: sentRainsKey(userName) });
      sent.current = undefined;
      set(blank);
      review(false);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    draft,
    change,
    faults: {
      total: isMissed && !isAmount(total),
      count: isMissed && !isCount(count),
      targets: isMissed && targets?.length === 0,
    },
    ask,
    isReviewed,
    leave: () => review(false),
    busy,
    refusal,
    send,
  };
}
