export { Menu, type MenuProps } from './menu.tsx';
export {
  MenuCheckItem,
  MenuItem,
  MenuSeparator,
  type MenuCheckItemProps,
  type MenuItemProps,
} from './menu-items.tsx';
