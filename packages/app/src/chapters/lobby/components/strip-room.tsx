import { SectionTitle, type SectionTitleProps } from '@livery/ui/section-title';
import { SkeletonStrip } from '@livery/ui/skeleton';

/** The room of a titled strip of games, before they are there. */
export const StripRoom = (props: Pick<SectionTitleProps, 'title' | 'icon' | 'level'>) => (
  <>
    <SectionTitle {...props} />
    <SkeletonStrip label={props.title} />
  </>
);
