import { ListRow } from '@livery/ui/list-row';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { WayRow, type WayRowProps } from './way-row.tsx';

/** How long a visitor, and a guest of free play, read that the chat is not for them. */
const refusedFor = { visitor: 2_000, guest: 1_000 } as const;

/** Somebody of the house at once, for members; others are told why not. */
export function ChatRow({ to, ...look }: Pick<WayRowProps, 'to' | 'description'>) {
  const { t } = useTranslation();
  const { show } = useToast();
  const session = useSession();
  const words = { ...look, icon: 'chat', label: t('flag.CBS3.chat') } as const;
  if (session && !isGuest(session.type)) return <WayRow {...words} to={to} />;
  const refuse = (): void =>
    void show(
      session
        ? { text: t('free_reject'), duration: refusedFor.guest }
        : { text: t('error.auth.required'), duration: refusedFor.visitor },
    );
  return <ListRow {...words} rich={look.description !== undefined} onClick={refuse} />;
}
