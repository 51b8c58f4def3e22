import { color } from '../token.ts';
import { textOn } from './grounds.ts';

/** Pictures drawn by the app: their colours stand apart from the page's, in each mode. */
export const sceneColors = {
  scene: {
    ground: color('Ground of a drawn scene: hero, banner, log-in.', '#12141d', '#12141d'),
    text: color('Titles on a scene.', '#f6f7fb', '#f6f7fb', textOn('color.scene.ground')),
    soft: color('Second lines on a scene.', '#c9cddb', '#c9cddb', textOn('color.scene.ground')),
    accent: color(
      'Small capitals and marks on a scene.',
      '#8fb0ff',
      '#8fb0ff',
      textOn('color.scene.ground'),
    ),
    fill: color('Main button on a scene.', '#5b8cff', '#5b8cff'),
    on: color('Text of that button.', '#0a1020', '#0a1020', textOn('color.scene.fill')),
    lightStart: color('First light or shape of a scene.', '#2457d6', '#2457d6'),
    lightEnd: color('Second light or shape of a scene.', '#6f4bd8', '#6f4bd8'),
  },
  jackpot: {
    ground: color('Behind the jackpot where it has no gradient.', '#12141d', '#12141d'),
    figure: color(
      'Digits of the jackpot.',
      '#ffe3a8',
      '#ffe3a8',
      textOn('color.jackpot.ground', 'gradient.digit'),
    ),
    label: color(
      'Words beside the jackpot.',
      '#e6e8f2',
      '#e6e8f2',
      textOn('color.jackpot.ground', 'gradient.jackpot'),
    ),
  },
  wallet: {
    ground: color('Ground of the wallet on top of the member centre.', '#191b22', '#ffffff'),
    text: color(
      'Balance and words on the wallet.',
      '#f4f5f8',
      '#15171d',
      textOn('color.wallet.ground'),
    ),
    mark: color('Stripes of the wallet; decoration only.', '#22252e', '#ebecf0'),
  },
} as const;
