import { useQuery } from '@tanstack/react-query';
import { useMerchant } from '#kernel/merchant.tsx';
import { serviceWaysQuery, type ServiceWay } from '../api/service-ways.ts';

const isChat = ({ csType, title }: ServiceWay): boolean =>
  csType === 'LIVECHAT' && title !== 'whatsapp';

/** Somebody to write with at once, where the merchant has that, apart from all other ways to customer service: it is not for everybody. */
export function useServiceWays(enabled = true) {
  const { data = [], isPending } = useQuery({ ...serviceWaysQuery(useMerchant()), enabled });
  return {
    chat: FLAGS.CBS3 ? data.find(isChat) : undefined,
    others: data.filter((way) => !isChat(way)),
    isPending,
  };
}
