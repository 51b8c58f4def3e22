import { useId, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Heading } from '../../foundations/heading/heading.tsx';
import { card } from '../../layout/surface/card.css.ts';
import type { Render } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './review-card.css.ts';

export interface ReviewFact {
  /** What was asked. */
  readonly label: string;
  /** What was answered; nothing where it was left out. */
  readonly value?: ReactNode;
  /** What is wrong with it. */
  readonly error?: ReactNode;
}

export interface ReviewCardProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What belongs together here: “Your address”. */
  title: string;
  /** What was given, each label once. */
  facts: readonly ReviewFact[];
  /** Stands for what was left out. */
  emptyLabel?: string;
  /** On the way back to change it: “Change”. Without it there is none. */
  editLabel?: string;
  /** Asked to change it. */
  onEdit?: () => void;
  /** A link to where it is changed, in place of the button. */
  editLink?: Render;
  /** More of what was given, such as `AttachmentTile`s. */
  children?: ReactNode;
}

/** What was given so far, to be looked over before it is sent. One card for each step. */
export function ReviewCard({
  title,
  facts,
  emptyLabel,
  editLabel,
  onEdit,
  editLink,
  className,
  children,
  ...rest
}: ReviewCardProps) {
  const id = useId();
  return (
    <section {...rest} className={cx(card, css.review, className)} aria-labelledby={id}>
      <div className={css.head}>
        <Heading id={id} step="s4" className={css.title}>
          {title}
        </Heading>
        {editLabel ? (
          <Button
            className={css.edit}
            variant="quiet"
            size="medium"
            render={editLink}
            onClick={onEdit}
            aria-describedby={id}
          >
            {editLabel}
          </Button>
        ) : null}
      </div>
      <dl className={css.facts}>
        {facts.map(({ label, value, error }) => (
          <div key={label} className={css.fact} data-invalid={error ? '' : undefined}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value} data-empty={value ? undefined : ''}>
              <bdi>{value || emptyLabel}</bdi>
              {error ? <span className={css.error}>{error}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      {children ? <div className={css.more}>{children}</div> : null}
    </section>
  );
}
