import { color, sheer } from '../token.ts';
import { textOn } from './grounds.ts';

const header = textOn('color.frame.ground', 'color.surface.header');

/** The frame of the page has colours of its own: a light page may have a dark header, bar and footer. */
export const frameColors = {
  frame: {
    ground: sheer(
      'page',
      color('The header before the page has scrolled; may be clear.', '#101116', '#f6f6f8'),
    ),
    text: color('Text and icons of the header.', '#f4f5f8', '#15171d', header),
    soft: color('Quiet text of the header.', '#bcc0cc', '#4a4f5c', header),
  },
  bar: {
    text: color(
      'The current item of the bottom bar.',
      '#8fb0ff',
      '#2457d6',
      textOn('color.surface.bar'),
    ),
    soft: color(
      'The other items of the bottom bar.',
      '#bcc0cc',
      '#4a4f5c',
      textOn('color.surface.bar'),
    ),
  },
  footer: {
    ground: color('Ground of the footer.', '#0b0c10', '#ebecf0'),
    text: color('Text of the footer.', '#f4f5f8', '#15171d', textOn('color.footer.ground')),
    soft: color('Quiet text of the footer.', '#bcc0cc', '#4a4f5c', textOn('color.footer.ground')),
  },
} as const;
