import type { IconName } from '@livery/ui/icon';
import { ListRow } from '@livery/ui/list-row';
import { SwipeActions, type SwipeAction } from '@livery/ui/swipe-actions';
import { UnreadBadge } from '@livery/ui/unread-badge';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Letter } from '../api/inbox.ts';
import { useLetterTime } from './use-letter-time.ts';

const icons: Readonly<Record<Letter['kind'], IconName>> = {
  system: 'bell',
  personal: 'user',
  promotion: 'promotions',
  wallet: 'coins',
};

export interface LetterRowProps {
  readonly letter: Letter;
  readonly onOpen: () => void;
  readonly onRead: () => void;
  readonly onDelete: () => void;
}

/** A letter in its list: opened by a press, and put away by a pull or by its menu. */
export function LetterRow({ letter, onOpen, onRead, onDelete }: LetterRowProps) {
  const { t } = useTranslation();
  const time = useLetterTime();
  const { title, createdAt, read, kind } = letter;
  const actions: readonly SwipeAction[] = [
    ...(read ? [] : [{ label: t('inbox.read'), icon: 'check', onSelect: onRead } as const]),
    { label: t('inbox.delete'), icon: 'trash', tone: 'danger', onSelect: onDelete },
  ];
  return (
    <SwipeActions actions={actions} menuLabel={t('inbox.more', { title })}>
      <ListRow
        rich
        bare
        icon={icons[kind] ?? 'mail'}
        label={title}
        description={time(createdAt)}
        badge={read ? null : <UnreadBadge count={1} dot label={t('notices.mark')} />}
        onClick={onOpen}
      />
    </SwipeActions>
  );
}
