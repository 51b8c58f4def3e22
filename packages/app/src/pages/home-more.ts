/** What the rendered home begins without. */
export { HomeBanners, NoticeLine } from '#chapters/messages';
export { Popups } from '../shell/popups/popups.tsx';
