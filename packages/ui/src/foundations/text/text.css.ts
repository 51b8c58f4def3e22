import { component } from '../theme/style.ts';
import { figuresAt, labelAt, nameAt, stepOf, textAt, type Step } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';

const { color, type } = vars;
const steps = Object.keys(type.size) as Step[];

const tones = {
  strong: color.text.strong,
  soft: color.text.soft,
  faint: color.text.faint,
  action: color.action.text,
  danger: color.danger.text,
  win: color.win.text,
} as const;

export type Tone = keyof typeof tones;

export const text = component({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  hyphenateLimitChars: '10 5 4',
  ...textAt('s3'),
  selectors: {
    '&[data-voice="name"]': { ...nameAt('s3'), hyphens: 'manual' },
    '&[data-voice="label"]': labelAt('s3'),
    '&[data-voice="figures"]': figuresAt('s3'),
    '&[data-strong]': { fontWeight: type.text.strong },
    ...Object.fromEntries(steps.map((step) => [`&[data-step="${step}"]`, stepOf(step)])),
    ...Object.fromEntries(
      Object.entries(tones).map(([tone, ink]) => [`&[data-tone="${tone}"]`, { color: ink }]),
    ),
  },
});
