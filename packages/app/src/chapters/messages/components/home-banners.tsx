import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { Link } from 'react-router-dom';
import { Banner, BannerCarousel, type BannerProps } from '@livery/ui/banner-carousel';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { useHomeContent } from '../api/home-content.ts';
import { BannersRoom } from './rooms.tsx';

/** Nobody looks at more. */
const most = 6;

type Way = NonNullable<BannerProps['render']>;

/** A page of the app, a site beside it, or nothing that could be pressed. */
function wayTo(link: string, title: string): Way {
  if (/^\/(?!\/)/.test(link)) return <Link to={link}>{title}</Link>;
  if (/^https:/i.test(link))
    return (
      <a href={link} target="_blank" rel="noreferrer">
        {title}
      </a>
    );
  return <div />;
}

/** The brand’s own banners, and those of the operator for the home. */
export function HomeBanners() {
  const { t } = useTranslation();
  const { banners: own } = useMerchant();
  const { data, isPending } = useHomeContent();
  if (isPending) return <BannersRoom />;
  const banners = [
    ...own.map(({ alt, link, dark, light }) => ({
      title: t(alt as TextKey),
      link,
      picture: { dark, light },
    })),
    ...(data?.banners ?? []).map(({ title, text, link, url }) => ({
      title,
      description: text,
      worded: true,
      link,
      picture: { dark: url, light: url },
    })),
  ].slice(0, most);
  if (banners.length === 0) return null;
  return (
    <BannerCarousel
      label={t('banners.label')}
      placeLabel={(place, count) => t('banners.place', { place, count })}
      pagerLabel={(place) => t('banners.go', { place })}
    >
      {banners.map(({ link, ...banner }) => (
        <Banner key={banner.picture.dark} {...banner} render={wayTo(link, banner.title)} />
      ))}
    </BannerCarousel>
  );
}
