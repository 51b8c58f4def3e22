import type { Reply } from '@livery/contract/client';

/** As each calls itself, in every language. */
const names = { telegram: 'Telegram', facebook: 'Facebook', google: 'Google' } as const;

type ChannelName = keyof typeof names;

export interface Channel {
  readonly icon: ChannelName;
  readonly name: string;
  readonly url: string;
}

/** As platforms spell them, one of them in two ways. */
const spellings: Readonly<Record<ChannelName, readonly string[]>> = {
  telegram: ['TELEGRAM'],
  google: ['GEOGLE', 'GOOGLE'],
  facebook: ['FACEBOOK'],
};

type Download = Reply<'downloads'>['list'][number];

/** Channels that are set up, one of each: by the platform, or else by the brand itself. */
export function channelsOf(
  list: readonly Pick<Download, 'resourceType' | 'url'>[],
  links: Readonly<Record<string, string>>,
): Channel[] {
  return (Object.keys(spellings) as ChannelName[]).flatMap((icon) => {
    const told = list.find(({ resourceType }) => spellings[icon].includes(resourceType))?.url;
    const url = told || links[icon];
    return url && /^https:\/\//i.test(url) ? [{ icon, name: names[icon], url }] : [];
  });
}
