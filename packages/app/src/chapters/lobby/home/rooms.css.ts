import { screen, twoLines, vars } from '@livery/ui/theme';

const { radius, size, space, type } = vars;

export const rows = screen({ display: 'grid', gap: space.list, marginInline: space.inset });

export const row = screen({ blockSize: twoLines(size.richRow), borderRadius: radius.row });

/** After the tiles of a strip, in the middle of their height. */
export const more = screen({ display: 'grid', alignContent: 'center', blockSize: '100%' });

/** A part of a part: smaller and nearer than what it belongs to. */
export const within = screen({
  vars: {
    [type.section.size]: type.size.s4,
    [type.section.line]: type.line.s4,
    [space.section]: '8px',
  },
});
