import { SectionTitle, type SectionTitleProps } from '@livery/ui/section-title';
import { SkeletonStrip, type SkeletonStripProps } from '@livery/ui/skeleton';

type StripRoomProps = Pick<SectionTitleProps, 'title' | 'icon' | 'level'> &
  Pick<SkeletonStripProps, 'count'>;

/** The room of a titled strip of games, before they are there. One of them is as high as all. */
export const StripRoom = ({ count, ...titled }: StripRoomProps) => (
  <>
    <SectionTitle {...titled} />
    <SkeletonStrip label={titled.title} count={count} />
  </>
);
