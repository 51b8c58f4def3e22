import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { compareDecimals } from '@livery/ui/money';
import { ApiError } from '@livery/web/http/api-error';
import { call } from '#kernel/http/client.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { forgetRecords } from '../api/forget-records.ts';
import type { Instrument } from '../api/instruments.ts';
import { payoutsKey, type PayoutOptions } from '../api/payouts.ts';
import { walletQuery } from '../api/wallet.ts';

/** The most that can be ordered at once: what there is, or what one order takes. */
export const mostAtOnce = ({ available, max }: PayoutOptions): string =>
  compareDecimals(available, max) < 0 ? available : max;

/** Whether there is as much as the least that is paid out. */
export const hasEnough = ({ available, min }: PayoutOptions): boolean =>
  compareDecimals(available, min) >= 0;

const isSound = (options: PayoutOptions, amount: string): boolean =>
  /[1-9]/.test(amount) &&
  compareDecimals(amount, options.min) >= 0 &&
  compareDecimals(amount, mostAtOnce(options)) <= 0;

/** A payout while it is put together. */
export interface PayoutFlow {
  readonly chosen: Instrument | undefined;
  readonly choose: (cardId: string) => void;
  /** A decimal string, or nothing. */
  readonly amount: string;
  readonly setAmount: (amount: string) => void;
  /** Whether it can be ordered, but for the payment password. */
  readonly isSound: boolean;
  readonly busy: boolean;
  readonly refusal: unknown;
  readonly forgive: () => void;
  readonly order: (paymentPassword: string) => Promise<void>;
}

export function usePayoutFlow(userName: string, options: PayoutOptions): PayoutFlow {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [cardId, choose] = useState<string>();
  const [amount, setAmount] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  // An order of which nothing was heard is asked for again by its own key: it is made once.
  const sent = useRef<{ readonly request: string; readonly key: string }>(undefined);
  const usable = options.instruments.filter(({ state }) => state === 'usable');
  const chosen = usable.find((one) => one.cardId === cardId) ?? usable[0];

  const order = async (paymentPassword: string): Promise<void> => {
    if (chosen === undefined || busy) return;
    const request = `${chosen.cardId} ${amount}`;
    if (sent.current?.request !== request) sent.current = { request, key: crypto.randomUUID() };
    setBusy(true);
    setRefusal(undefined);
    try {
      const { orderId } = await call(
        'withdraw',
        { payload: { cardId: chosen.cardId, amount, paymentPassword } },
        { idempotencyKey: sent.current.key },
      );
      forgetRecords(queries, userName);
      void queries.invalidateQueries({ queryKey: walletQuery(userName).queryKey });
      // Back leads past the form, which nobody means to send again.
      void navigate(pathTo('withdraw', { order: orderId }), { replace: true });
    } catch (error) {
      // What was answered was not ordered: the next try is another one.
      if (error instanceof ApiError && error.status !== 0) sent.current = undefined;
      setRefusal(error);
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: payoutsKey(userName) });
    }
  };
  return {
    chosen,
    choose,
    amount,
    setAmount: (next) => {
      setAmount(next);
      setRefusal(undefined);
    },
    isSound: chosen !== undefined && isSound(options, amount),
    busy,
    refusal,
    forgive: () => setRefusal(undefined),
    order,
  };
}
