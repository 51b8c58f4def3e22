import { SkeletonTopics } from '@livery/ui/help-topics';
import { HelpSearch } from './help-search.tsx';
import * as css from './help.css.ts';

/** Topics and a text, before they are known. */
export const HelpBones = () => (
  <>
    <HelpSearch readOnly tabIndex={-1} />
    <SkeletonTopics className={css.bones} />
  </>
);
