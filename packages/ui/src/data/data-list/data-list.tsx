import type { ComponentProps, ReactNode } from 'react';

import { Text } from '../../foundations/text/text.tsx';
import { card } from '../../layout/surface/card.css.ts';
import { cx } from '../../util/cx.ts';
import * as css from './data-list.css.ts';

export interface Datum {
  /** What is told. */
  readonly label: string;
  readonly value: ReactNode;
  /** Money and counts. */
  readonly figures?: boolean;
  /** A control after the value, such as one that copies it. */
  readonly end?: ReactNode;
}

export interface DataListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** One under the other; each label occurs once. */
  data: readonly Datum[];
  /** On a card of its own, or plain: in one, in a sheet, in a dialog. */
  variant?: 'card' | 'plain';
}

/** Facts about one thing: what each is at the start, how it is at the end. */
export function DataList({ data, variant = 'card', className, ...rest }: DataListProps) {
  return (
    <dl
      {...rest}
      className={cx(variant === 'card' && card, css.list, className)}
      data-variant={variant}
    >
      {data.map(({ label, value, figures, end }) => (
        <div key={label} className={css.pair}>
          <Text step={variant === 'plain' ? 's2' : 's3'} tone="soft" render={<dt />}>
            {label}
          </Text>
          <dd className={css.value}>
            {figures ? (
              <Text voice="figures" render={<span />}>
                {value}
              </Text>
            ) : (
              <span className={css.words}>{value}</span>
            )}
            {end ? <span className={css.end}>{end}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
