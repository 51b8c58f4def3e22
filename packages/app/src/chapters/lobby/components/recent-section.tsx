import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GameStrip } from '@livery/ui/game-strip';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { recentListQuery } from '../api/recent-list.ts';
import { CategorySection } from './category-section.tsx';
import { useGameCard } from './game-card.tsx';

const shown = 6;

export interface RecentSectionProps {
  readonly title: string;
  /** Where all of them are. */
  readonly more: string;
  readonly userName: string;
  readonly favourites: ReadonlySet<string>;
  /** What stands there until they are known, where somebody is known to have played. */
  readonly skeleton?: ReactNode;
}

/** What a member played, the last of it first; nothing where there is nothing, or where it cannot be had. */
export function RecentSection({
  title,
  more,
  userName,
  favourites,
  skeleton = null,
}: RecentSectionProps) {
  const { data, isPending } = useInfiniteQuery(recentListQuery(userName, useAskedLanguage()));
  const card = useGameCard({ place: 'large', favourites });
  const games = data?.pages[0]?.items ?? [];
  return (
    <CategorySection
      title={title}
      icon="game-recent"
      count={isPending && skeleton !== null ? undefined : games.length}
      more={more}
      skeleton={skeleton}
      onRetry={() => {}}
    >
      <GameStrip label={title}>{games.slice(0, shown).map(card)}</GameStrip>
    </CategorySection>
  );
}
