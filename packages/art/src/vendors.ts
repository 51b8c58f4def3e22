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
    faces: ['lilita-one', 'bowlby-one', 'cinzel-decorative'],
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
    faces: ['limelight', 'cinzel-decorative', 'carter-one'],
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
    faces: ['bangers', 'racing-sans-one', 'anton'],
  },
  {
    code: 'BGS',
    name: 'Houselight',
    palettes: ['aurora', 'regal', 'coral', 'neon'],
    faces: ['righteous', 'lilita-one', 'bungee'],
  },
  {
    code: 'BRJ',
    name: 'Bramblejack',
    palettes: ['jungle', 'moss', 'lime', 'copper'],
    faces: ['alfa-slab-one', 'bowlby-one', 'chango'],
  },
  {
    code: 'STL',
    name: 'Stonelark',
    palettes: ['storm', 'copper', 'sand', 'moss'],
    faces: ['cinzel', 'carter-one', 'alfa-slab-one'],
  },
  {
    code: 'VOR',
    name: 'Velvet Orrery',
    palettes: ['regal', 'grape', 'plum', 'midnight'],
    faces: ['cinzel-decorative', 'limelight', 'righteous'],
  },
  {
    code: 'HXL',
    name: 'Hexalune',
    palettes: ['royal', 'neon', 'storm', 'aurora'],
    faces: ['russo-one', 'bungee', 'audiowide'],
  },
  {
    code: 'TMC',
    name: 'Tumblecrown',
    palettes: ['orchid', 'regal', 'hall', 'royal'],
    faces: ['bungee', 'lilita-one', 'bowlby-one'],
  },
  {
    code: 'BWL',
    name: 'Brasswick Live',
    palettes: ['noir', 'jade', 'crimson', 'midnight'],
    faces: ['limelight', 'righteous', 'cinzel'],
  },
  {
    code: 'HBN',
    name: 'Harbour Nine',
    palettes: ['peacock', 'coral', 'lagoon', 'sand'],
    faces: ['bowlby-one', 'carter-one', 'titan-one'],
  },
  {
    code: 'ODM',
    name: 'Oddmint',
    palettes: ['lime', 'jade', 'candy', 'coral'],
    faces: ['titan-one', 'chango', 'luckiest-guy'],
  },
  {
    code: 'PTL',
    name: 'Pitchline',
    palettes: ['sky', 'jungle', 'storm', 'ember'],
    faces: ['racing-sans-one', 'anton', 'graduate'],
  },
  {
    code: 'FHM',
    name: 'Featherhelm',
    palettes: ['crimson', 'hall', 'copper', 'moss'],
    faces: ['new-rocker', 'alfa-slab-one', 'cinzel-decorative'],
  },
  {
    code: 'SXP',
    name: 'Sixpenny Works',
    palettes: ['sand', 'rose', 'coral', 'ice'],
    faces: ['carter-one', 'chango', 'lilita-one'],
  },
  {
    code: 'ARC',
    name: 'Arcturn',
    palettes: ['ice', 'midnight', 'peacock', 'grape'],
    faces: ['audiowide', 'righteous', 'bungee'],
  },
] as const satisfies readonly Vendor[];

export type VendorCode = (typeof vendors)[number]['code'];

export function vendorOf(code: string): Vendor {
  const found = vendors.find((vendor) => vendor.code === code);
  if (found === undefined) throw new Error(`No vendor has the code ${code}`);
  return found;
}
