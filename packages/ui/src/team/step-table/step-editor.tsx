import { useEffect, useRef, type ComponentProps } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { useMergedRef } from '../../util/merged-ref.ts';
import { cx } from '../../util/cx.ts';
import { useOwn } from '../../util/use-own.ts';
import { StepFields, type StepFault, type StepFieldsLabels } from './step-fields.tsx';
import * as css from './step-editor.css.ts';
import { nextStep, withoutStep, withStep, type ContractStep } from './steps.ts';

export interface StepEditorLabels extends StepFieldsLabels {
  /** On the button for one more. */
  readonly add: string;
}

export interface StepEditorProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Of which agreement the steps are. */
  label: string;
  /** From the first to the last, for whoever keeps them. */
  value?: readonly ContractStep[];
  /** The same at first. */
  defaultValue?: readonly ContractStep[];
  /** Told of all of them as they are typed. */
  onValueChange?: (steps: readonly ContractStep[]) => void;
  /** The most that there can be. */
  most: number;
  /** The least and the most that can be earned, and in which steps: `0.2000`. */
  rates: { readonly min: string; readonly max: string; readonly step: string };
  /** Figures as the language writes them. */
  locale: string;
  /** Three letters: `PHP`. */
  currency: string;
  /** What is wrong with each step; nothing where it is right. */
  faults?: readonly (StepFault | undefined)[];
  /** The words of all the rest. */
  labels: StepEditorLabels;
}

const none: readonly undefined[] = [];

const oneStep: readonly ContractStep[] = [nextStep([])];

/** The steps of an agreement, to be written: one more, or one less, of which the first stays. */
export function StepEditor({
  label,
  value,
  defaultValue = oneStep,
  onValueChange,
  most,
  rates,
  locale,
  currency,
  faults = none,
  labels,
  className,
  ref,
  ...rest
}: StepEditorProps) {
  const whole = useRef<HTMLFieldSetElement>(null);
  const [steps, change] = useOwn(value, defaultValue, onValueChange);
  const count = steps.length;
  // A step is known by its place alone.
  const placed = steps.map((step, at) => ({ step, at }));
  const goTo = useRef<number>(undefined);
  // To the step that came, or to the one before the one that went.
  useEffect(() => {
    const { current } = goTo;
    goTo.current = undefined;
    if (current !== undefined && current < count)
      whole.current?.querySelectorAll('fieldset')[current]?.querySelector('input')?.focus();
  }, [count]);
  return (
    <fieldset
      {...rest}
      ref={useMergedRef(whole, ref)}
      className={cx(css.steps, className)}
      aria-label={label}
    >
      {placed.map(({ step, at }) => (
        <StepFields
          key={at}
          step={step}
          place={at + 1}
          {...{ rates, locale, currency, labels }}
          fault={faults[at]}
          onChange={(changed) => change(withStep(steps, at, changed))}
          onRemove={
            at === 0
              ? undefined
              : () => {
                  goTo.current = at - 1;
                  change(withoutStep(steps, at));
                }
          }
        />
      ))}
      <Button
        className={css.add}
        variant="secondary"
        size="medium"
        icon="plus"
        // Not disabled: the last step that there can be would take the focus away.
        aria-disabled={count >= most || undefined}
        onClick={() => {
          if (count >= most) return;
          goTo.current = count;
          change([...steps, nextStep(steps)]);
        }}
      >
        {labels.add}
      </Button>
    </fieldset>
  );
}
