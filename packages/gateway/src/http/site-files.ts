import type { FastifyInstance } from 'fastify';
import type { Pictures } from '../kernel/pictures/pictures.ts';
import type { Merchant } from '../kernel/sites/merchants.ts';
import type { Sites } from '../kernel/sites/sites.ts';
import { pictureRoutes } from './pictures.ts';
import { plannedRoutes } from './planned.ts';
import type { Router } from './router.ts';
import { staticSite } from './static-site.ts';

export interface SiteFiles {
  readonly sites: Sites;
  readonly pictures: Pictures;
  /** Which come first on the home of a merchant. */
  firstPictures(merchant: Merchant): readonly string[];
}

/** What a site answers that is no chapter's: calls that nobody answers yet, pictures, and the site itself. */
export function serveSite(
  site: FastifyInstance,
  route: Router,
  { sites, pictures, firstPictures }: SiteFiles,
): void {
  plannedRoutes(route);
  pictureRoutes(site, pictures);
  staticSite(site, sites, firstPictures);
}
