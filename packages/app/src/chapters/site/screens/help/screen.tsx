import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { EmptyState } from '@livery/ui/empty-state';
import { HelpTopics } from '@livery/ui/help-topics';
import { SkeletonFade } from '@livery/ui/skeleton';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { RichText } from '#kernel/rich-text/rich-text.tsx';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import { useTextsComing } from '#kernel/rich-text/sanitiser.ts';
import { helpQuery } from '../../api/help.ts';
import { HelpBones } from '../../help/help-bones.tsx';

export interface HelpScreenProps {
  /** Which topic is open. */
  readonly place: string | undefined;
  /** Stands below, once it is known where that is. */
  readonly children: ReactNode;
}

/** Topics, and the text of the one that the address names. */
export function HelpScreen({ place = '0', children }: HelpScreenProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...helpQuery(useAskedLanguage()),
    // What is being written below stays when the page speaks another language.
    placeholderData: keepPreviousData,
  });
  const [chosen, choose] = useState(Number(place));
  const isComing = useTextsComing();
  if (error && !data)
    return (
      <>
        <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        {children}
      </>
    );
  if (data?.length === 0)
    return (
      <>
        <EmptyState icon="info" title={t('help.none')} description={t('help.none.hint')} />
        {children}
      </>
    );
  return (
    <SkeletonFade busy={isPending || isComing} skeleton={<HelpBones />}>
      <HelpTopics
        label={t('help.topics')}
        topics={(data ?? []).map(({ title, content }) => ({
          title,
          content: <RichText html={content} />,
        }))}
        value={chosen}
        onValueChange={(next) => {
          choose(next);
          narrow({ i: `${next}` });
        }}
      />
      {children}
    </SkeletonFade>
  );
}
