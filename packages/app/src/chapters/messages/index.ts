export { homeContentAddress } from './api/home-content.ts';
export { menuBannersQuery } from './api/menu-banners.ts';
export { BannersRoom } from './components/banners-room.tsx';
export { HomeBanners } from './components/home-banners.tsx';
export { NoticeLine } from './components/notice-line.tsx';
export { NoticesRoom } from './components/rooms.tsx';
export { NoticesPopup } from './popups/notices-popup.tsx';
export { WelcomePopup } from './popups/welcome-popup.tsx';
