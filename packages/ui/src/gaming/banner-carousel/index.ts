export { Banner, type BannerProps } from './banner.tsx';
export { BannerCarousel, type BannerCarouselProps } from './banner-carousel.tsx';
export { BannerRoom, type BannerRoomProps } from './banner-room.tsx';
