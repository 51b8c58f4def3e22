export { homeContentAddress } from './api/home-content.ts';
export { menuBannersQuery } from './api/menu-banners.ts';
export { HomeBanners } from './components/home-banners.tsx';
export { NoticeLine } from './components/notice-line.tsx';
export { BannersRoom, NoticesRoom } from './components/rooms.tsx';
export { NoticesPopup } from './popups/notices-popup.tsx';
export { WelcomePopup } from './popups/welcome-popup.tsx';
