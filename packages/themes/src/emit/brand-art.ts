import type { ArtPicture, BrandArt } from '../contract/merchant-data.ts';
import { artKinds, inModes } from '../manifest/assets.ts';
import type { Manifest } from '../manifest/manifest.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Where a picture of the folder is served, and how large it is. */
export interface PlacedPictures {
  readonly place: (asset: string) => string;
  readonly sizeOf: (asset: string) => PictureSize | undefined;
}

/** The pictures of a brand's own as a page knows them; nothing where it brings none. */
export function brandArt(
  said: Manifest['art'],
  { place, sizeOf }: PlacedPictures,
): BrandArt | undefined {
  if (!said) return undefined;
  const picture = (file: NonNullable<typeof said.scene>): ArtPicture => {
    const { dark, light } = inModes(file);
    const [larger = unknown] = [sizeOf(dark), sizeOf(light)]
      .filter((size) => size !== undefined)
      .toSorted((one, other) => other.width - one.width);
    const { width, height } = larger;
    return { dark: place(dark), light: place(light), width, height };
  };
  const single = artKinds.flatMap((kind) => {
    const file = said[kind];
    return file === undefined ? [] : [[kind, picture(file)]];
  });
  const studios = Object.entries(said.studios ?? {});
  return {
    ...(Object.fromEntries(single) as BrandArt),
    ...(studios.length > 0
      ? { studios: Object.fromEntries(studios.map(([code, file]) => [code, picture(file)])) }
      : {}),
  };
}

/** Of a picture that was not measured: the shape of a phone's upper half. */
const unknown: PictureSize = { width: 780, height: 600 };
