import { useId, type ComponentProps, type ReactNode } from 'react';

import { CopyRow } from '../../data/copy-row/copy-row.tsx';
import { Countdown, type CountdownProps } from '../../data/countdown/countdown.tsx';
import { Tag } from '../../data/tag/tag.tsx';
import { Heading } from '../../foundations/heading/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Surface } from '../../layout/surface/surface.tsx';
import * as css from './coupon-card.css.ts';

/** It can be had, is one's own, has been used, or is over. */
export type CouponStatus = 'issued' | 'claimed' | 'used' | 'expired';

export interface CouponCode {
  /** What is copied. */
  readonly value: string;
  /** What it is called. */
  readonly label: string;
  /** What the button does. */
  readonly copyLabel: string;
  /** That it is done. */
  readonly copiedLabel: string;
}

export interface CouponCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** What it is worth, as short as money is: “₱200”, “20 rounds”. */
  value: ReactNode;
  /** What it is for. */
  title: string;
  /** What one must know of it, in a sentence. */
  description?: ReactNode;
  /** How it stands with it. */
  status: CouponStatus;
  /** The same in a word. */
  statusLabel: string;
  /** Its code, where it is used by one; put away once there is no use for it. */
  code?: CouponCode;
  /** Until when it can be used; put away with the code. */
  expiry?: Pick<CountdownProps, 'until' | 'offset' | 'locale' | 'label' | 'endLabel' | 'onEnd'>;
  /** The way to all the terms: a link. */
  terms?: ReactNode;
  /** What can be done with it: a button. */
  action?: ReactNode;
}

const tones = {
  issued: 'action',
  claimed: 'success',
  used: 'neutral',
  expired: 'neutral',
} as const;

/** A coupon: what it is worth, how it stands with it, and what leads on. */
export function CouponCard({
  value,
  title,
  description,
  status,
  statusLabel,
  code,
  expiry,
  terms,
  action,
  ...rest
}: CouponCardProps) {
  const id = useId();
  const over = status === 'used' || status === 'expired';
  return (
    <Surface
      render={
        <article aria-labelledby={`${id}-title`} {...rest} data-over={over ? '' : undefined} />
      }
    >
      <Inline gap="m" align="start" justify="between" className={css.head}>
        <div className={css.texts}>
          <div className={css.value}>
            <bdi>{value}</bdi>
          </div>
          <Heading id={`${id}-title`} step="s4" className={css.title}>
            {title}
          </Heading>
        </div>
        <Tag tone={tones[status]}>{statusLabel}</Tag>
      </Inline>
      <Stack gap="m" className={css.body}>
        {description ? (
          <Text tone="soft" render={<div />}>
            {description}
          </Text>
        ) : null}
        {code && !over ? <CopyRow {...code} /> : null}
        {expiry && !over ? <Countdown {...expiry} /> : null}
        {terms ? (
          <Text step="s2" tone="soft" render={<div />}>
            {terms}
          </Text>
        ) : null}
        {action ? <div>{action}</div> : null}
      </Stack>
    </Surface>
  );
}
