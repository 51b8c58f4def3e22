import { RecentsScreen } from './screen.tsx';
import { TypeTabs } from '../../components/filters/list-tabs.tsx';
import { useSession } from '#kernel/session/session.ts';

/** What a member played lately. */
export function RecentsPage() {
  const session = useSession();
  return (
    session && (
      <TypeTabs current="recent">
        <RecentsScreen userName={session.userName} />
      </TypeTabs>
    )
  );
}
