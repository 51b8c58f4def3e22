import type { Hear, News, Renew } from './news.ts';
import { thinned } from './thinned.ts';

/** Whose page hears: everything for its site, and what is for its member. */
export interface HearingPage {
  readonly merchant: string;
  readonly memberId: bigint | undefined;
}

interface SitePages {
  readonly all: Set<Hear>;
  readonly members: Map<bigint, Set<Hear>>;
}

/** Who hears on this gateway, found without asking everybody whether they are meant. */
export function createHearers() {
  const everywhere = new Set<Renew>();
  const sites = new Map<string, SitePages>();
  let last: Promise<void> = Promise.resolve();

  const pagesOf = ({ merchant, memberId }: News): Iterable<Hear> => {
    const site = sites.get(merchant);
    if (site === undefined) return [];
    return memberId === undefined ? site.all : (site.members.get(memberId) ?? []);
  };
  const forPages = thinned((news) => {
    for (const hear of pagesOf(news)) hear(news);
  });

  return {
    tell(news: News): void {
      const renewals = [...everywhere].map((renew) => renew(news)).filter(Boolean);
      if (renewals.length === 0) forPages.tell(news);
      // A page asks as soon as it hears, and whoever answers it should know by then. What came
      // first is told first: a page believes the latest.
      else last = Promise.allSettled([last, ...renewals]).then(() => forPages.tell(news));
    },
    /** Hears all news, of every site and every member, before any page does. */
    addEverywhere(renew: Renew): () => void {
      everywhere.add(renew);
      return () => everywhere.delete(renew);
    },
    addPage({ merchant, memberId }: HearingPage, hear: Hear): () => void {
      const site = sites.get(merchant) ?? { all: new Set(), members: new Map() };
      sites.set(merchant, site);
      site.all.add(hear);
      if (memberId !== undefined) {
        const own = site.members.get(memberId) ?? new Set();
        site.members.set(memberId, own.add(hear));
      }
      return () => {
        site.all.delete(hear);
        if (memberId === undefined) return;
        const own = site.members.get(memberId);
        own?.delete(hear);
        if (own?.size === 0) site.members.delete(memberId);
      };
    },
    pagesOf: (merchant: string, memberId: bigint): number =>
      sites.get(merchant)?.members.get(memberId)?.size ?? 0,
    clear(): void {
      forPages.clear();
      everywhere.clear();
      sites.clear();
    },
  };
}
