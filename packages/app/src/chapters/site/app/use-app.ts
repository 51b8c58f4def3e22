import { useQuery } from '@tanstack/react-query';
import { useMerchant } from '#kernel/merchant.tsx';
import { handsetOf, type Handset } from '#kernel/handset.ts';
import { downloadsQuery } from '../api/downloads.ts';

/** Ways to the app, each where there is one. */
export interface AppLinks {
  readonly android?: string | undefined;
  readonly ios?: string | undefined;
  /** A profile that puts the site on the home screen of an iPhone. */
  readonly profile?: string | undefined;
}

export interface OfferedApp {
  readonly phone: Handset;
  readonly links: AppLinks;
}

/** The app for this phone, as the platform knows it and else the manifest; nothing before the platform was asked. */
export function useApp(): { readonly isPending: boolean; readonly app?: OfferedApp } {
  const { downloads } = useMerchant();
  const { data, isPending } = useQuery(downloadsQuery);
  const phone = handsetOf();
  if (isPending) return { isPending };
  if (!phone || data?.appWindow === false) return { isPending };
  const told = (kind: string): string | undefined =>
    data?.list.find(({ resourceType, url }) => resourceType === kind && url !== '')?.url;
  const links: AppLinks = {
    android: told('Android') ?? downloads.android,
    ios: told('IOS') ?? downloads.ios,
    profile: told('MOBILECONFIG') ?? downloads.mobileConfig,
  };
  // Where there is no app for an iPhone, the site itself goes onto its home screen.
  const isThere = phone.system === 'ios' || links.android !== undefined;
  return isThere ? { isPending, app: { phone, links } } : { isPending };
}
