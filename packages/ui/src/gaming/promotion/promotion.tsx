import { useEffect, useRef, type ReactNode } from 'react';

import { AccordionItem, type AccordionItemProps } from '../../layout/accordion/accordion-item.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { Prose } from '../../foundations/prose/prose.tsx';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import * as css from './promotion.css.ts';

export interface PromotionProps extends Omit<
  AccordionItemProps,
  'start' | 'end' | 'description' | 'title'
> {
  /** What the promotion is called. */
  title: string;
  /** From when to when, or that it lasts; shown as it is given. */
  period: string;
  /** It has no end. */
  lasting?: boolean;
  /** What it is about, on the plate of its head where it has no picture. */
  icon?: IconName;
  /** Its picture, as wide as 16 by 9; a slice of it is in the head. */
  picture?: string;
  /** A `PromotionButton`. */
  action?: ReactNode;
  /** It was asked for by its address: it comes into sight once. */
  target?: boolean;
  /** Terms, already made safe. */
  children?: ReactNode;
}

/** A promotion that opens to its picture, its terms and its button. */
export function Promotion({
  title,
  period,
  lasting,
  icon = 'gift',
  picture,
  action,
  target = false,
  className,
  children,
  ref,
  ...rest
}: PromotionProps) {
  const own = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (target) own.current?.scrollIntoView({ block: 'start' });
  }, [target]);
  return (
    <AccordionItem
      {...rest}
      ref={useMergedRef(own, ref)}
      className={cx(css.promotion, className)}
      title={<bdi>{title}</bdi>}
      description={
        <span className={css.period}>
          <Icon name={lasting ? 'clock' : 'calendar'} size={18} className={css.periodIcon} />
          {period}
        </span>
      }
      start={
        <span className={css.start} data-plated="" data-picture={picture ? '' : undefined}>
          <Icon name={icon} size={28} className={css.icon} />
          {picture ? (
            <img
              className={css.slice}
              src={picture}
              alt=""
              width={160}
              height={90}
              loading="lazy"
            />
          ) : null}
        </span>
      }
    >
      {picture ? (
        <img
          className={css.picture}
          src={picture}
          alt=""
          width={640}
          height={360}
          {...(rest.open ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      ) : null}
      <div className={css.body}>
        <Prose>{children}</Prose>
        {action}
      </div>
    </AccordionItem>
  );
}
