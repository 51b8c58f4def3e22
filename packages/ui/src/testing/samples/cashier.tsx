import { OfferFacts } from '../../money/offer-facts/index.ts';
import { Receipt } from '../../money/receipt/index.ts';
import { Keypad } from '../../forms/keypad/index.ts';
import { PaymentMethodCard } from '../../money/payment-method-card/index.ts';
import { RadioGroup } from '../../forms/radio-group/index.ts';
import type { Samples } from './sample.ts';

const nothing = (): void => undefined;

export const cashier: Samples = {
  Keypad: { element: <Keypad label="PIN" labels={{ remove: 'Back' }} /> },
  OfferFacts: { element: <OfferFacts facts={[{ label: 'Until', value: 'tomorrow' }]} /> },
  PaymentMethodCard: {
    element: <PaymentMethodCard value="bank">Bank</PaymentMethodCard>,
    within: (card) => (
      <RadioGroup cards label="How" value="" onValueChange={nothing}>
        {card}
      </RadioGroup>
    ),
  },
  Receipt: {
    element: <Receipt title="Deposit" amount="₱100.00" status={{ label: 'Paid' }} facts={[]} />,
  },
};
