import { BannerRoom } from '@livery/ui/banner-carousel';
import { Skeleton } from '@livery/ui/skeleton';
import { useMerchant } from '#kernel/merchant.tsx';
import { useHomeContent } from '../api/home-content.ts';
import * as css from './rooms.css.ts';

/** The room of a line of notices, before there is one. */
export const NoticesRoom = () => <div className={css.notices} />;

/** The room of the banners before they are there, with the first picture as soon as it is known. */
export function BannersRoom() {
  const { banners } = useMerchant();
  const { data } = useHomeContent();
  const [own] = banners;
  const [other] = data?.banners ?? [];
  if (own) return <BannerRoom picture={own} />;
  if (other)
    return (
      <BannerRoom
        picture={{ dark: other.url, light: other.url }}
        worded
        alone={data?.banners.length === 1}
      />
    );
  return (
    <div className={css.banners}>
      <Skeleton shape="block" className={css.banner} />
    </div>
  );
}
