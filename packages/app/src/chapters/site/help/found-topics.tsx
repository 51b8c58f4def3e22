import { EmptyState } from '@livery/ui/empty-state';
import { List, ListRow } from '@livery/ui/list-row';
import { Text } from '@livery/ui/text';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { FoundTopic } from './find-topics.ts';
import * as css from './help.css.ts';

export interface FoundTopicsProps {
  readonly found: readonly FoundTopic[];
  readonly onPick: (place: number) => void;
}

/** Topics that speak of what was typed, each with the sentence that does. */
export function FoundTopics({ found, onPick }: FoundTopicsProps) {
  const { t } = useTranslation();
  if (found.length === 0)
    return (
      <EmptyState
        icon="info"
        title={t('help.search.none')}
        description={t('help.search.none.hint')}
        aria-live="polite"
      />
    );
  return (
    <section className={css.found} aria-label={t('help.search.found')}>
      <Text step="s2" tone="soft" className={css.count} aria-live="polite">
        {t('help.search.count', { number: found.length })}
      </Text>
      <List>
        {found.map(({ place, title, sentence }) => (
          <ListRow
            key={place}
            label={title}
            description={<span dir="auto">{sentence}</span>}
            onClick={() => onPick(place)}
          />
        ))}
      </List>
    </section>
  );
}
