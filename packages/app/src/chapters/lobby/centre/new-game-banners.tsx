import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { Banner, BannerCarousel } from '@livery/ui/banner-carousel';
import { formatWhole } from '@livery/ui/money';
import { SkeletonBanner } from '@livery/ui/skeleton';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { routeAt } from '#kernel/routing/table.ts';
import { newGameBannersQuery } from '../api/new-game-banners.ts';

/** A page of this app; whatever else an operator names is not pressed here. */
const isOurs = (link: string): boolean => {
  const [path = '', search = ''] = link.split('?');
  return routeAt(path, search) !== undefined;
};

/** Banners of new games; without any, or where they do not come, nobody misses them. */
export function NewGameBanners() {
  const { t, language } = useTranslation();
  const figure = (value: number): string => formatWhole(value, language);
  const { data = [], isPending } = useQuery(
    newGameBannersQuery(useMerchant().code, useAskedLanguage()),
  );
  if (isPending) return <SkeletonBanner />;
  if (data.length === 0) return null;
  return (
    <BannerCarousel
      label={t('centre.banners')}
      placeLabel={(place, count) =>
        t('centre.banner', { place: figure(place), count: figure(count) })
      }
      figure={figure}
      pagerLabel={(place) => t('centre.toBanner', { place: figure(place) })}
    >
      {data.map(({ id, title, text, url, link }, place) => (
        <Banner
          key={id}
          title={title}
          description={text}
          call={isOurs(link) ? t('centre.banner.call') : undefined}
          worded
          first={place === 0}
          picture={{ dark: url, light: url }}
          render={isOurs(link) ? <Link to={link}>{title}</Link> : <div />}
        />
      ))}
    </BannerCarousel>
  );
}
