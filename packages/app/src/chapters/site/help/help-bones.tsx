import { SkeletonTopics } from '@livery/ui/help-topics';
import * as css from './help.css.ts';

/** Topics and a text, before they are known. */
export const HelpBones = () => <SkeletonTopics className={css.bones} />;
