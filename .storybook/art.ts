import type { Plugin } from 'vite';

import {
  banners,
  drawBanner,
  drawCover,
  drawVendorLogo,
  drawVendorMark,
  games,
  vendors,
} from '../packages/art/src/index.ts';

/** The pictures of the demo catalogue, drawn when they are asked for. */
const drawings = new Map<string, () => string>([
  ...games.map((game) => [`/art/${game.slug}.svg`, () => drawCover(game)] as const),
  ...banners.map((banner) => [`/art/banner/${banner.id}.svg`, () => drawBanner(banner)] as const),
  ...vendors.map(
    (vendor) => [`/art/studio/${vendor.code}.svg`, () => drawVendorMark(vendor)] as const,
  ),
  ...vendors.map(
    (vendor) => [`/art/studio/${vendor.code}-logo.svg`, () => drawVendorLogo(vendor)] as const,
  ),
]);

/** Serves and builds the covers and marks that stories show: pictures as players see them. */
export const art = (): Plugin => ({
  name: 'livery-story-art',
  configureServer(server) {
    const drawn = new Map<string, string>();
    server.middlewares.use((request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://story').pathname;
      const draw = drawings.get(path);
      if (!draw) return next();
      const svg = drawn.get(path) ?? draw();
      drawn.set(path, svg);
      response.setHeader('Content-Type', 'image/svg+xml');
      response.setHeader('Cache-Control', 'max-age=3600');
      response.end(svg);
    });
  },
  generateBundle() {
    for (const [path, draw] of drawings)
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: draw() });
  },
});
