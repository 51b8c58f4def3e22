import { useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { lessDecimals, maskDigits } from '@livery/ui/money';
import { useMoney } from '@livery/web/texts/money';
import { useMerchant } from '#kernel/merchant.tsx';
import { useWallet } from '../api/wallet.ts';
import { useBalanceHidden } from '../balance-hidden.ts';
import * as css from './wallet-amount.css.ts';

export interface WalletAmountProps {
  readonly userName: string;
  /** Taken for a round that is under way: what comes of it is told by the game, and not by the balance before it. */
  readonly stake?: string | undefined;
}

/** The balance as a figure alone, for places with little room; hidden where it is hidden elsewhere. */
export function WalletAmount({ userName, stake }: WalletAmountProps) {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const { data } = useWallet(userName);
  const [settled, setSettled] = useState('0');
  const now = data?.sumBalance ?? '0';
  if (stake === undefined && settled !== now) setSettled(now);
  const shown = stake === undefined ? now : lessDecimals(settled, stake);
  const money = useMoney(data?.currency ?? currency)(shown);
  const masked = useBalanceHidden() || data === undefined;
  return (
    <output className={css.amount} aria-label={t('balance.label')}>
      {masked ? maskDigits(money) : money}
    </output>
  );
}
