import { useId, type ComponentProps } from 'react';

import { Text } from '../../foundations/text/text.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import * as css from './progress.css.ts';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'value' | 'children'> {
  /** What goes on. */
  label: string;
  /** The label is not shown, because it stands nearby already. */
  labelHidden?: boolean;
  /** How much is done; none while nobody knows. */
  value?: number;
  /** How much that is, in words, such as an amount of money; shown at the end. */
  valueText?: string;
  /** It comes close to its end, or has come to it, and that is no good news. */
  tone?: 'warning' | 'danger';
}

/** How far something has come. Data attributes, id and ref go to the native bar, the class to the whole. */
export function Progress({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText,
  tone,
  className,
  ...rest
}: ProgressProps) {
  const id = useId();
  return (
    <Stack gap="s" className={className}>
      {labelHidden ? null : (
        <Inline gap="xs" justify="between">
          <Text render={<span />} id={id} step="s2" tone="soft">
            {label}
          </Text>
          {valueText ? (
            <Text render={<span />} step="s2" voice="figures" tone="strong">
              {valueText}
            </Text>
          ) : null}
        </Inline>
      )}
      <progress
        {...rest}
        max={max}
        {...(value === undefined ? {} : { value })}
        {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}
        aria-valuetext={valueText}
        className={css.bar}
        data-tone={tone}
      />
    </Stack>
  );
}
