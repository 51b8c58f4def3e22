import { sized } from '../../foundations/manners/arranged.ts';
import { bead } from '../../foundations/manners/bead.css.ts';
import { trayOf } from '../../foundations/manners/block.ts';
import { painted, toned } from '../../foundations/manners/tone.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, radius } = vars;

/** Its ground is that of every tray: the mark alone has the colour of the tone. */
export const callout = component(
  {
    vars: { [painted.ground]: color.surface.strong },
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '12px',
    padding: '16px',
    ...trayOf(radius.card),
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  toned,
);

export const mark = component(sized('36px'), bead);

/** Begins on the middle of the mark where it is one line. */
export const texts = component({ alignContent: 'center', minBlockSize: '36px' });

/** Below the words: a link stands as they do, a button has room for its ring. */
export const action = component({ paddingBlockStart: '8px' });
