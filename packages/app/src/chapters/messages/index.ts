export { menuBannersQuery } from './api/menu-banners.ts';
