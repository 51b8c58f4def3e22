import type { ComponentProps, ReactNode } from 'react';

import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './fact-strip.css.ts';

export interface StripFact {
  /** What is told: “Fee”. */
  readonly label: string;
  /** How much it is, as the language writes it. */
  readonly value: ReactNode;
  /** A line below the label: “by your bank, not by us”. */
  readonly description?: ReactNode;
}

export interface FactStripProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** What is reckoned, one under the other; each label occurs once. */
  facts: readonly StripFact[];
  /** The label of the one that counts most: what is paid, or what arrives. */
  main: string;
}

/** What is paid, what it costs, and what arrives: a sum that is seen before it is agreed to. */
export function FactStrip({ facts, main, className, ...rest }: FactStripProps) {
  return (
    <dl {...rest} className={cx(css.strip, className)}>
      {facts.map(({ label, value, description }) => (
        <div key={label} className={css.fact} data-main={label === main ? '' : undefined}>
          <Stack gap="xs" render={<dt />}>
            <Text
              render={<span />}
              tone={label === main ? 'strong' : 'soft'}
              strong={label === main}
            >
              {label}
            </Text>
            {description ? (
              <Text render={<span />} step="s2" tone="faint">
                {description}
              </Text>
            ) : null}
          </Stack>
          <dd className={css.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
