/** Fetched together, when the first page is idle. */
export { AccountSkeleton } from './account-skeleton.tsx';
export { CentreSkeleton } from './centre-skeleton.tsx';
export { ChangePasswordSkeleton } from './change-password-skeleton.tsx';
export { ForgetSkeleton } from './forget-skeleton.tsx';
export { GamesSkeleton } from './games-skeleton.tsx';
export { GridSkeleton } from './grid-skeleton.tsx';
export { HelpSkeleton } from './help-skeleton.tsx';
export { HotSkeleton } from './hot-skeleton.tsx';
export { LoginSkeleton } from './login-skeleton.tsx';
export { LotterySkeleton } from './lottery-skeleton.tsx';
export { PlaySkeleton } from './play-skeleton.tsx';
export { PromotionsSkeleton } from './promotions-skeleton.tsx';
export { ProfileSkeleton } from './profile-skeleton.tsx';
export { RecordsSkeleton } from './records-skeleton.tsx';
export { RegisterSkeleton } from './register-skeleton.tsx';
export { RowsSkeleton } from './rows-skeleton.tsx';
export { SettingsSkeleton } from './settings-skeleton.tsx';
