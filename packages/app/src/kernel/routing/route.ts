import type { QueryClient } from '@tanstack/react-query';
import { createElement, lazy, useState, type ComponentType } from 'react';
import type { IconName } from '@livery/ui/icon';
import { withDeferredAssets } from '../parts/deferred-assets.ts';
import { later } from '../parts/later.tsx';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { RouteName } from './addresses.ts';
import type { PageToCome } from './to-come.ts';

/** Somebody at an address. */
export interface Visit {
  /** The code of the site. */
  readonly merchant: string;
  /** Parameters of the path and of the query, and which of the route’s places this is. */
  readonly params: Readonly<Record<string, string>>;
  readonly language: string;
  /** Nobody when nobody is logged in. */
  readonly userName: string | undefined;
}

/** Asks for what a page will show. */
export type Preparation = (queries: QueryClient, visit: Visit) => Promise<void>;

export interface PageProps {
  readonly params: Visit['params'];
}

/** What of the shell a page wears. */
export interface Layout {
  /**
   * The brand’s header; a bar with the title, on the brand’s ground or on a plain
   * one; an arrow alone over a drawn scene; or none, where the page brings its own.
   */
  readonly bar: 'header' | 'top' | 'title' | 'scene' | 'own';
  /** The menu at the thumb. */
  readonly footer: boolean;
  /** At its end stands what must be said of the site. */
  readonly foot?: true;
  /** Back goes home instead of to the page before; `/` is home by its shortest address. */
  readonly backHome?: true | '/';
  /** No arrow leads back: the page itself says how to leave it. */
  readonly noBack?: true;
}

export interface MenuPlace {
  /** From start to end. */
  readonly order: number;
  readonly icon: IconName;
  /** What stands under the icon. */
  readonly label: TextKey;
  /** Behind it lies what was written to the member: it says how much of that is not read. */
  readonly unread?: true;
  /** Whose place it keeps: it makes room as soon as that page is there. */
  readonly until?: PageToCome;
}

/** Where a route is found. */
type Place =
  /** Its address, and others that lead to the same page. */
  | { readonly path: string; readonly aliases?: readonly string[] }
  /** An address for each value of one parameter. */
  | {
      readonly by: string;
      readonly paths: Readonly<Record<string, string>>;
      /** What each of them is called, where that is not as the route is. */
      readonly titles?: Readonly<Record<string, TextKey>>;
    }
  /** Under the path of another route, told apart by these parameters. */
  | { readonly under: RouteName; readonly query: Readonly<Record<string, string>> };

type Loader = () => Promise<ComponentType<PageProps>>;

type Content =
  /** Part of the first script, and rendered by the build for a visitor. */
  | {
      readonly page: ComponentType<PageProps>;
      readonly prerender: true;
      readonly load?: never;
      readonly skeleton?: never;
    }
  /** Fetched when it is first opened; the skeleton has its measure and stands until then. */
  | {
      readonly load: Loader;
      readonly skeleton: () => Promise<ComponentType>;
      readonly page?: never;
      readonly prerender?: never;
    };

interface Wear {
  readonly name: RouteName;
  /** Who may come; a visitor is for those who have not logged in. */
  readonly guard: 'anyone' | 'member' | 'visitor';
  /** What a visitor sees of a member’s page; log-in with the way back when it says nothing. */
  readonly refused?: ComponentType;
  readonly layout: Layout;
  readonly title: TextKey;
  /** What it is called while a password of the member’s own is due: all other pages then lead to it. */
  readonly firstTitle?: TextKey;
  readonly menu?: MenuPlace;
  /** Whoever is barred from play stays on it: it is of their money, their account or their way out. */
  readonly whileBarred?: true;
  /** Operators’ HTML stands in it: what makes that safe is fetched with its code. */
  readonly html?: true;
  /** Before it knows anything it is the same whatever the search of its address says. */
  readonly sameBones?: true;
  /** What is asked for while the code of the page is still on the way. */
  readonly prepare?: () => Promise<Preparation>;
}

export interface Route extends Wear {
  readonly place: Place;
  readonly prerender?: true | undefined;
  readonly Page: ComponentType<PageProps>;
  /** Fetches its code; undefined where that is part of the first script. */
  readonly load?: (() => Promise<unknown>) | undefined;
  /** Fetches all that it takes to draw it without bones. */
  readonly ready: Drawing['ready'];
  readonly Skeleton: ComponentType | undefined;
  /** The same for routes that show one page: it stays as it is on the way between them. */
  readonly pageKey: string;
}

interface Drawing {
  readonly Page: ComponentType<PageProps>;
  readonly ready: (() => Promise<unknown>) | undefined;
}

/** The code of a page did not come; another try may have it. */
export class PageMissing extends Error {}

const missing = new Set<() => void>();

/** What has failed would fail for good: it is asked for anew when somebody opens it next. */
export function askForMissing(): void {
  for (const askAnew of missing) askAnew();
  missing.clear();
}

/** A page that is there at once where its code is: what is only asked for is waited for, and shows its bones. */
function drawn(load: Loader): Drawing {
  let found: ComponentType<PageProps> | undefined;
  const ready = async () => {
    const code = await withDeferredAssets(load).catch((cause: unknown) => {
      missing.add(() => void (Coming = lazy(ready)));
      throw new PageMissing('The code of a page did not come', { cause });
    });
    found = code;
    return { default: code };
  };
  let Coming = lazy(ready);
  function Page(props: PageProps) {
    const [Part] = useState(() => found ?? Coming);
    return createElement(Part, props);
  }
  return { Page, ready };
}

const pages = new Map<Loader | ComponentType<PageProps>, Drawing & { readonly key: string }>();

function pageOf(content: Content): Drawing & { readonly key: string } {
  const source = content.page ?? content.load;
  const known = pages.get(source);
  if (known) return known;
  const drawing = content.page ? { Page: content.page, ready: undefined } : drawn(content.load);
  const made = { ...drawing, key: `${pages.size}` };
  pages.set(source, made);
  return made;
}

/** A page with everything that the rest of the app has to know of it. */
export function defineRoute({
  place,
  ...route
}: Wear & Content & { readonly place: Place }): Route {
  const { Page, ready, key } = pageOf(route);
  return {
    ...route,
    place,
    Page,
    pageKey: key,
    ready,
    Skeleton: route.skeleton && later(route.skeleton),
  };
}
