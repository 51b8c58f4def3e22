import type { ReactNode } from 'react';
import { Link } from '#kernel/routing/link.ts';
import type { IconName } from '@livery/ui/icon';
import { List, ListRow } from '@livery/ui/list-row';
import { MenuGrid, MenuTile } from '@livery/ui/menu-grid';

/** A page that a member goes to from here. */
export interface CentreEntry {
  readonly icon: IconName;
  readonly label: string;
  readonly to: string;
  /** What waits behind it. */
  readonly badge?: ReactNode;
}

export interface CentreGroup {
  readonly label: string;
  readonly entries: readonly CentreEntry[];
}

interface EntriesProps {
  readonly groups: readonly CentreGroup[];
}

/** Row under row, what belongs together on one card. */
export function EntryLists({ groups }: EntriesProps) {
  return groups.map(({ label, entries }) => (
    <section key={label} aria-label={label}>
      <List>
        {entries.map(({ to, badge, ...entry }) => (
          <ListRow key={to} {...entry} rich badge={badge} render={<Link to={to} />} />
        ))}
      </List>
    </section>
  ));
}

/** A card for each, three in a row, whatever belongs together. */
export function EntryCards({ groups }: EntriesProps) {
  return (
    <MenuGrid>
      {groups.flatMap(({ entries }) =>
        entries.map(({ to, ...entry }) => (
          <MenuTile key={to} {...entry} render={<Link to={to} />} />
        )),
      )}
    </MenuGrid>
  );
}
