import { Skeleton, SkeletonText } from '@livery/ui/skeleton';
import * as css from './help.css.ts';

const topics = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Topics and a text, before they are known. */
export const HelpBones = () => (
  <div className={css.bones}>
    <div className={css.topics}>
      {topics.map((key) => (
        <Skeleton key={key} shape="block" className={css.topic} />
      ))}
    </div>
    <SkeletonText className={css.text} />
  </div>
);
