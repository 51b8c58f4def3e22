import { MenuGroup, type MenuGroupProps } from './menu-group.tsx';

export interface MenuGamesProps extends MenuGroupProps {
  /** Columns where they stand in a grid: three where names are long. */
  columns?: 3 | 4;
}

/** Kinds of games: a grid or a list, as the brand has its menu. */
export function MenuGames({ columns = 4, ...rest }: MenuGamesProps) {
  return <MenuGroup {...rest} kind="games" columns={columns} />;
}

/** Cells two by two, below the games. */
export function MenuMore(props: MenuGroupProps) {
  return <MenuGroup {...props} kind="more" />;
}

/** Plain rows. */
export function MenuRows(props: MenuGroupProps) {
  return <MenuGroup {...props} kind="rows" />;
}

/** Words to choose one of. */
export function MenuWords(props: MenuGroupProps) {
  return <MenuGroup {...props} kind="words" />;
}

/** Marks of channels, side by side. */
export function MenuMarks(props: MenuGroupProps) {
  return <MenuGroup {...props} kind="marks" />;
}

/** What stays in sight at the foot of a menu. */
export function MenuFoot(props: MenuGroupProps) {
  return <MenuGroup {...props} kind="foot" />;
}
