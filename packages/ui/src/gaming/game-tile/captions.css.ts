import { frame } from '../../foundations/roles/frame.css.ts';
import { pointAnew, roles } from '../../foundations/roles/roles.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { captionLetters, captionLine } from './caption.ts';

const { label, line, size } = vars.type;

/** Of the page, as there are hundreds of tiles: names are read out only, unless the slot `caption` says below. */
export const caption = roles('caption', {
  words: 'contents',
  position: 'absolute',
  side: '1px',
  clip: 'inset(50%)',
  space: 'nowrap',
  name: 'block',
  /** What they take under a tile. */
  room: '0px',
  /** The second line: the studio, or more of the name where a narrow frame has it alone. */
  second: line.s2,
  /** The lines under a large cover, whose column is wider than one of a grid. */
  large: captionLine(line.s3),
  largeLetters: captionLetters(label.size),
});

pointAnew('caption', 'below', {
  [caption.words]: 'block',
  [caption.position]: 'static',
  [caption.side]: 'auto',
  [caption.clip]: 'none',
  [caption.space]: 'normal',
  [caption.name]: '-webkit-box',
  [caption.room]: `calc(8px + ${line.s3} + ${caption.second})`,
});

pointAnew('frames', 'frame', {
  [caption.second]: line.s3,
  [caption.large]: captionLine(line.s4),
  [caption.largeLetters]: captionLetters(size.s4),
});

/** A part of the page whose tiles have no captions. */
export const captionless = {
  [caption.words]: 'contents',
  [caption.position]: 'absolute',
  [caption.side]: '1px',
  [caption.clip]: 'inset(50%)',
  [caption.space]: 'nowrap',
  [caption.name]: 'block',
} as const;

/** What a brand puts around a cover, on each side. */
export const aroundCover = `calc(${frame.mat} + ${frame.edge})`;
