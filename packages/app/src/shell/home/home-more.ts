/** What the rendered home begins without. */
export {
  CategoryParts,
  HouseList,
  RecentSection,
  SportsSection,
  StudiosSection,
} from '#chapters/lobby';
export { HomeBanners, NoticeLine } from '#chapters/messages';
export { AppBar, AppButton } from '#chapters/site';
export { Popups } from '../popups/popups.tsx';
