/** Draws the banners of the demo merchants anew: node packages/art/src/promotions/write.ts */
import { writeFile } from 'node:fs/promises';
import { fileOf, toWebp } from './in-pixels.ts';
import { promotions } from './promotions.ts';

for (const promotion of promotions) await writeFile(fileOf(promotion), await toWebp(promotion));
