export { Banner, type BannerProps } from './banner.tsx';
export { BannerCarousel, type BannerCarouselProps } from './banner-carousel.tsx';
export { BannerRoom, type BannerRoomProps } from './banner-room.tsx';
export type { BannerPictureProps } from './banner-picture.tsx';
export type { BannerWordsProps } from './banner-words.tsx';
