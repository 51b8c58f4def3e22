import type { Finding } from './finding.ts';

/** Whether a file can be read at all. */
export const ofFiles = {
  'merchant.missing': {
    means: 'A folder among the merchants has no manifest, so it is none.',
    example: 'a folder of pictures from a holiday',
    mend: 'Make a merchant with “livery new”, move the folder away, or let its name begin with _ or a dot.',
  },
  'merchant.unreadable': {
    means:
      'A file is there and cannot be read: it is a folder, a pipe or a device, a link that leads out, too large, not UTF-8, or this user may not read it.',
    example: 'ln -s /etc/hosts merchants/kestrel/tokens.json',
    mend: 'Put a plain file in UTF-8 there, inside the folder, that this user may read.',
  },
  'source.syntax': {
    means: 'The text stops being JSON at this place. What stands behind it is not looked at.',
    example: '{ "name": "Kestrel", }',
    mend: 'The hint says what is expected there; of a last comma, that it goes. In manifest.jsonc a last comma may stay.',
  },
  'source.empty': {
    means: 'Nothing stands in the file.',
    example: 'a tokens.json of 0 bytes',
    mend: 'Write {} into it, or take the file away if it may be missing.',
  },
  'source.comment': {
    means: 'A comment stands in a file that other tools read as plain JSON.',
    example: '{ "radius": {} } // round',
    mend: 'Comments are for manifest.jsonc; “$description” says something about a token.',
  },
  'source.byte-order-mark': {
    means: 'The file begins with a mark of its encoding that JSON does not have.',
    example: 'EF BB BF before the first brace',
    mend: 'Save it as UTF-8 without BOM.',
  },
  'source.too-large': {
    means: 'The file is larger than 256 KB.',
    example: 'a tokens.json of 3 MB',
    mend: 'Take out what is not needed; pictures belong into assets/.',
  },
  'source.too-deep': {
    means: 'More than 24 levels stand in one another.',
    example: '[[[[[[[[[[[[[[[[[[[[[[[[[ … ]]]]]]]]]]]]]]]]]]]]]]]]]',
    mend: 'No file of a merchant needs so many: look for a bracket too many.',
  },
  'source.duplicate-key': {
    means: 'A key stands twice in one object, and only one of them would count.',
    example: '{ "code": "one", "code": "two" }',
    mend: 'Take one of them out.',
  },
  'source.forbidden-key': {
    means: 'A key has a name by which programs reach for what all objects share.',
    example: '{ "__proto__": {} }',
    mend: 'Take it out.',
  },
} as const satisfies Record<string, Finding>;
