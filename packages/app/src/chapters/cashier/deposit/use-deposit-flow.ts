import { useState } from 'react';
import type { DepositMethod, DepositMethods, DepositRoom } from '../api/deposit-methods.ts';
import { hasRoom, isSound, mostByMethod, quoteOf, type Quote } from './quote.ts';
import { useOrderDeposit } from './use-order-deposit.ts';

/** A deposit while it is put together; both layouts are drawn of this. */
export interface DepositFlow {
  readonly methods: readonly DepositMethod[];
  readonly room: DepositRoom | undefined;
  readonly method: DepositMethod;
  readonly choose: (id: string) => void;
  /** Whether the way asks which bank it is paid from. */
  readonly asksBank: boolean;
  /** The code of the one that was chosen, or nothing. */
  readonly bank: string;
  readonly setBank: (code: string) => void;
  /** Asked for, and not chosen yet. */
  readonly lacksBank: boolean;
  /** A decimal string, or nothing: no amount is ever proposed as chosen. */
  readonly amount: string;
  readonly setAmount: (amount: string) => void;
  /** The most that can be paid in now. */
  readonly most: string;
  readonly hasRoom: boolean;
  /** Whether all that is asked for is there, and the amount can be paid in. */
  readonly isSound: boolean;
  /** Nothing until there is an amount that can be paid in. */
  readonly quote: Quote | undefined;
  readonly busy: boolean;
  readonly refusal: unknown;
  readonly pay: () => void;
}

/** The way used last stands first. */
const sorted = ({ methods, last }: DepositMethods): readonly DepositMethod[] =>
  methods.toSorted((one, other) => Number(other.id === last) - Number(one.id === last));

/** Nothing where there is no way to pay. */
export function useDepositFlow(userName: string, told: DepositMethods): DepositFlow | undefined {
  const { room } = told;
  const [id, setId] = useState<string>();
  const [amount, setAmount] = useState('');
  const [bank, setBank] = useState('');
  const { order, creditOf, busy, refusal, forgive } = useOrderDeposit(userName);
  const methods = sorted(told);
  const method = methods.find((one) => one.id === id) ?? methods[0];
  if (!method) return undefined;
  const asksBank = method.fields?.includes('bank') === true;
  const lacksBank = asksBank && bank === '';
  const sound = !lacksBank && isSound(method, room, amount);
  const wish = { method, amount, ...(asksBank ? { bank } : {}) };
  const quote = sound ? { ...quoteOf(method, amount), credit: creditOf(wish) } : undefined;
  return {
    methods,
    room,
    method,
    choose: (next) => {
      setId(next);
      // Another way has other banks.
      setBank('');
      forgive();
    },
    asksBank,
    bank,
    setBank: (next) => {
      setBank(next);
      forgive();
    },
    lacksBank,
    amount,
    setAmount: (next) => {
      setAmount(next);
      forgive();
    },
    most: mostByMethod(method, room),
    hasRoom: hasRoom(method, room),
    isSound: sound,
    quote,
    busy,
    refusal,
    pay: () => void order(wish),
  };
}
