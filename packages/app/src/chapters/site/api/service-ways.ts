import { queryOptions } from '@tanstack/react-query';
import type { MerchantData } from '@livery/themes/contract';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, isText, listOf } from '@livery/web/http/shape';
import { isServiceAddress, openPath } from '../service/open-path.ts';

const key = 'serviceWays';
const isEntry = objectWith({ csType: isText, title: isText, path: isText });

type Entry = Reply<'customerService'>[number];

export interface ServiceWay extends Pick<Entry, 'csType' | 'title'> {
  readonly url: string;
}

/** Whoever runs the site finds it in the console; a player is shown one way less. */
const report = ({ csType, title }: Entry): void =>
  console.warn(`Customer service: the way ${csType}/${title} leads nowhere that is allowed`);

type Brand = Pick<MerchantData, 'code' | 'serviceHosts' | 'csPathCodec'>;

async function wayOf(entry: Entry, { code, serviceHosts, csPathCodec }: Brand) {
  try {
    // The other codec is for apps that know nothing else: a browser has no such cipher.
    const url = csPathCodec === 'aesgcm8' ? await openPath(entry.path, code) : '';
    if (isServiceAddress(url, serviceHosts))
      return [{ csType: entry.csType, title: entry.title, url }];
  } catch {
    // Of another merchant, or broken on the way.
  }
  report(entry);
  return [];
}

/** Where customer service is reached, as far as it may lead there. */
export const serviceWaysQuery = (brand: Brand) =>
  queryOptions({
    queryKey: [key, brand.code],
    queryFn: async ({ signal }): Promise<readonly ServiceWay[]> => {
      const entries = fitting(await call('customerService', {}, { signal }), listOf(isEntry));
      const ways = await Promise.all(entries.map((entry) => wayOf(entry, brand)));
      return ways.flat();
    },
    staleTime: 5 * 60_000,
  });
