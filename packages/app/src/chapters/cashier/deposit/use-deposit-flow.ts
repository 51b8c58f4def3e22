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
  /** A decimal string, or nothing: no amount is ever proposed as chosen. */
  readonly amount: string;
  readonly setAmount: (amount: string) => void;
  /** The most that can be paid in now. */
  readonly most: string;
  readonly hasRoom: boolean;
  /** Whether the amount can be paid in. */
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
  const { order, creditOf, busy, refusal, forgive } = useOrderDeposit(userName);
  const methods = sorted(told);
  const method = methods.find((one) => one.id === id) ?? methods[0];
  if (!method) return undefined;
  const sound = isSound(method, room, amount);
  const quote = sound
    ? { ...quoteOf(method, amount), credit: creditOf({ method, amount }) }
    : undefined;
  return {
    methods,
    room,
    method,
    choose: (next) => {
      setId(next);
      forgive();
    },
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
    pay: () => void order({ method, amount }),
  };
}
