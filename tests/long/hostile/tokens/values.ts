import { fileRows, tokenRows, type Case } from '../case.ts';

const black = '{"colorSpace":"srgb","components":[0,0,0]}';
const out = 'red;}body{background:url(//evil.example)}/*';
const quoted = JSON.stringify(out);
/** A colour in words is refused at the very letter. */
const asColor = quoted.replace('"', '"¶');

/** Values that would leave their declaration, or are no values. */
export const tokenValues: readonly Case[] = [
  ...tokenRows('color.surface.mat', 'color', [
    ['the end of its rule', asColor, 'token.value', ''],
    ['an address', '"¶url(//evil.example/x)"', 'token.value', ''],
    ['a program', '"¶expression(alert(1))"', 'token.value', ''],
    ['a variable of others', '"¶var(--lv-color-action-rest)"', 'token.value', ''],
    [
      'a space that ends its rule',
      `{"colorSpace":¶${quoted},"components":[0,0,0]}`,
      'token.value',
      'One of',
    ],
    [
      'a space that there is not',
      '{"colorSpace":¶"cmyk","components":[0,0,0]}',
      'token.value',
      'One of',
    ],
    [
      'a space by a prototype',
      '{"colorSpace":¶"constructor","components":[0,0,0]}',
      'token.value',
      'One of',
    ],
    ['two parts', '{"colorSpace":"srgb","components":¶[0,0]}', 'token.value', ''],
    ['four parts', '{"colorSpace":"srgb","components":¶[0,0,0,0]}', 'token.value', ''],
    ['a part that is a text', `{"colorSpace":"srgb","components":[0,¶"0",0]}`, 'token.value', ''],
    ['a part without end', '{"colorSpace":"srgb","components":[0,¶1e999,0]}', 'token.value', ''],
    [
      'more than opaque',
      '{"colorSpace":"srgb","components":[0,0,0],"alpha":¶2}',
      'token.value',
      '',
    ],
    [
      'two colours in one',
      '{"colorSpace":"srgb","components":[0,0,0],"hex":¶"#ffffff"}',
      'token.value',
      'Mend',
    ],
    [
      'a key that nobody reads',
      '{"colorSpace":"srgb","components":[0,0,0],¶"url":"//evil.example"}',
      'token.value',
      'Known here',
    ],
    ['no space', '{"components":[0,0,0]}', 'token.value', ''],
    ['nothing at all', 'null', 'token.value', ''],
    ['yes', 'true', 'token.value', ''],
  ]),
  ...tokenRows('radius.card', 'dimension', [
    ['a text', '"4px"', 'token.value', '"unit": "px"'],
    ['the end of its rule', quoted, 'token.value', '"unit": "px"'],
    ['a unit that ends its rule', `{"value":1,"unit":¶"px;}*{x:y"}`, 'token.value', 'px or rem'],
    ['a unit that there is not', '{"value":1,"unit":¶"em"}', 'token.value', 'px or rem'],
    ['a sum', '{"value":¶"calc(1px + 1px)","unit":"px"}', 'token.value', ''],
    ['a figure out of the world', '{"value":¶1e9,"unit":"px"}', 'token.value', ''],
    ['a figure without end', '{"value":¶-1e999,"unit":"px"}', 'token.value', ''],
    [
      'a key that nobody reads',
      '{"value":1,"unit":"px",¶"valeu":2}',
      'token.value',
      'Did you mean "value"?',
    ],
    ['a list', '[1, "px"]', 'token.value', '"unit": "px"'],
  ]),
  ...tokenRows('motion.press', 'duration', [
    ['a unit that ends its rule', '{"value":1,"unit":¶"ms;}"}', 'token.value', 'ms or s'],
    ['back in time', '{"value":¶-1,"unit":"ms"}', 'token.value', ''],
    ['for an hour', '{"value":¶3600,"unit":"s"}', 'token.value', ''],
  ]),
  ...tokenRows('motion.curve', 'cubicBezier', [
    ['a name', '"ease;}"', 'token.value', ''],
    ['out of its field', '[¶2,0,0,0]', 'token.value', ''],
    ['three figures', '[0,0,0]', 'token.value', ''],
    ['a text in it', '[0,¶"0",0,0]', 'token.value', ''],
  ]),
  ...tokenRows('effect.angle', 'number', [
    ['the end of its rule', quoted, 'token.value', ''],
    ['another sheet', '"@import \'//evil.example\'"', 'token.value', ''],
    ['out of the world', '1e300', 'token.value', ''],
    ['an object', '{"valueOf":1}', 'token.value', ''],
  ]),
  ...tokenRows('type.text.family', 'fontFamily', [
    ['the end of its rule', `[¶${quoted}]`, 'token.value', ''],
    ['a quote', String.raw`[¶"a\", serif; } * { x: y"]`, 'token.value', ''],
    ['a program', '[¶"expression(alert(1))"]', 'token.value', ''],
    ['a backslash', String.raw`[¶"\\41"]`, 'token.value', ''],
    ['none', '[]', 'token.value', ''],
    [
      'seventeen',
      `[${Array.from({ length: 17 }, () => '"Nunito Variable"').join()}]`,
      'token.value',
      '',
    ],
    ['a face that cannot be seen', String.raw`[¶"Nunito\u200b"]`, 'token.value', ''],
    ['a face that nobody serves', '["Comic Sans MS"]', 'font.unknown', 'One of'],
    [
      'a face that is nearly right',
      '["Nunito Varible"]',
      'font.unknown',
      'Did you mean "Nunito Variable"?',
    ],
    ['a generic one behind it, as designers write', '["Nunito Variable", "sans-serif"]'],
  ]),
  ...tokenRows('type.text.weight', 'fontWeight', [
    ['a prototype', '"constructor"', 'token.value', 'thin'],
    ['nothing', '0', 'token.value', ''],
    ['more than there is', '1001', 'token.value', ''],
    ['the end of its rule', quoted, 'token.value', 'thin'],
  ]),
  ...tokenRows('elevation.low', 'shadow', [
    ['none', '[]', 'token.value', 'offsetX'],
    [
      'a colour that ends its rule',
      `[{"color":${asColor},"offsetX":{"value":0,"unit":"px"},"offsetY":{"value":0,"unit":"px"},"blur":{"value":0,"unit":"px"},"spread":{"value":0,"unit":"px"}}]`,
      'token.value',
      '',
    ],
    [
      'a key that nobody reads',
      `[{¶"filter":"url(#x)","color":${black},"offsetX":{"value":0,"unit":"px"},"offsetY":{"value":0,"unit":"px"},"blur":{"value":0,"unit":"px"},"spread":{"value":0,"unit":"px"}}]`,
      'token.value',
      'Known here',
    ],
    ['seventeen', `[${Array.from({ length: 17 }, () => '{}').join()}]`, 'token.value', ''],
    [
      'inside as a text',
      `[{"color":${black},"offsetX":{"value":0,"unit":"px"},"offsetY":{"value":0,"unit":"px"},"blur":{"value":0,"unit":"px"},"spread":{"value":0,"unit":"px"},"inset":¶"inset"}]`,
      'token.value',
      '',
    ],
  ]),
  ...tokenRows('gradient.sheet', 'gradient', [
    ['one stop', `[{"color":${black},"position":0}]`, 'token.value', ''],
    [
      'a stop outside',
      `[{"color":${black},"position":0},{"color":${black},"position":¶2}]`,
      'token.value',
      '',
    ],
    [
      'a stop that ends its rule',
      `[{"color":${black},"position":0},{"color":${black},"position":¶${quoted}}]`,
      'token.value',
      '',
    ],
    [
      'an angle that nobody asked for',
      `[{¶"angle":"90deg","color":${black},"position":0},{"color":${black},"position":1}]`,
      'token.value',
      'Known here',
    ],
  ]),
  ...fileRows('tokens.dark.json', [
    [
      'the end of its rule in one mode',
      `{"color":{"$type":"color","surface":{"mat":{"$value":${asColor}}}}}`,
      'token.value',
      '',
    ],
  ]),
];
