import { useState } from 'react';
import { AmountPart } from './amount-part.tsx';
import { BankChoice } from './bank-choice.tsx';
import * as css from './deposit.css.ts';
import { MethodChoice } from './method-choice.tsx';
import { OwnMoney } from '../components/own-money.tsx';
import { OfferLine } from './offers/offer-line.tsx';
import { OfferCards } from './offers/offer-cards.tsx';
import { PayButton } from './pay-button.tsx';
import { Refused } from './refused.tsx';
import { ReviewFacts } from './review-facts.tsx';
import type { DepositFlow } from './use-deposit-flow.ts';

export interface DepositLayoutProps {
  readonly userName: string;
  readonly flow: DepositFlow;
}

/** A deposit on one page: how, how much, what it comes to. */
export function DepositScroll({ userName, flow }: DepositLayoutProps) {
  const [isMissed, setMissed] = useState(false);
  return (
    <div className={css.page}>
      <OwnMoney userName={userName}>
        <OfferLine />
      </OwnMoney>
      <MethodChoice flow={flow} />
      <div className={css.part}>
        <BankChoice userName={userName} flow={flow} isMissed={isMissed} />
        <AmountPart flow={flow} isMissed={isMissed} />
      </div>
      {flow.quote ? <ReviewFacts amount={flow.amount} quote={flow.quote} /> : null}
      <OfferCards userName={userName} />
      <div className={css.end}>
        <Refused error={flow.refusal} />
        <PayButton flow={flow} onMissed={() => setMissed(true)} />
      </div>
    </div>
  );
}
