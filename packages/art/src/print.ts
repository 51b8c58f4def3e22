/**
 * Prints pictures of the demo catalogue by their names, as JSON:
 * node packages/art/src/print.ts covers/moon-orchard vendors/EMW logos/EMW
 */
import { games } from './catalogue/games.ts';
import { drawCover } from './cover.ts';
import { drawVendorLogo } from './logos.ts';
import { drawVendorMark } from './marks.ts';
import { vendors } from './vendors.ts';

/** The drawing of a name; nothing where no catalogue has it. */
function drawn(name: string): string | undefined {
  const [kind, code] = name.split('/');
  const game = games.find(({ slug }) => slug === code);
  const vendor = vendors.find((one) => one.code === code);
  if (kind === 'covers' && game) return drawCover(game);
  if (kind === 'vendors' && vendor) return drawVendorMark(vendor);
  return kind === 'logos' && vendor ? drawVendorLogo(vendor) : undefined;
}

const names = process.argv.slice(2);
const missing = names.filter((name) => drawn(name) === undefined);
if (missing.length > 0) {
  console.error(`Nobody draws ${missing.join(', ')}.`);
  process.exitCode = 1;
} else console.log(JSON.stringify(Object.fromEntries(names.map((name) => [name, drawn(name)]))));
