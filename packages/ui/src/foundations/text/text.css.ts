import { component } from '../theme/style.ts';
import { stepped } from '../theme/steps.css.ts';
import { figuresAt, labelAt, nameAt, textAt } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';

const { color, type } = vars;

const tones = {
  strong: color.text.strong,
  soft: color.text.soft,
  faint: color.text.faint,
  action: color.action.text,
  danger: color.danger.text,
  win: color.win.text,
} as const;

export type Tone = keyof typeof tones;

/** Lettering of a voice, in whatever size it is. */
function voiced<Lettering extends { fontSize: string; lineHeight: string }>(all: Lettering) {
  const { fontSize: _size, lineHeight: _line, ...lettering } = all;
  return lettering;
}

export const text = component(
  {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    hyphenateLimitChars: '10 5 4',
    ...textAt('s3'),
    selectors: {
      '&[data-voice="name"]': { ...voiced(nameAt('s3')), hyphens: 'manual' },
      '&[data-voice="label"]': voiced(labelAt('s3')),
      '&[data-voice="figures"]': voiced(figuresAt('s3')),
      '&[data-strong]': { fontWeight: type.text.strong },
      ...Object.fromEntries(
        Object.entries(tones).map(([tone, ink]) => [`&[data-tone="${tone}"]`, { color: ink }]),
      ),
    },
  },
  stepped,
);
