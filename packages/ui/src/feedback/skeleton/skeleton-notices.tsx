import type { ComponentProps } from 'react';

import { Prose } from '../../foundations/prose/prose.tsx';
import { Accordion } from '../../layout/accordion/accordion.tsx';
import { AccordionItem } from '../../layout/accordion/accordion-item.tsx';
import { Skeleton, SkeletonText } from './bone.tsx';
import { FirstWords } from './first-words.tsx';
import * as css from './skeleton.css.ts';

export interface SkeletonNoticesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Notices to show; as many as are in sight. */
  count?: number;
}

/** Notices before they are known, none of them open. */
export function SkeletonNotices({ count = 6, ...rest }: SkeletonNoticesProps) {
  return (
    <FirstWords {...rest}>
      <Accordion>
        {Array.from({ length: count }, (_, index) => (
          <AccordionItem
            key={index}
            level={2}
            open={false}
            data-entry=""
            title={
              <bdi>
                <Skeleton width="half" data-title="" />
              </bdi>
            }
            description={
              <span className={css.day}>
                <Skeleton width="short" />
              </span>
            }
          >
            {index > 0 ? null : (
              <Prose>
                <SkeletonText data-text="" />
              </Prose>
            )}
          </AccordionItem>
        ))}
      </Accordion>
    </FirstWords>
  );
}
