import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { EmptyState } from '@livery/ui/empty-state';
import type { IconName } from '@livery/ui/icon';
import type { TextKey } from '#kernel/i18n/text-key.ts';

/** A page that says what it is doing, until it has done it. */
export function WaitingPage({ icon, title }: { icon: IconName; title: TextKey }) {
  const { t } = useTranslation();
  return <EmptyState icon={icon} title={t(title)} />;
}
