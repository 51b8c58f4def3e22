import type { Finding } from './finding.ts';

const damaged = (name: string): Finding => ({
  means: `The file is no whole ${name}, whatever its name says, or something hangs on to its end.`,
  example: 'a file that was renamed and not converted',
  mend: `Export the picture as ${name} anew.`,
});

/** Pictures, which are looked at as hostile. */
export const ofPictures = {
  'asset.missing': {
    means: 'No picture of this name is there.',
    example: '"mark": "assets/makr.svg"',
    mend: 'Take the name that the hint offers, or put the file there.',
  },
  'asset.kind': {
    means: 'A picture of this kind cannot stand here.',
    example: '"small": "assets/icon.svg"',
    mend: 'Export it as one of the kinds that are named.',
  },
  'asset.outside': {
    means: 'The path leads out of the folder.',
    example: '"mark": "../other/mark.svg"',
    mend: 'Copy the file into assets/ and name it there.',
  },
  'asset.link': {
    means: 'The file is a link that leads out of the folder.',
    example: 'ln -s /etc/passwd merchants/kestrel/assets/mark.svg',
    mend: 'Copy the file itself into assets/.',
  },
  'asset.unreadable': {
    means: 'The system does not let the picture be read.',
    example: 'a link that leads to itself',
    mend: 'Mend its rights, or put the file itself there.',
  },
  'asset.too-large': {
    means: 'A picture has more bytes or more pixels than every visitor should load.',
    example: 'a banner of 4 MB',
    mend: 'Scale it down, simplify or compress it.',
  },
  'asset.size': {
    means: 'A picture does not have the measure that its place asks for.',
    example: '"large": an icon of 500×512',
    mend: 'Export it in the size that is named.',
  },
  'asset.moves': {
    means: 'A picture moves, and this place stands still.',
    example: 'a PNG of several frames',
    mend: 'Export a single frame.',
  },
  'asset.turned': {
    means:
      'A photograph lies on its side, and only a note in it says how it is turned. Notes stay behind, so it would be shown lying.',
    example: 'a JPEG with an EXIF orientation of 6',
    mend: 'Turn it upright in a picture editor and export it.',
  },
  'asset.notes': {
    means: 'An AVIF carries notes, such as the place where it was taken, that cannot be left out.',
    example: 'an AVIF with EXIF or XMP',
    mend: 'Export it without metadata. Of the other kinds notes are left out by themselves.',
  },
  'asset.not-svg': {
    means: 'The file is no SVG, or has no measure of its own.',
    example: '<svg> without a namespace',
    mend: 'Export it as a plain SVG with a viewBox.',
  },
  'asset.not-png': damaged('PNG'),
  'asset.not-webp': damaged('WebP'),
  'asset.not-avif': damaged('AVIF'),
  'asset.not-jpg': damaged('JPEG'),
  'asset.unsafe-svg': {
    means: 'An SVG holds something that does more than show: scripts, events, links, styles.',
    example: '<path onload="…"/>',
    mend: 'Delete it, or export as a plain or optimised SVG.',
  },
  'asset.svg-reference': {
    means: 'An SVG points at a part of itself that is not there.',
    example: 'fill="url(#nowhere)"',
    mend: 'Mend the name, or draw the part.',
  },
  'asset.svg-complex': {
    means: 'An SVG has more parts than a phone should draw, or parts that draw each other.',
    example: '20,000 paths',
    mend: 'Simplify it, or export it as a picture of pixels.',
  },
  'logo.illegible': {
    means: 'The logo cannot be seen on the header in a mode.',
    example: 'a black mark in the dark mode',
    mend: 'Give a version for it as “logo.mono”, or another ground to the header.',
  },
  'logo.faint': {
    means: 'A part of the logo can hardly be seen on the header in a mode.',
    example: 'grey lettering on a grey header',
    mend: 'Give a version for it as “logo.mono”.',
  },
  'art.illegible': {
    means: 'A studio’s logo cannot be seen on the page in a mode.',
    example: 'a white logo by day',
    mend: 'Give a file for each mode.',
  },
  'art.words': {
    means: 'Words could not be read over a part of the picture, even through its veil.',
    example: 'a bright sky behind the words of the hero',
    mend: 'Darken the part, or give a picture for each mode.',
  },
} as const satisfies Record<string, Finding>;
