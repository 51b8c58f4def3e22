import { banner, both, each, families, type Brief } from './brief.ts';

const square =
  'button card field pill pillEnd holder segment tag badge bar banner row mark markEnd tile tileLarge thumb cover check picture sheet message'.split(
    ' ',
  );

export const cabinet: Brief = {
  code: 'cabinet',
  asked: 'An arcade of eight bits: #00e5ff, a pixel font of its own, scanlines, moves in steps.',
  made: ['--name', 'Cabinet', '--brand', '#00e5ff', '--scene', 'scanlines'],
  faces: {
    'pixel.woff2': import.meta
      .resolve('@fontsource/press-start-2p/files/press-start-2p-latin-400-normal.woff2'),
  },
  manifest: {
    fonts: {
      Pixel: { licence: 'OFL-1.1', fallback: 'monospace', files: [{ file: 'assets/pixel.woff2' }] },
    },
    art: { hero: 'assets/hero.svg', empty: both('empty') },
    banners: ['coin', 'level'].map((name) => {
      const file = `assets/banner-${name}.svg`;
      return banner({ dark: file, light: file }, `banner.${name}`);
    }),
  },
  said: [
    {
      words: [
        ...families('Pixel', ['display', 'text', 'label', 'button', 'wordmark', 'figures']),
        'slot marks square',
        'slot edges cut',
        'slot frames frame',
        'token cut.tile 10px',
        'token cut.tileLarge 12px',
        'token cut.card 12px',
        'token border.frame 2px',
        'token space.mat 3px',
        'token border.card 2px',
        'token border.header 3px',
        'token motion.steps 5',
        ...each('radius', square, '0px'),
        'slot winnersMove step',
        'slot winners table',
        'slot labels capitals',
        'slot titles capitals',
        'slot wordmark capitals',
        'slot digits slide',
        'slot studios cells',
      ],
    },
  ],
};
