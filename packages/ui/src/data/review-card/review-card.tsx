import { useId, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Heading } from '../../foundations/heading/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Surface } from '../../layout/surface/surface.tsx';
import type { Render } from '../../util/as.tsx';
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
  children,
  ...rest
}: ReviewCardProps) {
  const id = useId();
  return (
    <Surface pad="l" render={<Stack gap="m" render={<section {...rest} aria-labelledby={id} />} />}>
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
      <Stack gap="m" render={<dl />}>
        {facts.map(({ label, value, error }) => (
          <Stack key={label} gap="xs" data-invalid={error ? '' : undefined}>
            <Text render={<dt />} step="s2" tone="faint">
              {label}
            </Text>
            <Text render={<dd />} tone={value ? 'strong' : 'faint'}>
              <bdi>{value || emptyLabel}</bdi>
              {error ? (
                <Text render={<span />} step="s2" tone="danger" className={css.error}>
                  {error}
                </Text>
              ) : null}
            </Text>
          </Stack>
        ))}
      </Stack>
      {children ? <Stack gap="s">{children}</Stack> : null}
    </Surface>
  );
}
