import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { AmountField } from '../../forms/amount-field/index.ts';
import { digitsOf, TextField } from '../../forms/text-field/index.ts';
import { RateField } from '../rate-field/rate-field.tsx';
import * as css from './step-editor.css.ts';
import type { ContractStep } from './steps.ts';

export interface StepFieldsLabels {
  /** Which step it is: “Step 2”. */
  readonly step: (place: number) => string;
  /** From how much it counts. */
  readonly from: string;
  /** How many people have to be active. */
  readonly active: string;
  /** What is earned. */
  readonly rate: string;
  /** Below that: the least and the most. */
  readonly bounds: string;
  /** Name of the button that takes the rate a step down. */
  readonly less: string;
  /** Name of the button that takes it a step up. */
  readonly more: string;
  /** Name of the button that takes the step away. */
  readonly remove: string;
}

/** What is wrong with each field of a step. */
export type StepFault = Partial<Record<keyof ContractStep, string>>;

const none: StepFault = {};

interface StepFieldsProps {
  readonly step: ContractStep;
  readonly place: number;
  readonly rates: { readonly min: string; readonly max: string; readonly step: string };
  readonly locale: string;
  readonly currency: string;
  readonly labels: StepFieldsLabels;
  readonly fault: StepFault | undefined;
  readonly onChange: (changed: Partial<ContractStep>) => void;
  /** Without it the step stays. */
  readonly onRemove: (() => void) | undefined;
}

/** One step of an agreement, to be written. */
export function StepFields({
  step,
  place,
  rates,
  locale,
  currency,
  labels,
  fault = none,
  onChange,
  onRemove,
}: StepFieldsProps) {
  const name = labels.step(place);
  return (
    <fieldset className={css.group} aria-label={name}>
      <div className={css.step}>
        <div className={css.head}>
          <span className={css.name} aria-hidden="true">
            {name}
          </span>
          {onRemove ? (
            <IconButton
              icon="trash"
              iconSize={20}
              label={`${labels.remove}: ${name}`}
              onClick={onRemove}
            />
          ) : null}
        </div>
        <AmountField
          label={labels.from}
          locale={locale}
          currency={currency}
          value={step.from}
          error={fault.from}
          onValueChange={(from) => onChange({ from })}
        />
        <TextField
          label={labels.active}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={step.active}
          error={fault.active}
          onChange={({ target }) => onChange({ active: digitsOf(target.value) })}
        />
        <RateField
          label={labels.rate}
          {...rates}
          hint={labels.bounds}
          lessLabel={labels.less}
          moreLabel={labels.more}
          value={step.rate}
          error={fault.rate}
          onValueChange={(rate) => onChange({ rate })}
        />
      </div>
    </fieldset>
  );
}
