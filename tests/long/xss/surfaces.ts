import type { Page } from '@playwright/test';

/** A page that shows what operators write. */
export interface Surface {
  readonly name: string;
  readonly path: string;
  /** What the platform is asked for it. */
  readonly asked: RegExp;
  /** What it answers, for so many texts. */
  value(htmls: readonly string[]): unknown;
  /** Opens all that is closed. */
  openAll(page: Page): Promise<void>;
}

const at = 1_700_000_000_000;

const announcements = (more: object) => ({
  promotion: [],
  banners: [],
  player: [],
  popup: [],
  hot: [],
  footer: { unreadCount: 0 },
  ...more,
});

/** In the page, and perhaps out of sight: what an operator wrote may lie over it. */
const isThere = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).last().waitFor({ state: 'attached' });

/** Presses what is found one after the other, and waits for each to be drawn. */
const pressAll = (page: Page, selector: string): Promise<void> =>
  page.evaluate(async (what) => {
    for (const one of document.querySelectorAll<HTMLElement>(what)) {
      one.click();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }, selector);

export const surfaces: readonly Surface[] = [
  {
    name: 'announcement',
    path: '/m/notice',
    asked: /\/wps\/announcement\?/,
    value: (htmls) =>
      announcements({
        player: htmls.map((content, id) => ({
          id: `${id}`,
          title: `${id}`,
          startDate: at,
          content,
          read: true,
        })),
      }),
    openAll: (page) => isThere(page, 'main details'),
  },
  {
    name: 'promotion',
    path: '/m/activity',
    asked: /\/wps\/announcement\?/,
    value: (htmls) =>
      announcements({
        promotion: htmls.map((content, id) => ({
          id: `${id}`,
          title: `${id}`,
          content,
          startDate: at,
          endDate: at * 2,
          noExpiry: 1,
          announcementImages: [],
          promoAnnouncementCategoryIds: [],
        })),
      }),
    openAll: async (page) => {
      await isThere(page, 'main summary');
      await pressAll(page, 'main summary');
    },
  },
  {
    name: 'help',
    path: '/m/help',
    asked: /\/wps\/system\/help/,
    value: (htmls) => htmls.map((content, id) => ({ id: `${id}`, title: `${id}`, content })),
    openAll: async (page) => {
      await isThere(page, '[role="tab"]');
      await pressAll(page, 'main [role="tab"]');
    },
  },
  {
    name: 'inbox',
    path: '/m/webEmail',
    asked: /\/wps\/member\/inbox\?/,
    value: (htmls) => ({
      list: htmls.map((content, id) => ({
        id: `${id}`,
        title: `${id}`,
        content,
        createdAt: at,
        read: true,
        kind: 'system',
      })),
      pageNum: 1,
      totalPages: 1,
    }),
    openAll: async (page) => {
      await isThere(page, 'main li');
      await pressAll(page, 'main li button[data-rich]');
    },
  },
];
