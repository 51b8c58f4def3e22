import { useSession } from '#kernel/session/session.ts';
import type { PopupProps } from '#kernel/popup.ts';
import { useHomeContent } from '../api/home-content.ts';
import { AnnouncementsPopup } from './announcements-popup.tsx';

/** What the operator wants said after a log-in. */
export function WelcomePopup(props: PopupProps) {
  const isMember = useSession() !== null;
  const { data, isPending } = useHomeContent();
  const announcements = isMember ? (data?.popup ?? []) : [];
  return (
    <AnnouncementsPopup
      storageKey="LOGIN_POP"
      announcements={isPending && isMember ? undefined : announcements}
      {...props}
    />
  );
}
