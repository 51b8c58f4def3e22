import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useMerchant } from '#kernel/merchant.tsx';
import { downloadsQuery } from '../api/downloads.ts';
import type { AppLinks } from './use-app.ts';

/** Ways to the app for every device; a link back to this page is none. */
export function useWaysToApp(): { readonly isPending: boolean; readonly links: AppLinks } {
  const { downloads } = useMerchant();
  const { pathname } = useLocation();
  const { data, isPending } = useQuery(downloadsQuery);
  const way = (kind: string, own: string | undefined): string | undefined => {
    const told = data?.list.find(({ resourceType, url }) => resourceType === kind && url !== '');
    return [told?.url, own].find((url) => url !== undefined && url !== pathname);
  };
  return {
    isPending,
    links: {
      android: way('Android', downloads.android),
      ios: way('IOS', downloads.ios),
      profile: way('MOBILECONFIG', downloads.mobileConfig),
    },
  };
}
