export { Skeleton, SkeletonText, type SkeletonProps, type SkeletonTextProps } from './bone.tsx';
export {
  SkeletonGrid,
  SkeletonStrip,
  SkeletonTile,
  type SkeletonGridProps,
  type SkeletonStripProps,
  type SkeletonTileProps,
} from './skeleton-games.tsx';
export { SkeletonRows, type SkeletonRowsProps } from './skeleton-rows.tsx';
export { SkeletonFade, type SkeletonFadeProps } from './skeleton-fade.tsx';
