import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
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
import { findTopics } from '../../help/find-topics.ts';
import { FoundTopics } from '../../help/found-topics.tsx';
import { HelpBones } from '../../help/help-bones.tsx';
import { HelpSearch } from '../../help/help-search.tsx';

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
  const [typed, type] = useState('');
  const found = useMemo(() => findTopics(data ?? [], typed), [data, typed]);
  const topics = useRef<HTMLDivElement>(null);
  const read = (next: number): void => {
    choose(next);
    narrow({ i: `${next}` });
  };
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
      <HelpSearch value={typed} onChange={({ target }) => type(target.value)} />
      {typed.trim() === '' ? (
        <HelpTopics
          ref={topics}
          label={t('help.topics')}
          topics={(data ?? []).map(({ title, content }) => ({
            title,
            content: <RichText html={content} />,
          }))}
          value={chosen}
          onValueChange={read}
        />
      ) : (
        <FoundTopics
          found={found}
          onPick={(next) => {
            // The row that was pressed goes: the topic's own tab has the focus after it.
            flushSync(() => {
              type('');
              read(next);
            });
            topics.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
          }}
        />
      )}
      {children}
    </SkeletonFade>
  );
}
