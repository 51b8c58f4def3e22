import type { Finding } from './finding.ts';

/** Layout, texts, tokens, and whether all of it can be read. */
export const ofLooks = {
  'template.clash': {
    means: 'Two choices of the layout are each fine and cannot stand together.',
    example: '"rank": "notch", "hot": "strip"',
    mend: 'Choose another of the one or of the other.',
  },
  'template.language': {
    means: 'The template says a line, and not in every language of the site.',
    example: '"app_desc": { "EN": "…" } on a site in English and Arabic',
    mend: 'Say it in each language, or take the line out.',
  },
  'language.catalogue': {
    means: 'The app has no catalogue in a language of the site; its pages would be in English.',
    example: '"languages": ["EN", "FR"]',
    mend: 'Take the language out until there is a catalogue, or say its texts in locales/.',
  },
  'texts.language': {
    means: 'A file of texts is in a language that the site does not have.',
    example: 'locales/AR.json on a site in English',
    mend: 'Add the language to the manifest, or take the file away.',
  },
  'texts.unknown-key': {
    means: 'Nothing in the app asks for a text of this name.',
    example: '"hero.titel": "Fly"',
    mend: 'Take the name that the hint offers, or take the text out.',
  },
  'token.file': {
    means: 'A file of tokens is not an object.',
    example: '[]',
    mend: 'At least {} stands in it.',
  },
  'token.key': {
    means: 'A key of the format of tokens is not known, or lacks its sign.',
    example: '{ "$type": "color", "value": … }',
    mend: 'A token has $type, $value or $ref, $description, $extensions and $deprecated; a group has no $value, and may have $extends and $root.',
  },
  'token.group': {
    means: 'What stands here is neither a token nor a group of tokens.',
    example: '"radius": { "card": 6 }',
    mend: 'An object with “$value”, or one that holds such objects.',
  },
  'token.nested': {
    means: 'Something stands inside a token, which has a value already.',
    example: '"card": { "$value": …, "small": { "$value": … } }',
    mend: 'Move it out, or take the value away.',
  },
  'token.unknown': {
    means: 'No token has this name.',
    example: '"raduis": { "card": … }',
    mend: 'Take the name that the hint offers; “livery tokens” lists all.',
  },
  'token.type': {
    means: 'A token has another type than its name asks for, or one that there is not.',
    example: '"$type": "colour"',
    mend: 'The hint names the type; said on a group it holds for all in it.',
  },
  'token.value': {
    means: 'A value is not of its type, is out of range, or points at what is not there.',
    example: '{ "value": 1, "unit": "em" }',
    mend: 'The hint shows a value as it should be, or the name that was probably meant.',
  },
  'token.pointer': {
    means:
      'A pointer leads out of the files of the merchant and of its family, or stands where tools read it in different ways.',
    example: '{ "$ref": "colours.json#/blue/$value" }',
    mend: 'Say the token in this folder and point at it by its name: “#/palette/blue/$value”; in a resolver document with braces.',
  },
  'token.extends': {
    means:
      'A group cannot begin as another: there is none of that name, it is a token, or the two begin as each other.',
    example: '"bar": { "$extends": "{palete.bar}" }',
    mend: 'Name a group of this file, of one below it, or of the contract, in braces.',
  },
  'token.deprecated': {
    means: 'A token takes its value, or a part of it, from one that its files call deprecated.',
    example: '"page": { "$value": "{palette.old}" } where “old” is “$deprecated”',
    mend: 'Point at what is meant instead; the message has the reason that was given.',
  },
  'token.idle': {
    means:
      'Tokens that no site draws stand at the top of a file, and nothing points at any of them.',
    example: '"button": { "corner": { "$type": "dimension", "$value": … } }',
    mend: 'Point at one of them from a token that is drawn, or take them out. “livery tokens” lists what is drawn.',
  },
  'token.resolver': {
    means: 'A resolver document asks for what a site has not, or is not whole.',
    example: '"contexts": { "compact": [ … ], "wide": [ … ] }',
    mend: 'A site chooses between dark and light and by nothing else, and all that is read stands in the file.',
  },
  'token.unused': {
    means: 'The chosen layout never reads this token.',
    example: '"cut": { … } where corners are round',
    mend: 'Take it out, or choose the layout that reads it.',
  },
  'override.redundant': {
    means: 'A value says what would stand there anyway, and would keep a later change away.',
    example: 'the family’s own value written once more',
    mend: 'Take it out.',
  },
  'brand.refused': {
    means: 'A colour of the brand is to be kept exactly and cannot be read.',
    example: '"link": { "color": "#ffff00", "policy": "exact" }',
    mend: 'Take the colour that the hint names, a policy of “nearest”, or a colour for each mode.',
  },
  'contrast.low': {
    means: 'Two colours that lie on each other are too near to be told apart (WCAG 2.2 AA).',
    example: 'text of #999999 on #ffffff',
    mend: 'Take the nearest colour that would do, or leave it out to take the proved one.',
  },
  'font.unknown': {
    means: 'A family of type is not among those that are served.',
    example: '"$value": ["Comic Sans MS"]',
    mend: 'Take one of those that the hint names, or serve it yourself: “fonts” in the manifest.',
  },
  'font.name': {
    means: 'A family of the brand’s own has the name of one that the engine serves.',
    example: '"fonts": { "Figtree Variable": … }',
    mend: 'Give it another name, and say that in the tokens.',
  },
  'font.hidden': {
    means:
      'A face stands behind a generic one, which has some face for every letter, so it is never drawn.',
    example: '"family": ["system-ui"] and "fallback": ["Noto Sans Arabic Variable"]',
    mend: 'Name a family of its own letters first, or take the other out.',
  },
  'font.unused': {
    means: 'A family of the brand’s own is named by no token, so no page draws it.',
    example: '"fonts": { "Pixel": … } without a token that says ["Pixel"]',
    mend: 'Say it where it is to be drawn, in “type.display.family” for one, or take it out.',
  },
  'font.broken': {
    means: 'A file of type is no whole WOFF2 font, whatever its name says, or is too large.',
    example: 'a TTF file that was renamed to pixel.woff2',
    mend: 'Export it anew as WOFF2. It may have 512 KB, and 4 MB of tables.',
  },
  'font.licence': {
    means: 'The maker of a font says in its file that it may not be embedded in pages, or not cut.',
    example: 'a trial version of a face',
    mend: 'Ask for a file that may be, or take another family.',
  },
  'font.letters': {
    means:
      'A font draws some letters of a script and leaves out others that a language of the merchant needs: words would be of two faces.',
    example: 'a face without ă, đ and ư, and "languages": ["VN"]',
    mend: 'Take a file with these letters, or leave the language out.',
  },
  'font.weight': {
    means:
      'Bold words are asked of a font that has no bold face, so the browser smears a lighter one.',
    example: '"type": { "text": { "weight": 700 } } with one file of weight 400',
    mend: 'Add the bold face, or ask for a weight that there is.',
  },
  'text.cut': {
    means:
      'A text is longer than its place, which can give it no more room: measured in the face that draws it, it would be cut, or reach over the edge.',
    example: '"nav.promotions": "Promotions and gifts" under an icon of the bottom bar',
    mend: 'Say it shorter, by about as many letters as the hint tells, or set its place in smaller letters.',
  },
  'token.range': {
    means:
      'A figure is outside of what its token can be: nobody could read it, press it or see it.',
    example: '"type": { "size": { "s3": { "$value": { "value": 0, "unit": "px" } } } }',
    mend: 'Write the nearest that would do, which the hint names; `livery tokens` says each range.',
  },
  'token.relation': {
    means: 'Two figures that are well alone do not go together.',
    example: 'lines of 12 px for letters of 16 px',
    mend: 'Move the one or the other as far as the hint says.',
  },
  'token.sheer': {
    means: 'What is read, or read on, lets through what lies below it, so that nothing is proved.',
    example: '"surface": { "field": { "$value": "rgb(20 24 30 / 0.4)" } }',
    mend: 'Take the colour without its alpha.',
  },
} as const satisfies Record<string, Finding>;
