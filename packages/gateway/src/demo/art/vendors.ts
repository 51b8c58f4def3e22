import type { FaceName } from './lettering/faces.ts';
import type { PaletteName } from './palettes.ts';

export interface Vendor {
  code: string;
  name: string;
  palettes: readonly [PaletteName, ...PaletteName[]];
  faces: readonly [FaceName, ...FaceName[]];
}

export const vendors = [
  {
    code: 'EMW',
    name: 'Emberwright',
    palettes: ['ember', 'lava', 'crimson', 'noir'],
    faces: ['lilita-one', 'bowlby-one', 'cinzel'],
  },
  {
    code: 'QFX',
    name: 'Quillfox',
    palettes: ['sunset', 'copper', 'orchid', 'sand'],
    faces: ['carter-one', 'lilita-one', 'chango'],
  },
  {
    code: 'MNL',
    name: 'Moonlatch',
    palettes: ['midnight', 'grape', 'royal', 'aurora'],
    faces: ['cinzel', 'righteous', 'limelight'],
  },
  {
    code: 'TDH',
    name: 'Tidehollow',
    palettes: ['lagoon', 'peacock', 'sky', 'jade'],
    faces: ['titan-one', 'lilita-one', 'bangers'],
  },
  {
    code: 'SFK',
    name: 'Saffron Kite',
    palettes: ['hall', 'ember', 'sunset', 'crimson'],
    faces: ['luckiest-guy', 'shojumaru', 'titan-one'],
  },
  {
    code: 'JL',
    name: 'Lanternfall',
    palettes: ['crimson', 'ember', 'jade', 'regal'],
    faces: ['shojumaru', 'luckiest-guy', 'lilita-one'],
  },
  {
    code: 'KRK',
    name: 'Kestrel & Rook',
    palettes: ['moss', 'noir', 'midnight', 'hall'],
    faces: ['alfa-slab-one', 'cinzel', 'limelight'],
  },
  {
    code: 'NPL',
    name: 'Ninth Parlour',
    palettes: ['plum', 'noir', 'crimson', 'regal'],
    faces: ['limelight', 'cinzel', 'carter-one'],
  },
  {
    code: 'GWA',
    name: 'Glasswing Arcade',
    palettes: ['neon', 'aurora', 'orchid', 'peacock'],
    faces: ['righteous', 'audiowide', 'russo-one'],
  },
  {
    code: 'PPL',
    name: 'Pepperloom',
    palettes: ['candy', 'rose', 'sky', 'lime'],
    faces: ['chango', 'lilita-one', 'titan-one'],
  },
  {
    code: 'VFB',
    name: 'Volta Fable',
    palettes: ['lava', 'neon', 'sunset', 'royal'],
    faces: ['bangers', 'racing-sans-one', 'russo-one'],
  },
  {
    code: 'BGS',
    name: 'Houselight',
    palettes: ['aurora', 'regal', 'coral', 'neon'],
    faces: ['righteous', 'lilita-one', 'bungee'],
  },
] as const satisfies readonly Vendor[];

export type VendorCode = (typeof vendors)[number]['code'];

export function vendorOf(code: string): Vendor {
  const found = vendors.find((vendor) => vendor.code === code);
  if (found === undefined) throw new Error(`No vendor has the code ${code}`);
  return found;
}
