import { banner, both, families, type Brief } from './brief.ts';

export const boba: Brief = {
  code: 'boba',
  asked: 'A tea house in pastels: light first, #f7a8c4, round, soft, no shadows on cards.',
  made: ['--name', 'Boba', '--brand', '#f7a8c4', '--theme', 'light', '--scene', 'bokeh'],
  faces: {
    'quicksand.woff2': import.meta
      .resolve('@fontsource-variable/quicksand/files/quicksand-latin-wght-normal.woff2'),
  },
  manifest: {
    fonts: { Quicksand: { licence: 'OFL-1.1', files: [{ file: 'assets/quicksand.woff2' }] } },
    art: { hero: both('hero'), empty: both('empty') },
    banners: [
      banner(both('banner-set'), 'banner.set'),
      banner(both('banner-pearls'), 'banner.pearls'),
    ],
  },
  said: [
    {
      mode: 'light',
      words: [
        'token color.scene.ground #fdeaf2',
        'token color.scene.text #3f1128',
        'token color.scene.soft #5e1f3f',
        'token color.scene.accent #86184f',
        'token color.surface.page #fff6fa',
      ],
    },
    {
      words: [
        'slot bar floating',
        'slot marks disc',
        'slot caption below',
        'slot tag pill',
        'slot selected soft',
        'slot wallet card',
        'slot neighbours gap',
        'slot studios pills',
        'slot ticker pill',
        'slot seam scallop',
        'token elevation.low none',
        'token radius.card 24px',
        'token radius.button 999px',
        ...families('Quicksand', ['display', 'text', 'button', 'label', 'figures', 'wordmark']),
      ],
    },
  ],
};
