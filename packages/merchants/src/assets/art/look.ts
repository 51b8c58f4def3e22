import {
  inModes,
  logoOnPage,
  wordsOverArt,
  type ArtFault,
  type Diagnostic,
  type Merchant,
} from '@livery/themes';
import { modes } from '@livery/themes/contract';
import { paletteOf } from '../palette.ts';
import { samplesOf } from './samples.ts';

type Said = Parameters<typeof inModes>[0];

/** What can only be told of pictures that are sound: whether words are read over them, and logos seen. */
export async function artFaults(
  merchant: Merchant,
  bytesOf: (path: string) => Buffer,
): Promise<readonly Diagnostic[]> {
  const { art = {} } = merchant.manifest;
  const found: Diagnostic[] = [];

  const look = async (
    key: readonly string[],
    said: Said | undefined,
    judge: (picture: Buffer, mode: (typeof modes)[number]) => Promise<ArtFault | undefined>,
  ): Promise<void> => {
    if (said === undefined) return;
    for (const mode of modes) {
      const fault = await judge(bytesOf(inModes(said)[mode]), mode);
      const place = typeof said === 'string' ? key : [...key, mode];
      if (fault)
        found.push(merchant.report(['art', ...place], fault.code, fault.message, fault.hint));
    }
  };

  for (const kind of ['scene', 'hero'] as const)
    await look([kind], art[kind], async (picture, mode) =>
      wordsOverArt(await samplesOf(picture), merchant.themes[mode], mode),
    );
  for (const [code, said] of Object.entries(art.studios ?? {}))
    await look(['studios', code], said, async (picture, mode) =>
      logoOnPage(await paletteOf(picture), merchant.themes[mode], mode),
    );
  return found;
}
