import { BannerRoom } from '@livery/ui/banner-carousel';
import { SkeletonBanner } from '@livery/ui/skeleton';
import { useBanners } from './use-banners.tsx';

let isHeld = false;

/** Whether the keyboard stands on the first banner, which the carousel takes the place of. */
export function wasHeld(): boolean {
  const was = isHeld;
  isHeld = false;
  return was;
}

/** The room of the banners before they move: the first of them as soon as it is known. */
export function BannersRoom() {
  const { banners, isPending } = useBanners();
  const [first] = banners;
  if (first)
    return (
      <BannerRoom
        {...first}
        data-banners=""
        alone={!isPending && banners.length === 1}
        onFocus={() => (isHeld = true)}
        onBlur={() => (isHeld = false)}
      />
    );
  if (!isPending) return null;
  return <SkeletonBanner data-banners="" />;
}
