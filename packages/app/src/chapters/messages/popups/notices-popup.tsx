import type { PopupProps } from '#kernel/popup.ts';
import { useHomeContent } from '../api/home-content.ts';
import { AnnouncementsPopup } from './announcements-popup.tsx';

/** More would be a list, which there is behind the envelope. */
const most = 5;

/** The newest notices for everybody; a member sees no more of what they have read. */
export function NoticesPopup(props: PopupProps) {
  const { data, isPending } = useHomeContent();
  const unread = data?.player.filter(({ read }) => !read).slice(0, most) ?? [];
  return (
    <AnnouncementsPopup
      storageKey="NOTICE_POP"
      announcements={isPending ? undefined : unread}
      {...props}
    />
  );
}
