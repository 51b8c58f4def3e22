import type { ComponentProps } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { formatWhole } from '../../foundations/money/figures.ts';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { Text } from '../../foundations/text/text.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './stepper.css.ts';

export interface StepperProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** What is gone through. */
  label: string;
  /** Two to five steps, each in a word or two. */
  steps: readonly string[];
  /** Where it stands, the first is 0; as many as there are where all is done. */
  current: number;
  /** Said of a step that is done, for those who do not see its mark. */
  doneLabel: string;
  /** Figures as the language writes them. */
  locale: string;
}

type State = 'done' | 'current' | 'ahead';

const stateOf = (step: number, current: number): State => {
  if (step < current) return 'done';
  return step === current ? 'current' : 'ahead';
};

/** How far one has come in something that takes several steps, such as opening an account. */
export function Stepper({
  label,
  steps,
  current,
  doneLabel,
  locale,
  className,
  ...rest
}: StepperProps) {
  return (
    <ol {...rest} aria-label={label} className={cx(css.stepper, className)}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <li
            key={step}
            className={css.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={css.mark}>
              {state === 'done' ? (
                <>
                  <Icon name="check" size={16} />
                  <span className={hiddenText}>{doneLabel}</span>
                </>
              ) : (
                <span aria-hidden="true">{formatWhole(index + 1, locale)}</span>
              )}
            </span>
            <Text
              render={<span />}
              step="s2"
              tone={state === 'current' ? 'strong' : 'soft'}
              strong={state === 'current'}
              className={css.words}
            >
              {step}
            </Text>
          </li>
        );
      })}
    </ol>
  );
}
