import { useId, type ComponentProps } from 'react';

import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { Text } from '../../foundations/text/text.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import { cx } from '../../util/cx.ts';
import { judge, type StrengthHint, type StrengthRules } from './strength.ts';
import * as css from './strength-meter.css.ts';

export interface StrengthLabels {
  /** What is measured. */
  readonly label: string;
  /** The five strengths in words, from too short to hard to guess. */
  readonly levels: readonly [string, string, string, string, string];
  /** What would make it better, in a sentence each. */
  readonly hints: Readonly<Record<StrengthHint, string>>;
}

export interface StrengthMeterProps extends Omit<ComponentProps<'div'>, 'children'>, StrengthRules {
  /** The password as far as it is typed. */
  value: string;
  /** The words. */
  labels: StrengthLabels;
}

const most = 4;
const steps = [1, 2, 3, most] as const;
// The native one paints in colours of its own that no brand can reach.
const meter = { role: 'meter', 'aria-valuemin': 0, 'aria-valuemax': most } as const;

/** How hard a password is to guess, in four steps and a word; stands below its field. */
export function StrengthMeter({
  value,
  labels,
  least,
  avoid,
  className,
  ...rest
}: StrengthMeterProps) {
  const id = useId();
  const { strength, hints } = judge(value, {
    ...(least === undefined ? {} : { least }),
    ...(avoid === undefined ? {} : { avoid }),
  });
  const level = labels.levels[strength];
  const [hint] = hints;
  return (
    <div
      {...rest}
      className={cx(css.meter, className)}
      data-strength={value ? strength : undefined}
    >
      <Grid
        {...meter}
        columns={4}
        gap="xs"
        aria-labelledby={`${id}-label`}
        aria-valuenow={value ? strength : 0}
        aria-valuetext={value ? level : undefined}
      >
        {steps.map((step) => (
          <span
            key={step}
            className={css.step}
            data-on={value && step <= Math.max(1, strength) ? '' : undefined}
          />
        ))}
      </Grid>
      <Inline gap="xs" justify="between">
        <Text render={<span />} id={`${id}-label`} step="s2" tone="soft">
          {labels.label}
        </Text>
        <span className={css.level}>{value ? level : null}</span>
      </Inline>
      <Text step="s2" tone="faint" className={css.hint}>
        {value && hint ? labels.hints[hint] : null}
      </Text>
      <output className={hiddenText}>{value ? level : null}</output>
    </div>
  );
}
