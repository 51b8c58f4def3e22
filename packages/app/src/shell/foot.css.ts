import { barRoom, leaning, nameAt, screen, textAt, vars, when } from '@livery/ui/theme';

const { color, radius, size, space, type } = vars;

/** Arcs across the column, as high as the edge is. */
const scallop = `radial-gradient(50% 100% at 50% 100%, ${color.footer.ground} calc(100% - 0.5px), transparent) 0 100% / calc(100% / 12) 100% repeat-x`;

export const foot = screen({
  ...textAt('s2'),
  position: 'relative',
  display: 'grid',
  gap: 12,
  // The ground goes down under the bottom bar.
  marginBlock: `calc(${space.section} + ${size.edge}) calc(-1 * ${barRoom})`,
  padding: `24px ${space.text} calc(${barRoom} + 20px)`,
  background: color.footer.ground,
  color: color.footer.soft,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 'calc(100% - 0.5px)',
      blockSize: size.edge,
      pointerEvents: 'none',
    },
    [when('edge', 'scallop', '&::before')]: { background: scallop },
    [when('edge', 'diagonal', '&::before')]: {
      background: color.footer.ground,
      clipPath: 'polygon(100% 0, 100% 100%, 0 100%)',
    },
  },
});

export const card = screen({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  color: color.footer.text,
  selectors: {
    [when('edge', 'scallop')]: {
      padding: 12,
      borderRadius: radius.card,
      background: `color-mix(in srgb, ${color.footer.text} 8%, ${color.footer.ground})`,
    },
  },
});

/** The age, in the brand's ornament. The shape lies under it, so that the figure never leans twice. */
export const age = screen({
  position: 'relative',
  zIndex: 0,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.ageMark,
  blockSize: size.ageMark,
  color: color.second.on,
  ...nameAt('s4'),
  fontWeight: type.figures.weight,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      borderRadius: '50%',
      background: color.second.fill,
    },
    [when('ornament', 'diamond', '&::before')]: { borderRadius: 0 },
    [when('ornament', 'lozenge')]: { inlineSize: `calc(${size.ageMark} * 1.25)` },
    [when('ornament', 'lozenge', '&::before')]: { borderRadius: 0, transform: leaning },
  },
});

export const title = screen({ display: 'block', ...nameAt('s3') });
export const facts = screen({ display: 'block', color: color.footer.soft });
