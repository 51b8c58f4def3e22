import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@livery/web/http/api-error';
import { call } from '#kernel/http/client.ts';
import { leaveFor } from '#kernel/leave-for.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { depositMethodsQuery, type DepositMethod } from '../api/deposit-methods.ts';
import { forgetRecords } from '../api/forget-records.ts';
import { providerAddress } from '../api/provider-address.ts';
import { quoteOf } from './quote.ts';

/** What somebody wants to pay in, and by which way. */
export interface DepositWish {
  readonly method: DepositMethod;
  readonly amount: string;
  /** The code of the bank it is paid from, where the way asks for one. */
  readonly bank?: string | undefined;
}

const nameOf = ({ method, amount, bank = '' }: DepositWish): string =>
  `${method.id} ${amount} ${bank}`;

/** What the platform would credit now, as its refusal said it. */
const creditIn = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'quote.changed') return undefined;
  const { value } = error;
  const credit =
    typeof value === 'object' && value !== null && 'credit' in value ? value.credit : undefined;
  return typeof credit === 'string' ? credit : undefined;
};

/** Orders a deposit, and goes where it is paid. */
export function useOrderDeposit(userName: string) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const [told, setTold] = useState<{ readonly wish: string; readonly credit: string }>();
  // An order of which nothing was heard is asked for again by its own key: it is made once.
  const sent = useRef<{ readonly request: string; readonly key: string }>(undefined);

  /** What the wallet gets of it: reckoned here, until the platform says otherwise. */
  const creditOf = (wish: DepositWish): string =>
    told?.wish === nameOf(wish) ? told.credit : quoteOf(wish.method, wish.amount).credit;

  const order = async (wish: DepositWish): Promise<void> => {
    const { method, amount, bank } = wish;
    const expectedCredit = creditOf(wish);
    const request = `${nameOf(wish)} ${expectedCredit}`;
    if (sent.current?.request !== request) sent.current = { request, key: crypto.randomUUID() };
    setBusy(true);
    setRefusal(undefined);
    try {
      const { orderId, action } = await call(
        'deposit',
        {
          params: { kindOrId: method.kind },
          body: {
            methodId: method.id,
            amount,
            expectedCredit,
            ...(bank === undefined ? {} : { fields: { bank } }),
          },
        },
        { idempotencyKey: sent.current.key },
      );
      sent.current = undefined;
      forgetRecords(queries, userName);
      // First: back from the provider’s page leads to the order, which nobody makes twice.
      void navigate(pathTo('deposit', { order: orderId }), { replace: true });
      const away = action?.type === 'redirect' ? providerAddress(action.url) : undefined;
      if (away !== undefined) leaveFor(away);
    } catch (error) {
      setRefusal(error);
      const credit = creditIn(error);
      if (credit !== undefined) setTold({ wish: nameOf(wish), credit });
    } finally {
      setBusy(false);
      // What is left of limits, and which way was used last.
      void queries.invalidateQueries(depositMethodsQuery(userName));
    }
  };
  return { order, creditOf, busy, refusal, forgive: () => setRefusal(undefined) };
}
