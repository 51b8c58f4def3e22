import { tried, underLetterings } from '../../packages/themes/src/testing/proof/colours.ts';
import { colorCube } from '../../packages/themes/src/testing/color.ts';
import type { Long } from './run.ts';

/** Letterings are tried on so many levels a channel: each colour meets five of them. */
const LETTERED = 6;

async function run(count: number, say: (line: string) => void): Promise<void> {
  const colors = colorCube(Math.max(2, Math.round(Math.cbrt(count))));
  const { unreadable, broken, unmoved } = tried(colors);
  const faults = [...unreadable, ...broken, ...unmoved];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  say(`${colors.length} colours in every role, exact and nearest, in both modes: none amiss`);
  const lettered = colorCube(LETTERED);
  const wrong = underLetterings(lettered);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  say(`${lettered.length} colours under letterings that a brand fixed: none amiss`);
}

export const long: Long = {
  about: 'brands of the colours of a cube, every pair of the contract measured in both modes',
  count: 4096,
  run,
};
