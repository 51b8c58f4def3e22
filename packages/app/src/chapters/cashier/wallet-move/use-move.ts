import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { compareDecimals } from '@livery/ui/money';
import { ApiError } from '@livery/web/http/api-error';
import { call } from '#kernel/http/client.ts';
import { forgetRecords } from '../api/forget-records.ts';
import type { StudioWallet } from '../api/merchant-wallets.ts';
import { payoutsKey } from '../api/payouts.ts';
import { walletQuery } from '../api/wallet.ts';

/** What the main wallet is called among those of studios. */
const main = 'MAIN';

export type Direction = 'out' | 'back';

export interface MoveSource {
  readonly userName: string;
  readonly cash: string;
  readonly studios: readonly StudioWallet[];
  readonly onMoved: (moved: { studio: StudioWallet; direction: Direction; amount: string }) => void;
}

/** A move of money between the main wallet and a studio's, while it is put together. */
export interface Move {
  readonly direction: Direction;
  readonly turn: (direction: Direction) => void;
  /** Where it can go, or come from: nothing comes from where nothing lies. */
  readonly studios: readonly StudioWallet[];
  readonly studio: StudioWallet | undefined;
  readonly choose: (vendor: string) => void;
  /** A decimal string, or nothing. */
  readonly amount: string;
  readonly setAmount: (amount: string) => void;
  /** What there is where it comes from. */
  readonly most: string;
  readonly isSound: boolean;
  readonly busy: boolean;
  readonly refusal: unknown;
  readonly forgive: () => void;
  readonly send: () => Promise<void>;
}

const isFilled = ({ balance }: StudioWallet): boolean => compareDecimals(balance, '0') > 0;

export function useMove({ userName, cash, studios: all, onMoved }: MoveSource): Move {
  const queries = useQueryClient();
  const [direction, setDirection] = useState<Direction>('out');
  const [vendor, choose] = useState<string>();
  const [amount, setAmount] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  // A move of which nothing was heard is asked for again by its own key: it is made once.
  const sent = useRef<{ readonly request: string; readonly key: string }>(undefined);
  const studios = direction === 'out' ? all : all.filter(isFilled);
  const studio = studios.find((one) => one.vendor === vendor) ?? studios[0];
  const most = direction === 'out' ? cash : (studio?.balance ?? '0');

  const send = async (): Promise<void> => {
    if (studio === undefined || busy) return;
    const [from, to] = direction === 'out' ? [main, studio.vendor] : [studio.vendor, main];
    const request = `${from} ${to} ${amount}`;
    if (sent.current?.request !== request) sent.current = { request, key: crypto.randomUUID() };
    setBusy(true);
    setRefusal(undefined);
    try {
      await call('transfer', { body: { from, to, amount } }, { idempotencyKey: sent.current.key });
      sent.current = undefined;
      forgetRecords(queries, userName);
      setAmount('');
      onMoved({ studio, direction, amount });
    } catch (error) {
      // What was answered was not moved: the next try is another one.
      if (error instanceof ApiError && error.status !== 0) sent.current = undefined;
      setRefusal(error);
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: walletQuery(userName).queryKey }),
        queries.invalidateQueries({ queryKey: payoutsKey(userName) }),
      ]);
      setBusy(false);
    }
  };
  return {
    direction,
    turn: (next) => {
      setDirection(next);
      setAmount('');
      setRefusal(undefined);
    },
    studios,
    studio,
    choose: (next) => {
      choose(next);
      setRefusal(undefined);
    },
    amount,
    setAmount: (next) => {
      setAmount(next);
      setRefusal(undefined);
    },
    most,
    isSound: studio !== undefined && /[1-9]/.test(amount) && compareDecimals(amount, most) <= 0,
    busy,
    refusal,
    forgive: () => setRefusal(undefined),
    send,
  };
}
