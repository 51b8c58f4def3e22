import type { ComponentProps } from 'react';

import { body, picture, promotion, start } from '../../gaming/promotion/promotion.css.ts';
import { Accordion } from '../../layout/accordion/accordion.tsx';
import { AccordionItem } from '../../layout/accordion/accordion-item.tsx';
import { cx } from '../../util/cx.ts';
import { Skeleton, SkeletonText } from './bone.tsx';
import * as css from './skeleton.css.ts';

export interface SkeletonPromotionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Promotions to show; as many as are in sight. */
  count?: number;
}

/** Promotions before they are known: one that is open, with the room of its picture, over some that are not. */
export function SkeletonPromotions({ count = 4, ...rest }: SkeletonPromotionsProps) {
  return (
    <Accordion {...rest} aria-hidden="true" inert>
      {Array.from({ length: count }, (_, index) => (
        <AccordionItem
          key={index}
          className={promotion}
          open={index === 0}
          start={<span className={start} data-plated="" data-picture="" />}
          title={<Skeleton width="half" />}
          description={<Skeleton width="short" />}
        >
          {index > 0 ? null : (
            <>
              <Skeleton shape="block" className={cx(picture, css.promotionPicture)} data-room="" />
              <div className={body}>
                <SkeletonText />
                <Skeleton shape="block" className={css.promotionButton} />
              </div>
            </>
          )}
        </AccordionItem>
      ))}
    </Accordion>
  );
}
