/** What the rendered home begins without. */
export {
  CategoryParts,
  HouseList,
  JackpotSection,
  SportsSection,
  StudiosSection,
  Winners,
} from '#chapters/lobby';
export { HomeBanners, NoticeLine } from '#chapters/messages';
export { AppBar } from '#chapters/site';
export { Popups } from './popups/popups.tsx';
export { Foot } from './foot.tsx';
