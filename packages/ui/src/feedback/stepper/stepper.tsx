import { useState, type ComponentProps } from 'react';

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
  /** Small dots, for a flow whose steps are screens of a phone. */
  size?: 'medium' | 'small';
  /** Read out when another step becomes the current one: “Step 2 of 3, Amount”. */
  currentLabel?: (step: string, place: string, all: string) => string;
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
  size = 'medium',
  currentLabel,
  className,
  ...rest
}: StepperProps) {
  // Where it stands as it appears is read with the rest of the page, and not announced.
  const [seen, see] = useState({ current, moved: false });
  if (seen.current !== current) see({ current, moved: true });
  const reached = seen.moved ? steps[current] : undefined;
  const written = (count: number): string => formatWhole(count, locale);
  const said =
    reached === undefined
      ? undefined
      : currentLabel?.(reached, written(current + 1), written(steps.length));
  return (
    <>
      <ol {...rest} aria-label={label} className={cx(css.stepper, className)} data-size={size}>
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
                    {size === 'small' ? null : <Icon name="check" size={16} />}
                    <span className={hiddenText}>{doneLabel}</span>
                  </>
                ) : (
                  <span aria-hidden="true">{size === 'small' ? null : written(index + 1)}</span>
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
      {currentLabel ? <output className={hiddenText}>{said}</output> : null}
    </>
  );
}
