import { Link } from '#kernel/routing/link.ts';
import type { BannerProps } from '@livery/ui/banner-carousel';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { useHomeContent } from '../api/home-content.ts';

/** Nobody looks at more. */
const most = 6;

type Way = NonNullable<BannerProps['render']>;

interface HomeBanner extends Pick<
  BannerProps,
  'title' | 'description' | 'call' | 'worded' | 'render'
> {
  readonly picture: NonNullable<BannerProps['picture']>;
}

interface Banners {
  readonly banners: readonly HomeBanner[];
  /** What each of them is known by: two may share a picture. */
  readonly keys: readonly string[];
  /** Those of the operator are still to come. */
  readonly isPending: boolean;
}

/** A page of the app, a site beside it, or nothing that could be pressed. */
function wayTo(link: string, title: string): Way | undefined {
  if (/^\/(?!\/)/.test(link)) return <Link to={link}>{title}</Link>;
  if (/^https:/i.test(link))
    return (
      <a href={link} target="_blank" rel="noreferrer">
        {title}
      </a>
    );
  return undefined;
}

/** The brand’s own banners, and those of the operator for the home. */
export function useBanners(): Banners {
  const { t } = useTranslation();
  const { banners: own } = useMerchant();
  const { data, isPending } = useHomeContent();
  const ofBrand = own.map(({ alt, link, dark, light }): HomeBanner => {
    const title = t(alt as TextKey);
    return { title, picture: { dark, light }, render: wayTo(link, title) ?? <div /> };
  });
  const ofOperator = (data?.banners ?? []).map(({ title, text, link, url }): HomeBanner => {
    const way = wayTo(link, title);
    return {
      title,
      description: text,
      call: way && t('banners.look'),
      worded: true,
      picture: { dark: url, light: url },
      render: way ?? <div />,
    };
  });
  const banners = [...ofBrand, ...ofOperator].slice(0, most);
  const keys = [...own.map((_, at) => `own ${at}`), ...(data?.banners ?? []).map(({ id }) => id)];
  return { banners, keys, isPending };
}
