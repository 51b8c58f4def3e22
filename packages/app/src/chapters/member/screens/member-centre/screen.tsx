import type { ReactNode } from 'react';
import { List } from '@livery/ui/list-row';
import { useLayouts } from '#kernel/choices/layouts.ts';
import { isGuest } from '#kernel/session/customer-type.ts';
import type { Session } from '#kernel/session/session.ts';
import { EntryCards, EntryLists, type CentreGroup } from '../../centre/centre-entries.tsx';
import * as css from '../../centre/centre.css.ts';
import { MemberHead } from '../../centre/member-head.tsx';
import { TrialPrompt } from '../../centre/trial-prompt.tsx';
import { LogOutRow } from '../../components/log-out-row.tsx';

export interface MemberCentreProps {
  readonly session: Session;
  /** The member’s money. */
  readonly wallet: ReactNode;
  /** What they go to from here; a group without entries is left out. */
  readonly groups: readonly CentreGroup[];
}

const entriesBy = { base: EntryLists, new: EntryCards } as const;

/** The member’s own room: who they are, what they have, and the way to all that is theirs. */
export function MemberCentreScreen({ session, wallet, groups }: MemberCentreProps) {
  const { memberCentre } = useLayouts();
  const Entries = entriesBy[memberCentre];
  return (
    <div className={css.centre} data-centre={memberCentre}>
      <div className={css.top}>
        <MemberHead session={session} />
        {wallet}
      </div>
      {isGuest(session.type) ? <TrialPrompt /> : null}
      <Entries groups={groups.filter(({ entries }) => entries.length > 0)} />
      <List>
        <LogOutRow />
      </List>
    </div>
  );
}
