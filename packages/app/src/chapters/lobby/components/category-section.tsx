import type { ReactNode } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { staying } from '#kernel/routing/narrowing.ts';
import type { IconName } from '@livery/ui/icon';
import { TextLink } from '@livery/ui/link';
import { SectionTitle } from '@livery/ui/section-title';
import { SkeletonFade } from '@livery/ui/skeleton';
import { emphasised } from '@livery/web/texts/emphasis';
import { LoadFailed } from '#kernel/routing/load-failed.tsx';

export interface CategorySectionProps {
  /** A word of it may be emphasised: `The *hot* list`. */
  readonly title: string;
  readonly level?: 2 | 3;
  readonly icon?: IconName;
  /** How many there are; not known while they are fetched. */
  readonly count: number | undefined;
  /** Where all of them are. */
  readonly more: string;
  /** The way there is a choice on this page, which stays where it is scrolled to. */
  readonly moreStays?: boolean;
  /** With so many or fewer there is nothing more to see elsewhere. */
  readonly moreAbove?: number;
  /** What stands there until then, in its measure. */
  readonly skeleton: ReactNode;
  readonly isError?: boolean;
  readonly onRetry: () => void;
  /** Says that there are none; without it the section goes. */
  readonly empty?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the lobby: its title, the way to all of it, and the first few. */
export function CategorySection({
  title: text,
  level = 2,
  icon,
  count,
  more,
  moreStays = false,
  moreAbove = 0,
  skeleton,
  isError = false,
  onRetry,
  empty,
  children,
}: CategorySectionProps) {
  const { t } = useTranslation();
  const { title, emphasis } = emphasised(text);
  if (count === 0 && !empty) return null;
  return (
    <section aria-label={title}>
      <SectionTitle
        title={title}
        emphasis={emphasis}
        level={level}
        icon={icon}
        end={
          count !== undefined && count > moreAbove ? (
            <TextLink quiet caret render={<Link to={more} state={moreStays ? staying : null} />}>
              {t('common.more')}
            </TextLink>
          ) : null
        }
      />
      {isError && count === undefined ? (
        <LoadFailed onRetry={onRetry} />
      ) : (
        <SkeletonFade busy={count === undefined} skeleton={skeleton}>
          {count === 0 ? empty : children}
        </SkeletonFade>
      )}
    </section>
  );
}
