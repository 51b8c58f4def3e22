import type { ComponentProps } from 'react';

import { heading } from '../../foundations/heading/heading.css.ts';
import { Prose } from '../../foundations/prose/prose.tsx';
import { Skeleton, SkeletonText } from '../../feedback/skeleton/bone.tsx';
import { FirstWords } from '../../feedback/skeleton/first-words.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { content, help, list, topic } from './help-topics.css.ts';

export interface SkeletonTopicsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Topics to show; as many as are in sight of a row. */
  count?: number;
}

/** Topics and the text of one of them, before they are known. */
export function SkeletonTopics({ count = 3, ...rest }: SkeletonTopicsProps) {
  return (
    <FirstWords {...rest}>
      <div className={help}>
        <div className={list}>
          {Array.from({ length: count }, (_, index) => (
            <button key={index} type="button" tabIndex={-1} className={topic} data-entry="">
              <Skeleton width={index % 2 === 0 ? 'full' : 'half'} data-title="" />
            </button>
          ))}
        </div>
        <Stack gap="m" className={content}>
          <h2 className={heading} data-step="s5" dir="auto">
            <Skeleton width="half" data-title="" />
          </h2>
          <Prose>
            <SkeletonText data-text="" />
          </Prose>
        </Stack>
      </div>
    </FirstWords>
  );
}
