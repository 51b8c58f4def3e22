import { later } from '#kernel/parts/later.tsx';

const all = () => import('./all.ts');

/** What stands for a page while its code is on the way. */
export const skeletons = {
  account: later(async () => (await all()).AccountSkeleton),
  centre: later(async () => (await all()).CentreSkeleton),
  changePassword: later(async () => (await all()).ChangePasswordSkeleton),
  forget: later(async () => (await all()).ForgetSkeleton),
  games: later(async () => (await all()).GamesSkeleton),
  grid: later(async () => (await all()).GridSkeleton),
  help: later(async () => (await all()).HelpSkeleton),
  hot: later(async () => (await all()).HotSkeleton),
  login: later(async () => (await all()).LoginSkeleton),
  lottery: later(async () => (await all()).LotterySkeleton),
  notices: later(async () => (await all()).NoticesSkeleton),
  play: later(async () => (await all()).PlaySkeleton),
  promotions: later(async () => (await all()).PromotionsSkeleton),
  profile: later(async () => (await all()).ProfileSkeleton),
  records: later(async () => (await all()).RecordsSkeleton),
  register: later(async () => (await all()).RegisterSkeleton),
  rows: later(async () => (await all()).RowsSkeleton),
  settings: later(async () => (await all()).SettingsSkeleton),
};
