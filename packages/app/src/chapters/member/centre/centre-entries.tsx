import type { ReactNode } from 'react';
import { Link } from '#kernel/routing/link.ts';
import { Icon, type IconName } from '@livery/ui/icon';
import { List, ListRow } from '@livery/ui/list-row';
import * as css from './centre.css.ts';

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
    <ul className={css.cards}>
      {groups.flatMap(({ entries }) =>
        entries.map(({ icon, label, to, badge }) => (
          <li key={to} className={css.cell}>
            <Link className={css.card} to={to}>
              <span className={css.cardHead}>
                <Icon name={icon} size={24} />
                {badge}
              </span>
              <span className={css.cardName}>{label}</span>
            </Link>
          </li>
        )),
      )}
    </ul>
  );
}
