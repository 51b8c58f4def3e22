import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@livery/ui/button';
import { Heading } from '@livery/ui/heading';
import { Stepper } from '@livery/ui/stepper';
import { useTranslation } from '@livery/web/texts/use-translation';
import { pathTo } from '#kernel/routing/path-to.ts';
import { AmountPart } from './amount-part.tsx';
import type { DepositLayoutProps } from './deposit-scroll.tsx';
import { BankChoice } from './bank-choice.tsx';
import * as css from './deposit.css.ts';
import { MethodChoice } from './method-choice.tsx';
import { OwnMoney } from '../components/own-money.tsx';
import { OfferLine } from './offers/offer-line.tsx';
import { OfferCards } from './offers/offer-cards.tsx';
import { PayButton } from './pay-button.tsx';
import { Refused } from './refused.tsx';
import { ReviewFacts } from './review-facts.tsx';

export interface DepositStepsProps extends DepositLayoutProps {
  /** The first is 1; each is a page of its own in the browser’s history. */
  readonly step: number;
}

/** The step that an address may show: whoever comes to a later one by it has given no amount yet. */
const stepOf = (step: number, isSound: boolean): 1 | 2 | 3 => {
  if (step === 3 && isSound) return 3;
  return step === 2 || step === 3 ? 2 : 1;
};

/** A deposit step by step: how, how much, and what it comes to. */
export function DepositSteps({ userName, flow, step }: DepositStepsProps) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const [isMissed, setMissed] = useState(false);
  const [isBankMissed, setBankMissed] = useState(false);
  const at = stepOf(step, flow.isSound);
  const part = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) part.current?.focus();
    before.current = at;
  }, [at]);

  const goTo = (next: 1 | 2 | 3): void => void navigate(pathTo('deposit', { step: `${next}` }));
  const toAmount = (): void => {
    setBankMissed(flow.lacksBank);
    if (!flow.lacksBank) goTo(2);
  };
  const toReview = (): void => {
    setMissed(!flow.isSound);
    if (flow.isSound) goTo(3);
    // Whoever came by an address has chosen none yet.
    else if (flow.lacksBank) goTo(1);
  };
  const names = [t('deposit.step.method'), t('deposit.step.amount'), t('deposit.step.review')];
  const titles = { 1: t('deposit.method'), 2: t('deposit.howMuch'), 3: t('deposit.look') };
  return (
    <div className={css.page}>
      <Stepper
        size="small"
        label={t('deposit.steps')}
        steps={names}
        current={at - 1}
        doneLabel={t('deposit.step.done')}
        locale={language}
      />
      {at === 1 ? (
        <OwnMoney userName={userName}>
          <OfferLine />
        </OwnMoney>
      ) : null}
      <Heading ref={part} tabIndex={-1} step="s6">
        {titles[at]}
      </Heading>
      {at === 1 ? (
        <>
          <MethodChoice flow={flow} hidden />
          <BankChoice userName={userName} flow={flow} isMissed={isBankMissed} />
        </>
      ) : null}
      {at === 2 ? (
        <div className={css.part}>
          <AmountPart flow={flow} isMissed={isMissed} size="large" />
          <OfferCards userName={userName} />
        </div>
      ) : null}
      {at === 3 && flow.quote ? (
        <ReviewFacts amount={flow.amount} quote={flow.quote} way={flow.method.name} />
      ) : null}
      <div className={css.action}>
        {at === 3 ? (
          <>
            <Refused error={flow.refusal} />
            <PayButton flow={flow} />
          </>
        ) : (
          <Button
            full
            disabled={at === 2 && !flow.hasRoom}
            onClick={at === 1 ? toAmount : toReview}
          >
            {t('common.next')}
          </Button>
        )}
      </div>
    </div>
  );
}
