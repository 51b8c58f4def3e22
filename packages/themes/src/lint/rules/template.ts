import { contrast } from '../../color/contrast.ts';
import type { Hex } from '../../contract/value.ts';
import { modes } from '../../contract/token.ts';
import { clashesIn } from '../../templates/pairs.ts';
import type { Rule } from '../rule.ts';

/** Choices that each are fine and together are not. */
export const templateRule: Rule = function* ({ template, themes, reportTemplate }) {
  for (const { one, other, why } of clashesIn(template.slots)) {
    yield reportTemplate(
      ['slots', one[0]],
      'template.clash',
      `"${one[0]}": "${one[1]}" cannot stand with "${other[0]}": "${other[1]}": ${why}.`,
      `Choose another "${one[0]}" or another "${other[0]}".`,
    );
  }
  const { color, background } = template.app;
  if (color === undefined || background !== undefined) return;
  for (const mode of modes) {
    const ground = themes[mode].get('color.scene.ground')?.value;
    if (ground?.type !== 'color') continue;
    const ratio = contrast(color as Hex, ground.value);
    if (ratio >= 4.5) continue;
    yield reportTemplate(
      ['app_desc_font_color'],
      'contrast.low',
      `"app_desc_font_color" on "color.scene.ground" has a contrast of ${ratio.toFixed(2)} in ${mode} mode; it needs 4.5.`,
      'Leave it out to take "color.scene.text".',
    );
  }
};
