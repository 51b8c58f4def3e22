import { drawable, lettering } from './lettering.ts';
import { plateOf, png, svg, type Brand } from './picture.ts';

const strokes = (outline: string, color: string, weight: number, transform: string): string =>
  `<path d="${outline}" transform="${transform}" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The page's ground with a light of the brand in it, and the plate, large and quiet. */
function backdrop(brand: Brand, width: number, height: number, plate: string): string {
  const { colors } = brand;
  return [
    '<defs>',
    `<radialGradient id="l" cx=".5" cy="0" r="1"><stop stop-color="${colors.fill}" stop-opacity=".34"/><stop offset="1" stop-color="${colors.fill}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colors.deep}"/><stop offset="1" stop-color="${colors.ground}"/></linearGradient>`,
    '</defs>',
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    `<g transform="${plate}"><path d="${plateOf(brand).outline}" fill="${colors.fill}" fill-opacity=".1"/><path d="${plateOf(brand).outline}" fill="none" stroke="${colors.fill}" stroke-opacity=".28" stroke-width=".25"/></g>`,
    `<rect width="${width}" height="${height}" fill="url(#l)"/>`,
  ].join('');
}

const shrinking = [1, 0.85, 0.7, 0.6, 0.5, 0.4, 0.3];

/** The name in strokes, as large as the box allows and no larger than asked. */
function name(
  { merchant, colors }: Brand,
  box: { x: number; y: number; width: number; height: number; cap: number; centred: boolean },
): string {
  const weight = 15;
  const text = drawable(merchant.name, merchant.code);
  const attempts = shrinking.map((share) => {
    const line = (box.width / (box.cap * share)) * 100;
    const set = lettering(text, { weight, line, centred: box.centred });
    const scale = Math.min(box.cap / 100, box.width / set.width, box.height / set.height);
    return { set, scale };
  });
  // Breaking less often may let a long name stand larger.
  const { set, scale } = attempts.reduce((best, one) => (one.scale > best.scale ? one : best));
  const left = box.centred ? box.x + (box.width - set.width * scale) / 2 : box.x;
  const top = box.y + (box.centred ? 0 : (box.height - set.height * scale) / 2);
  return strokes(set.outline, colors.text, weight, `translate(${left} ${top}) scale(${scale})`);
}

/** What a phone shows while the site starts. */
export function splash(brand: Brand): Promise<Buffer> {
  const [width, height, mark] = [1170, 2532, 420];
  const top = height * 0.44 - mark / 2;
  const back = backdrop(brand, width, height, 'translate(-430 1280) scale(42)');
  const label = name(brand, {
    x: width * 0.12,
    y: top + mark + 110,
    width: width * 0.76,
    height: 420,
    cap: 84,
    centred: true,
  });
  return png(svg(width, height, back + label), {
    bytes: brand.mark,
    left: (width - mark) / 2,
    top,
    width: mark,
    height: mark,
  });
}

/** What a message shows beside a link to the site; the age is said there too. */
export function socialCard(brand: Brand): Promise<Buffer> {
  const [width, height, mark] = [1200, 630, 240];
  const back = backdrop(brand, width, height, 'translate(640 -90) scale(17)');
  const label = name(brand, {
    x: 380,
    y: 150,
    width: 720,
    height: 330,
    cap: 108,
    centred: false,
  });
  const age = lettering(`${brand.merchant.minAge}+`, { weight: 15, line: 1000 });
  const scale = 0.26;
  const [x, y, radius] = [1106, 540, 46];
  const badge =
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${brand.colors.text}" stroke-opacity=".6" stroke-width="4"/>` +
    strokes(
      age.outline,
      brand.colors.text,
      15,
      `translate(${x - (age.width * scale) / 2} ${y - (age.height * scale) / 2}) scale(${scale})`,
    );
  return png(svg(width, height, back + label + badge), {
    bytes: brand.mark,
    left: 96,
    top: (height - mark) / 2,
    width: mark,
    height: mark,
  });
}
