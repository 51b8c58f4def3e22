import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Banner, BannerCarousel } from '@livery/ui/banner-carousel';
import { formatWhole } from '@livery/ui/money';
import { BannersRoom, wasHeld } from './banners-room.tsx';
import { useBanners } from './use-banners.tsx';

/** The banners, one after another. */
export function HomeBanners() {
  const { t, language } = useTranslation();
  const figure = (value: number): string => formatWhole(value, language);
  const { banners, keys, isPending } = useBanners();
  const carousel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isPending && wasHeld())
      carousel.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isPending]);
  if (isPending) return <BannersRoom />;
  if (banners.length === 0) return null;
  return (
    <BannerCarousel
      ref={carousel}
      label={t('banners.label')}
      placeLabel={(place, count) =>
        t('banners.place', { place: figure(place), count: figure(count) })
      }
      figure={figure}
      pagerLabel={(place) => t('banners.go', { place: figure(place) })}
    >
      {banners.map((banner, at) => (
        <Banner key={keys[at]} {...banner} />
      ))}
    </BannerCarousel>
  );
}
