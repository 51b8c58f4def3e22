import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@livery/ui/empty-state';
import { ErrorState } from '@livery/ui/error-state';
import { HelpTopics } from '@livery/ui/help-topics';
import { SkeletonFade } from '@livery/ui/skeleton';
import { errorText } from '#kernel/http/error-text.ts';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { RichText } from '#kernel/rich-text/rich-text.tsx';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import { helpQuery } from '../api/help.ts';
import { HelpBones } from '../help/help-bones.tsx';

/** Topics, and the text of the one that the address names. */
export function HelpScreen({ place = '0' }: { place: string | undefined }) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const { data, error, isPending, isFetching, refetch } = useQuery(helpQuery(useAskedLanguage()));
  const [chosen, choose] = useState(Number(place));
  if (error && !data)
    return (
      <ErrorState
        title={t('error.failed')}
        description={errorText(error, t)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data?.length === 0)
    return <EmptyState icon="info" title={t('help.none')} description={t('help.none.hint')} />;
  return (
    <SkeletonFade busy={isPending} skeleton={<HelpBones />}>
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
    </SkeletonFade>
  );
}
