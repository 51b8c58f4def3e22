import { slantedFoot } from '@livery/ui/manners';
import { displayAt, oneLine, pressable, screen, textAt, vars, when } from '@livery/ui/theme';

const { color, gradient, space } = vars;

export const centre = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  paddingBlockEnd: '24px',
});

/** A shade of the ground’s own ink, across the end of it. */
const stripe = `color-mix(in srgb, ${color.action.on} 9%, transparent)`;
const stripes = (angle: string): string =>
  `linear-gradient(${angle}, transparent 64%, ${stripe} 64% 74%, transparent 74% 82%, ${stripe} 82% 92%, transparent 92%)`;
const ground = `linear-gradient(180deg, ${gradient.action})`;

/** Who and how much; one banner from edge to edge, where the brand makes it one. */
export const top = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  paddingBlockStart: space.title,
  selectors: {
    [when('wallet', 'banner')]: {
      vars: {
        [color.text.strong]: color.action.on,
        [color.text.soft]: color.action.on,
        [color.text.faint]: color.action.on,
        [color.action.text]: color.action.on,
        [color.line.focus]: color.action.on,
        [color.surface.inset]: stripe,
        [color.surface.strong]: stripe,
        [color.icon.second]: color.icon.onAction,
      },
      gap: 0,
      marginBlockStart: '-1px',
      paddingBlockEnd: '44px',
      color: color.action.on,
      background: `${stripes('105deg')}, ${ground}`,
      clipPath: slantedFoot('32px'),
    },
    [`[dir="rtl"]${when('wallet', 'banner')}`]: {
      background: `${stripes('-105deg')}, ${ground}`,
    },
  },
});

export const head = screen({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  paddingInline: space.inset,
});

export const face = screen(
  {
    flex: 'none',
    borderRadius: '50%',
    // What is drawn on it stands on a ground of its own.
    selectors: {
      [when('wallet', 'banner')]: {
        vars: {
          [color.text.strong]: color.action.rest,
          [color.surface.strong]: color.action.on,
          [color.tint.first]: color.action.on,
          [color.tint.second]: color.action.on,
          [color.tint.third]: color.action.on,
          [color.tint.fourth]: color.action.on,
        },
      },
    },
  },
  pressable,
);

export const picture = screen({
  inlineSize: '64px',
  blockSize: '64px',
  selectors: { [when('wallet', 'banner')]: { inlineSize: '48px', blockSize: '48px' } },
});

export const who = screen({ flex: 1, minInlineSize: 0 });

export const names = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
});

/** As its owner wrote it, also where titles are capitals. */
export const name = screen(
  { ...displayAt('s5'), textTransform: 'none', color: color.text.strong },
  oneLine,
);

export const club = screen({
  selectors: {
    [when('wallet', 'banner')]: {
      vars: {
        [color.surface.strong]: color.action.on,
        [color.surface.inset]: color.action.on,
        [color.text.soft]: color.action.rest,
      },
    },
  },
});

export const number = screen({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  // As much of a finger’s room as the line leaves; large letters leave none.
  marginBlock: 'min(0px, (1lh - 44px) / 4)',
  color: color.text.soft,
  ...textAt('s3'),
  fontVariantNumeric: 'tabular-nums',
});

/** On a ground of its own it is written like what stands in its place. */
export const again = screen({
  selectors: { [when('wallet', 'banner')]: { vars: { [color.action.text]: color.text.strong } } },
});

export const settings = screen({ flex: 'none' });

export const practice = screen({ marginInline: space.inset });
