import sharp from 'sharp';
import { manifestWith, type Case } from '../case.ts';
import { chunk, claiming, noted, png, secret, withChunks, withSegment } from './bytes.ts';

/** A picture that the manifest names at one of its places. */
const named = (
  what: string,
  key: string,
  file: string,
  bytes: Uint8Array,
  code?: string,
  hint?: string,
): Case => ({
  what: `a picture: ${what}`,
  file,
  text: bytes,
  beside: {
    'manifest.jsonc': manifestWith(
      key === 'logo'
        ? { logo: `{ "mark": "${file}" }` }
        : key === 'scene' || key === 'empty'
          ? { art: `{ "${key}": "${file}" }` }
          : { icons: `{ "${key}": "${file}" }` },
    ),
  },
  ...(code === undefined ? { never: [secret] } : { code }),
  ...(hint === undefined ? {} : { hint }),
});

const logo = (what: string, bytes: Uint8Array, code?: string, hint?: string): Case =>
  named(what, 'logo', 'assets/logo.png', bytes, code, hint);

const scene = (what: string, kind: string, bytes: Uint8Array, code?: string, hint?: string): Case =>
  named(what, 'scene', `assets/scene.${kind}`, bytes, code, hint);

const dark = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#101218' } });

/** Pictures that are not what their names say, cost more than they look, or tell more than they show. */
export async function rasters(): Promise<readonly Case[]> {
  const plain = await png(96, 96);
  const jpg = await dark().jpeg().toBuffer();
  const webp = await dark().webp().toBuffer();
  const avif = await dark().avif({ effort: 0 }).toBuffer();
  const late = Buffer.from(plain);
  late.writeUInt32BE(0x7fffffff, 33);
  const mended = Buffer.from(plain);
  mended.fill(0x55, 60, 70);
  const moving = withChunks(plain, chunk('acTL', Buffer.alloc(8)));
  const wild = await sharp({
    create: { width: 96, height: 192, channels: 3, background: '#808080' },
  })
    .webp()
    .toBuffer();
  const loud = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'vpAg'].map((type) =>
    chunk(type, Buffer.from(secret)),
  );
  const cameras = [0xe1, 0xed, 0xfe, 0xe5, 0xec].reduce<Buffer>(
    (bytes, marker) => withSegment(bytes, marker, secret),
    jpg,
  );
  const not = 'asset.not-png';
  const anew = 'Export';
  return [
    logo('no bytes', Buffer.alloc(0), not, anew),
    logo('a text', Buffer.from('<svg/>'), not, anew),
    logo('HTML', Buffer.from('<html><script>x()</script></html>'), not, anew),
    logo('a program of Windows', Buffer.from('MZ\x90\0'), not, anew),
    logo('a JPEG by another name', jpg, not, anew),
    logo('a WebP by another name', webp, not, anew),
    logo('the first eight bytes', plain.subarray(0, 8), not, anew),
    logo('cut in the middle', plain.subarray(0, plain.length - 20), not, anew),
    logo(
      'a script behind its end',
      Buffer.concat([plain, Buffer.from('<script>x()</script>')]),
      not,
      anew,
    ),
    logo('an archive behind its end', Buffer.concat([plain, Buffer.from('PK\x03\x04')]), not, anew),
    logo(
      'a script before its beginning',
      Buffer.concat([Buffer.from('<script>'), plain]),
      not,
      anew,
    ),
    logo('pixels that are damaged', mended, not, anew),
    logo('a part longer than the file', late, not, anew),
    logo(
      'a part with a name of no letters',
      withChunks(plain, chunk('\0\0\0\0', Buffer.alloc(4))),
      not,
      anew,
    ),
    logo(
      'a part that must be understood and is not',
      withChunks(plain, chunk('EVIL', Buffer.alloc(4))),
      not,
      anew,
    ),
    logo('fewer rows than it says', claiming(96, 96, 10), not, anew),
    logo(
      '2.5 thousand million pixels',
      claiming(50_000, 50_000, 0),
      'asset.too-large',
      'Scale it down',
    ),
    logo(
      'a hundred million pixels that are there',
      claiming(10_000, 10_000, 10_000),
      'asset.too-large',
      'Scale it down',
    ),
    logo('no width', claiming(0, 96, 0), 'asset.too-large', 'Scale it down'),
    logo('one pixel', await png(1, 1), 'asset.size', 'in that size'),
    logo('moving', moving, 'asset.moves', 'single frame'),
    logo('texts, dates and EXIF beside it', withChunks(plain, ...loud)),
    logo('notes of a camera', await noted().png().toBuffer()),
    named(
      'an icon of another size',
      'large',
      'assets/icon.png',
      await png(512, 511),
      'asset.size',
      'in that size',
    ),
    named(
      'a card that stands',
      'card',
      'assets/card.png',
      await png(630, 1200),
      'asset.size',
      'in that size',
    ),
    named(
      'a splash that lies',
      'splash',
      'assets/splash.png',
      await png(1334, 750),
      'asset.size',
      'in that size',
    ),
    scene('a JPEG that is cut', 'jpg', jpg.subarray(0, jpg.length - 9), 'asset.not-jpg', anew),
    scene(
      'a JPEG with a script behind its end',
      'jpg',
      Buffer.concat([jpg, Buffer.from('<script>')]),
      'asset.not-jpg',
      anew,
    ),
    scene('a PNG as a JPEG', 'jpg', plain, 'asset.not-jpg', anew),
    scene(
      'two marks of a JPEG and nothing between',
      'jpg',
      Buffer.from('ffd8ffd9'.padStart(8), 'hex'),
      'asset.not-jpg',
      anew,
    ),
    scene(
      'a JPEG that lies on its side',
      'jpg',
      await dark().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      'asset.turned',
      'upright',
    ),
    scene(
      'a JPEG that is mirrored',
      'jpg',
      await dark().withMetadata({ orientation: 2 }).jpeg().toBuffer(),
      'asset.turned',
      'upright',
    ),
    scene('a JPEG with notes of a camera', 'jpg', cameras),
    scene(
      'a JPEG with another picture behind its end',
      'jpg',
      Buffer.concat([jpg, Buffer.from(secret), Buffer.from([0xff, 0xd9])]),
    ),
    scene('a WebP that is cut', 'webp', webp.subarray(0, webp.length - 9), 'asset.not-webp', anew),
    scene(
      'a WebP with an archive behind its end',
      'webp',
      Buffer.concat([webp, Buffer.from('PK\x03\x04')]),
      'asset.not-webp',
      anew,
    ),
    scene(
      'another picture than it says to be',
      'webp',
      Buffer.concat([
        Buffer.from('RIFF'),
        webp.subarray(4, 12),
        Buffer.from('EVIL'),
        webp.subarray(16),
      ]),
      'asset.not-webp',
      anew,
    ),
    scene('a WebP that is too narrow', 'webp', wild, 'asset.size', 'in that size'),
    scene(
      'a WebP that lies on its side',
      'webp',
      await dark().withMetadata({ orientation: 8 }).webp().toBuffer(),
      'asset.turned',
      'upright',
    ),
    scene(
      'a WebP with notes',
      'webp',
      await noted(800, 600).tint('#101010').modulate({ brightness: 0.1 }).webp().toBuffer(),
    ),
    scene('an AVIF that is cut', 'avif', avif.subarray(0, avif.length - 9), 'asset.not-avif', anew),
    scene(
      'an AVIF with a tail',
      'avif',
      Buffer.concat([avif, Buffer.from('<script>')]),
      'asset.not-avif',
      anew,
    ),
    scene(
      'an AVIF with notes',
      'avif',
      await noted(800, 600).modulate({ brightness: 0.1 }).avif({ effort: 0 }).toBuffer(),
      'asset.notes',
      'without metadata',
    ),
    scene(
      'an AVIF with words in a part that fills',
      'avif',
      Buffer.concat([
        avif,
        Buffer.from([0, 0, 0, 8 + secret.length]),
        Buffer.from(`free${secret}`),
      ]),
      'asset.notes',
      'without metadata',
    ),
    {
      ...scene(
        'a film as an AVIF',
        'avif',
        Buffer.concat([avif.subarray(0, 8), Buffer.from('avis'), avif.subarray(12)]),
        'asset.moves',
        'single frame',
      ),
      also: ['asset.not-avif'],
    },
    scene(
      'a picture of a HEIF by another name',
      'avif',
      Buffer.concat([avif.subarray(0, 8), Buffer.from('heic'), avif.subarray(12)]),
      'asset.not-avif',
      anew,
    ),
  ];
}
