export interface Palette {
  light: string;
  mid: string;
  deep: string;
  glow: string;
  accent: string;
}

const rows = {
  ember: '#ff8a3c #c2261f #3d0715 #ffd36b #ffcf3f',
  royal: '#7a6bff #3420a8 #120844 #9fd0ff #ff6bd0',
  jungle: '#7fd64a #14804f #04301f #f4ff9a #ffb52e',
  lagoon: '#35e0d8 #0b7fa8 #032a52 #c8fff2 #ff7a6a',
  orchid: '#ff7ad9 #a51fa8 #3a0650 #ffd6f6 #5fe0ff',
  sunset: '#ffb45a #f0466f #56114f #fff0b0 #7a4bff',
  midnight: '#3f6fd8 #14286e #050a26 #7fc8ff #ffb84a',
  hall: '#ffd66b #c77a14 #4a2004 #fff4c0 #e8303f',
  jade: '#6fe6b8 #128a72 #03332f #e8ffd0 #ff6a5a',
  crimson: '#ff5a66 #a80f35 #30031a #ffc08a #ffd23f',
  grape: '#b48bff #6326c4 #210655 #ffb8f0 #5fffc8',
  sky: '#9fe4ff #3f9cf0 #123f9c #ffffff #ffb02e',
  lime: '#d8f25a #5fa81c #163f0a #ffffd0 #ff5a8f',
  candy: '#ffc2e0 #ff6fb0 #9a1f78 #ffffff #6fe0ff',
  copper: '#f0a878 #9c4a2f #35110f #ffe0b0 #2fc0b0',
  storm: '#8fa8d8 #3d4f8f #11183f #d8f0ff #ffe14a',
  aurora: '#5fffc0 #2f6fb8 #1a0f5a #b8ffdc #c86bff',
  rose: '#ffb0a0 #d8506f #5a1238 #fff0dc #ffd75a',
  sand: '#ffe6b0 #e0a04a #6a3a14 #ffffff #1f9b9b',
  neon: '#ff4fd8 #4a1fd0 #0c0838 #5fffff #3fe0ff',
  lava: '#ffce3f #f0501f #4a0a0a #ffffb0 #ff3f6a',
  ice: '#e8fbff #7fc0f0 #2a5aa8 #ffffff #8b7bff',
  peacock: '#3fd8c0 #1f5fc0 #1a1260 #b8fff0 #ffc83f',
  plum: '#e08ad0 #7a2470 #2c0630 #ffc8a0 #ffd23f',
  moss: '#c8d87a #5c7a2f #1c2c10 #fdffc8 #ff8a3f',
  noir: '#6a5490 #2a1a40 #0c0618 #ffcf7a #ff5a7a',
  coral: '#ffa07a #2f9c9c #06343f #ffe0c0 #ffd23f',
  regal: '#ffcf6a #8b3fc0 #2a0a50 #fff0b8 #3fe0c0',
};

export type PaletteName = keyof typeof rows;

export function palette(name: PaletteName): Palette {
  const [light = '#fff', mid = '#888', deep = '#222', glow = '#fff', accent = '#f80'] =
    rows[name].split(' ');
  return { light, mid, deep, glow, accent };
}
