import { Children, type ComponentProps, type ReactNode } from 'react';

import { Text } from '../../foundations/text/text.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { cx } from '../../util/cx.ts';
import { DataList, type Datum } from './data-list.tsx';
import * as css from './data-card.css.ts';

/** Records one under the other: `DataCard`s. */
export function DataCards({ className, children, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul {...rest} className={cx(css.cards, className)}>
      {Children.map(children, (card) => (card ? <li>{card}</li> : null))}
    </ul>
  );
}

export interface DataCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** What the record is about. */
  title: string;
  /** Level of the title in the page. */
  level?: 2 | 3 | 4;
  /** A second line, such as the time. */
  description?: ReactNode;
  /** What counts most, at the end: an amount, a `Tag`. */
  value?: ReactNode;
  /** The rest of the record. */
  data: readonly Datum[];
  /** A button or a link at the foot. */
  action?: ReactNode;
}

/** One record of a list, for a screen too narrow for its columns. */
export function DataCard({
  title,
  level = 3,
  description,
  value,
  data,
  action,
  className,
  ...rest
}: DataCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article {...rest} className={cx(css.card, className)}>
      <Inline gap="s" align="baseline" justify="between" className={css.head}>
        <div>
          <Heading className={css.title}>{title}</Heading>
          {description ? (
            <Text step="s2" tone="soft">
              {description}
            </Text>
          ) : null}
        </div>
        {value ? (
          <Text voice="figures" step="s4" className={css.value} render={<div />}>
            {value}
          </Text>
        ) : null}
      </Inline>
      {data.length > 0 ? <DataList variant="plain" data={data} /> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </article>
  );
}
