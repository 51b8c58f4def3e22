export { Skeleton, SkeletonText, type SkeletonProps, type SkeletonTextProps } from './bone.tsx';
export { SkeletonBanner } from './skeleton-banner.tsx';
export { SkeletonGrid, type SkeletonGridProps } from './skeleton-grid.tsx';
export { SkeletonLotteries, type SkeletonLotteriesProps } from './skeleton-lotteries.tsx';
export { SkeletonPromotions, type SkeletonPromotionsProps } from './skeleton-promotions.tsx';
export { SkeletonStrip, type SkeletonStripProps } from './skeleton-strip.tsx';
export { SkeletonTile, type SkeletonTileProps } from './skeleton-tile.tsx';
export { SkeletonRows, type SkeletonRowsProps } from './skeleton-rows.tsx';
export { SkeletonFade, type SkeletonFadeProps } from './skeleton-fade.tsx';
