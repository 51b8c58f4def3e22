import type { Mode } from '../../../packages/themes/src/contract/token.ts';
import { banner, both, each, families, type Brief } from './brief.ts';

const square =
  'button card field tile tileLarge banner segment tag badge mark markEnd holder check picture sheet message pill pillEnd'.split(
    ' ',
  );

const inBlackAndWhite = (mode: Mode, ground: string, ink: string) => ({
  mode,
  words: [
    `token color.scene.ground ${ground}`,
    ...each('color.scene', ['text', 'soft', 'accent'], ink),
    `token color.surface.page ${ground}`,
    `token color.line.strong ${ink}`,
  ],
});

export const blok: Brief = {
  code: 'blok',
  asked: 'Brutalist: white, black and red, nothing round, thick rules, Arabic first.',
  made: ['--name', 'Blok', '--brand', '#e10600', '--theme', 'light', '--languages', 'AR,EN'],
  faces: {
    'alexandria-latin.woff2': import.meta
      .resolve('@fontsource-variable/alexandria/files/alexandria-latin-wght-normal.woff2'),
    'alexandria-arabic.woff2': import.meta
      .resolve('@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2'),
  },
  manifest: {
    fonts: {
      Alexandria: { licence: 'OFL-1.1', files: [{ file: 'assets/alexandria-latin.woff2' }] },
      Iskandar: { licence: 'OFL-1.1', files: [{ file: 'assets/alexandria-arabic.woff2' }] },
    },
    art: { hero: both('hero'), empty: both('empty') },
    banners: [banner(both('banner-a'), 'banner.a'), banner(both('banner-b'), 'banner.b')],
  },
  said: [
    inBlackAndWhite('light', '#ffffff', '#000000'),
    inBlackAndWhite('dark', '#0a0a0a', '#ffffff'),
    {
      words: [
        ...families('Alexandria', ['display', 'text', 'button', 'label', 'figures', 'wordmark']),
        ...families('Iskandar', ['display', 'text'], 'fallback'),
        'slot marks square',
        'slot backdrop plain',
        'token border.focus 4px',
        'token border.field 3px',
        'token border.header 8px',
        'token border.card 3px',
        ...each('elevation', ['low', 'high', 'action'], 'none'),
        ...each('radius', square, '0px'),
        'slot pager figures',
        'slot banner bleed',
        'slot rail words',
        'slot tabs rule',
        'slot winners ledger',
        'slot blocks rules',
        'slot studios table',
        'slot secondary outlined',
        'slot titleMark bar',
        'slot hot mosaic',
        'slot rank notch',
        'slot header double',
        'slot icons fill',
      ],
    },
  ],
};
