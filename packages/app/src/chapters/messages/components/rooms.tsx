import { Skeleton } from '@livery/ui/skeleton';
import * as css from './rooms.css.ts';

/** The room of a line of notices, before there is one. */
export const NoticesRoom = () => <div className={css.notices} />;

/** The room of the banners, before they are there. */
export const BannersRoom = () => (
  <div className={css.banners}>
    <Skeleton shape="block" className={css.banner} />
  </div>
);
