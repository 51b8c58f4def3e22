import { useState, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react';

import { Surface } from '../../layout/surface/surface.tsx';
import { both } from '../../util/both.ts';
import { cx } from '../../util/cx.ts';
import { useOwn } from '../../util/use-own.ts';
import { foundBy, stepBy, type TreeStep } from './tree-keys.ts';
import { TreeLine } from './tree-line.tsx';
import { isAwaited, rowsOf, type TreeItem } from './tree-rows.ts';
import { useTypeahead } from './use-typeahead.ts';
import * as css from './tree.css.ts';

export interface TreeProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'role' | 'defaultValue'
> {
  /** What the tree holds. */
  label: string;
  /** The first level, each with what lies below it. */
  items: readonly TreeItem[];
  /** The chosen row by its key, for whoever keeps it. */
  value?: string;
  /** The same at first; none unless told. */
  defaultValue?: string;
  /** Told of the row that was chosen. */
  onValueChange?: (key: string) => void;
  /** Rows that show what lies below them, for whoever keeps that. */
  expanded?: readonly string[];
  /** The same at first; none unless told. */
  defaultExpanded?: readonly string[];
  /** Told when a row was opened or closed. */
  onExpandedChange?: (keys: readonly string[]) => void;
  /** Asked for what lies below a row of which it is not here yet, each time it is opened. */
  onMore?: (key: string) => void;
  /** Said of such a row until it is. */
  busyLabel: string;
}

const none: readonly string[] = [];

/** The place of the row that something on the page belongs to. */
function indexOf(tree: Element, target: EventTarget): number {
  const row = target instanceof Element ? target.closest('[role="treeitem"]') : null;
  return row ? [...tree.children].indexOf(row) : -1;
}

function go(tree: Element, to: number): void {
  const row = tree.children[to];
  if (row instanceof HTMLElement) row.focus();
}

/** Rows that lie below rows, such as those whom somebody has brought: one stop of the keyboard, walked with the arrows and by letters. */
export function Tree({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  expanded,
  defaultExpanded = none,
  onExpandedChange,
  onMore,
  busyLabel,
  className,
  onKeyDown,
  onClick,
  onFocus,
  ...rest
}: TreeProps) {
  const [chosen, choose] = useOwn<string | undefined>(value, defaultValue, (key) => {
    if (key !== undefined) onValueChange?.(key);
  });
  const [open, setOpen] = useOwn(expanded, defaultExpanded, onExpandedChange);
  const [current, setCurrent] = useState<string>();
  const gather = useTypeahead();

  const rows = rowsOf(items, new Set(open));
  const known = rows.findIndex(({ item }) => item.key === (current ?? chosen));
  const at = Math.max(0, known);

  const expand = (item: TreeItem, isOpen: boolean): void => {
    setOpen(isOpen ? [...open, item.key] : open.filter((key) => key !== item.key));
    if (isOpen && isAwaited(item)) onMore?.(item.key);
  };
  const take = (step: TreeStep, tree: Element): void => {
    const item = rows[at]?.item;
    if ('to' in step) go(tree, step.to);
    else if (item && 'expand' in step) expand(item, step.expand);
    else if (item) choose(item.key);
  };
  const type = (event: KeyboardEvent): number | undefined => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!plain || event.key.length !== 1) return undefined;
    return foundBy(gather(event.key, event.timeStamp), rows, at);
  };
  const key = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { currentTarget: tree } = event;
    const rtl = getComputedStyle(tree).direction === 'rtl';
    const step = stepBy(event.key, rows, at, rtl);
    const found = step ? undefined : type(event);
    if (step) take(step, tree);
    else if (found !== undefined) go(tree, found);
    if (step || found !== undefined) event.preventDefault();
  };
  // A press on the mark of a row opens it, and anywhere else on it chooses it.
  const press = ({ currentTarget: tree, target }: MouseEvent): void => {
    const index = indexOf(tree, target);
    const row = rows[index];
    if (!row) return;
    go(tree, index);
    const onMark = target instanceof Element && target.closest('[data-mark]') !== null;
    if (onMark && row.expanded !== undefined) expand(row.item, !row.expanded);
    else choose(row.item.key);
  };

  return (
    <Surface
      {...rest}
      role="tree"
      tabIndex={-1}
      className={cx(css.tree, className)}
      aria-label={label}
      onKeyDown={both(onKeyDown, key)}
      onClick={both(onClick, press)}
      onFocus={both(onFocus, ({ currentTarget, target }) => {
        const row = rows[indexOf(currentTarget, target)];
        if (row) setCurrent(row.item.key);
      })}
    >
      {rows.map((row, index) => (
        <TreeLine
          key={row.item.key}
          row={row}
          reachable={index === at}
          chosen={row.item.key === chosen}
          busyLabel={busyLabel}
        />
      ))}
    </Surface>
  );
}
