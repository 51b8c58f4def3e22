export { Studios, type StudiosProps } from './studios.tsx';
export {
  StudioMark,
  VendorTile,
  type StudioMarkProps,
  type VendorTileProps,
} from './vendor-tile.tsx';
