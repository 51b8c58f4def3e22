import { Icon } from '../../foundations/icon/icon.tsx';
import { Spinner } from '../../foundations/spinner/spinner.tsx';
import { isAwaited, type TreeRow } from './tree-rows.ts';
import * as css from './tree.css.ts';

interface TreeLineProps {
  row: TreeRow;
  /** The keyboard comes in by this row. */
  reachable: boolean;
  chosen: boolean;
  busyLabel: string;
}

/** Deeper rows stand where these do, or a phone would have no room left for their names. */
const deepest = 6;

/** One row of a tree. */
export function TreeLine({
  row: { item, level, place, count, expanded },
  reachable,
  chosen,
  busyLabel,
}: TreeLineProps) {
  const busy = expanded === true && isAwaited(item);
  return (
    <div
      role="treeitem"
      tabIndex={reachable ? 0 : -1}
      className={css.row}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={count}
      aria-expanded={expanded}
      aria-selected={chosen}
      aria-busy={busy || undefined}
      data-depth={Math.min(level, deepest)}
    >
      <span className={css.mark} data-mark="">
        {busy ? <Spinner /> : null}
        {expanded !== undefined && !busy ? (
          <Icon name="caret" size={18} className={css.caret} />
        ) : null}
      </span>
      <span className={css.texts}>
        <span className={css.label}>{item.label}</span>
        {busy || item.description ? (
          <span className={css.description}>{busy ? busyLabel : item.description}</span>
        ) : null}
      </span>
      {item.end === undefined ? null : <span className={css.end}>{item.end}</span>}
    </div>
  );
}
