import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { houseGames } from '../games/house.ts';
import type { Artwork } from '../modules/games/artwork.ts';
import { banners, drawBanner, drawCover, drawVendorMark, games, vendors } from './art/index.ts';

export function demoArtwork(): Artwork {
  return {
    games: games.map((game) => ({
      slug: game.slug,
      title: game.title,
      category: game.category,
      vendor: game.vendor,
      // What is known of a game of ours comes from its own mathematics.
      facts: houseGames.find(({ nodeId }) => nodeId === game.slug)?.facts,
      draw: () => drawCover(game),
    })),
    vendors: vendors.map((vendor) => ({
      code: vendor.code,
      name: vendor.name,
      draw: () => drawVendorMark(vendor),
    })),
    banners: banners.map((banner) => ({ id: banner.id, draw: () => drawBanner(banner) })),
    version: artVersion(),
  };
}

/** Every source a drawing depends on, so that a changed brush changes every address. */
function artVersion(): string {
  const folder = join(import.meta.dirname, 'art');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name))
    .toSorted();
  const hash = createHash('sha256');
  for (const name of files) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}
