import type { PieceName } from '../pieces/list.ts';

/** Where somebody who knows the site would look for a token first. */
const usual: readonly (readonly [RegExp, PieceName])[] = [
  [/surface-(?:raised|inset)|radius-(?:card|row)|border-card|elevation-low/, 'rows'],
  [/surface-header|color-frame|size-header|border-header|radius-pill/, 'header'],
  [/surface-strong|radius-button|size-button|color-action|gradient-action/, 'form'],
  [/surface-field|line-field|size-field|radius-field|border-(?:field|focus)/, 'form'],
  [/surface-bar|color-bar|size-(?:bar|home)|radius-bar|border-part/, 'bar'],
  [/color-scene|size-hero|radius-banner|gradient-veil/, 'backdrop'],
  [/color-sky|size-sky|effect-stars/, 'backdrop'],
  [/tile-large|size-tile$|space-rail/, 'hot'],
  [/tile|cut|space-mat|border-(?:frame|ring)|space-grid|radius-tag|color-second/, 'tile'],
  [/jackpot|digit/, 'jackpot'],
  [/color-wallet/, 'member'],
  [/color-win|winner|thumb|size-awning|motion-glide/, 'winners'],
  [/footer|age-mark/, 'foot'],
  [/sheet|radius-cover|scrim/, 'sheet'],
  [/danger|success|warning|radius-message/, 'message'],
  [/tint|holder|icon-second/, 'rail'],
  [/selected|radius-segment|border-selected/, 'selected'],
  [/size-tab|border-tab|surface-tab/, 'tabs'],
  [/type-display|type-section|type-optical|space-(?:title|section)|size-mark/, 'titles'],
  [/size-(?:row|rich-row)|space-list|border-rule|line-/, 'rows'],
  [/studio/, 'studios'],
  [/menu/, 'menu'],
  [/badge/, 'marks'],
];

export const usualPiece = (property: string): PieceName | undefined =>
  usual.find(([pattern]) => pattern.test(property))?.[1];
