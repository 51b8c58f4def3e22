export { banners } from './banners/banners.ts';
export { drawBanner } from './banners/draw-banner.ts';
export { drawPromotion } from './promotions/draw-promotion.ts';
export { promotions } from './promotions/promotions.ts';
export { games } from './catalogue/games.ts';
export { drawCover } from './cover.ts';
export { drawVendorLogo, type LogoInks } from './logos.ts';
export { drawVendorMark } from './marks.ts';
export { vendors } from './vendors.ts';
