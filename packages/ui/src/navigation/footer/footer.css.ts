import { washes } from '@livery/themes/contract';
import { createVar } from '@vanilla-extract/css';

import { pressable } from '../../foundations/theme/mixins.css.ts';
import { barRoom, leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, labelAt, nameAt, textAt, rem } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius, size, space, type } = vars;

/** Hairlines on the footer's own ground. */
const rule = createVar();

export const footer = component({
  vars: {
    [rule]: `color-mix(in srgb, ${color.footer.text} 16%, transparent)`,
    [color.line.focus]: color.footer.text,
  },
  position: 'relative',
  display: 'grid',
  gap: '16px',
  marginBlockStart: `calc(${space.section} + 12px)`,
  padding: `28px ${space.text} ${barRoom}`,
  background: color.footer.ground,
  color: color.footer.text,
  ...textAt('s3'),
  selectors: {
    [when('edge', 'none')]: { boxShadow: `inset 0 1px ${rule}` },
    // Twelve arcs stand up from it.
    [when('edge', 'scallop')]: {
      marginBlockStart: `calc(${space.section} + ${size.edge} + 12px)`,
      paddingBlockStart: '24px',
    },
    [when('edge', 'scallop', '&::before')]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 'calc(100% - 1px)',
      blockSize: size.edge,
      background: `radial-gradient(50% 100% at 50% 100%, ${color.footer.ground} calc(100% - 1px), transparent) 0 0 / calc(100% / 12) 100% repeat-x`,
    },
    [when('edge', 'diagonal')]: {
      gap: '12px',
      marginBlockStart: '8px',
      paddingBlockStart: `calc(${size.edge} + 16px)`,
      clipPath: `polygon(0 ${size.edge}, 100% 0, 100% 100%, 0 100%)`,
    },
    // A double rule closes the programme.
    [when('tile', 'frame')]: {
      gap: '20px',
      justifyItems: 'center',
      textAlign: 'center',
      boxShadow: 'none',
    },
    [when('tile', 'frame', '&::before')]: {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: space.inset,
      blockSize: '4px',
      borderBlock: `${border.rule} solid ${color.line.strong}`,
    },
  },
});

export const studios = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8px',
  inlineSize: '100%',
  color: color.footer.text,
  selectors: {
    [when('edge', 'diagonal')]: { order: 2, color: color.footer.soft },
    [when('tile', 'frame')]: { color: color.footer.soft },
  },
});

export const mark = component({
  selectors: { '&&': { inlineSize: '26px', blockSize: '26px' } },
});

export const licence = component({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  inlineSize: '100%',
  minBlockSize: '44px',
  padding: '12px',
  borderRadius: `min(${radius.card}, 24px)`,
  background: `color-mix(in srgb, ${color.footer.text} ${100 * washes.licence.part}%, transparent)`,
  textAlign: 'start',
  selectors: {
    [when('corners', 'cut')]: {
      padding: '0 0 16px',
      borderRadius: 0,
      background: 'none',
      borderBlockEnd: `1px solid ${rule}`,
    },
    [when('tile', 'frame')]: {
      paddingInline: 0,
      borderRadius: 0,
      background: 'none',
      borderBlock: `1px solid ${rule}`,
    },
  },
});

/** The mark of the age in the second fill: a disc, a lozenge, or a frame. */
export const age = component({
  position: 'relative',
  zIndex: 0,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: size.ageMark,
  blockSize: size.ageMark,
  paddingInline: '6px',
  color: color.second.on,
  ...textAt('s3'),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      borderRadius: '50%',
      background: color.second.fill,
      transform: leaning,
    },
    [when('ornament', 'fruit')]: { minInlineSize: '52px', blockSize: '52px' },
    [when('ornament', 'lozenge')]: {
      minInlineSize: '56px',
      marginInline: '4px',
      color: color.scene.on,
      ...nameAt('s5'),
    },
    [when('ornament', 'square', '&::before')]: { borderRadius: `min(${radius.button}, 12px)` },
    [when('ornament', 'lozenge', '&::before')]: { borderRadius: 0, background: color.scene.fill },
    [when('ornament', 'diamond')]: {
      minInlineSize: size.ageMark,
      color: color.footer.text,
      ...displayAt('s4'),
      letterSpacing: 0,
    },
    [when('ornament', 'diamond', '&::before')]: {
      inset: '5px',
      borderRadius: 0,
      border: `1px solid ${color.line.strong}`,
      background: 'none',
      rotate: '45deg',
    },
  },
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});

export const words = component({ flex: 1, minInlineSize: 0, display: 'grid', gap: '2px' });

export const title = component({
  ...nameAt('s3'),
  selectors: {
    [when('ornament', 'fruit')]: { ...displayAt('s4') },
    [when('ornament', 'lozenge')]: { ...nameAt('s4') },
    [when('ornament', 'diamond')]: { ...displayAt('s4'), letterSpacing: 0 },
  },
});

export const text = component({ color: color.footer.soft, ...textAt('s2') });

export const seal = component({
  flex: 'none',
  color: color.second.fill,
  selectors: {
    [when('ornament', 'lozenge')]: { color: color.footer.text },
    [when('ornament', 'diamond')]: { color: color.footer.text },
  },
});

export const links = component({
  inlineSize: '100%',
  selectors: {
    [when('edge', 'diagonal')]: { borderBlockEnd: `1px solid ${rule}`, paddingBlockEnd: '8px' },
  },
});

/** Two columns, or one where large letters would have their words parted. */
const column = `min(100%, max(${rem(128)}, 40%))`;

export const columns = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${column}, 1fr))`,
  columnGap: '12px',
  textAlign: 'start',
  selectors: {
    [when('tile', 'frame')]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(${column}, max-content))`,
      justifyContent: 'space-evenly',
    },
  },
});

export const place = component({ minInlineSize: 0 });

export const link = component(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: '44px',
    paddingBlock: '8px',
    textAlign: 'start',
    ...textAt('s3'),
    fontWeight: type.text.weight,
    selectors: {
      [when('ornament', 'fruit')]: { fontWeight: 700 },
      [when('labels', 'capitals')]: { fontWeight: type.text.weight },
    },
  },
  pressable,
);

export const linkWords = component({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { '(hover: hover)': { selectors: { ':hover > &': { textDecoration: 'underline' } } } },
});

export const icon = component({ flex: 'none', color: color.footer.soft });

export const foot = component({
  display: 'grid',
  gap: '8px',
  color: color.footer.soft,
  ...textAt('s2'),
  selectors: { [when('edge', 'diagonal')]: { order: 3, gap: '4px' } },
});

export const copyright = component({
  selectors: { [when('tile', 'frame')]: { ...labelAt('s1'), letterSpacing: '0.06em' } },
});
