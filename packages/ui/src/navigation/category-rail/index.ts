export {
  CategoryRail,
  RailItem,
  type CategoryRailProps,
  type RailItemProps,
} from './category-rail.tsx';
