import { referenceFaults } from './references.ts';
import { attributeKinds, elements, insteadOf, valueFault } from './values.ts';
import { readXml, type TextFault, type XmlAttribute, type XmlElement } from './xml.ts';

const namespaces: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};
const faultsAtMost = 20;

const unsafe = (at: number, message: string, hint: string): TextFault => ({
  code: 'asset.unsafe-svg',
  at,
  message,
  hint,
});

const short = (value: string): string => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

function attributeFault({ name, value, at, valueAt }: XmlAttribute): TextFault | undefined {
  const namespace = namespaces[name];
  if (namespace !== undefined) {
    if (value === namespace) return undefined;
    return unsafe(
      valueAt,
      `${name}="${short(value)}" is not the namespace of a picture.`,
      `It is ${namespace}.`,
    );
  }
  if (name !== 'style' && !attributeKinds.has(name)) {
    const hint = /^on/i.test(name)
      ? 'A picture handles no events; delete it.'
      : 'Delete it, or export as a plain or optimised SVG.';
    return unsafe(at, `The attribute "${name}" is not allowed.`, hint);
  }
  const wrong = valueFault(name, value);
  return wrong === undefined
    ? undefined
    : unsafe(valueAt, `${name}="${short(value)}" is not allowed.`, wrong);
}

function* elementFaults(element: XmlElement, isRoot: boolean): Generator<TextFault> {
  const { name, at, attributes, children } = element;
  if (!elements.has(name) || (name === 'svg' && !isRoot)) {
    const family = /^fe[A-Z]/.test(name) ? 'filter' : name;
    const moving = /^(animate|set$)/.test(name) ? 'A logo stands still; delete it.' : undefined;
    const hint = insteadOf[family] ?? moving ?? 'Export as a plain or optimised SVG.';
    yield unsafe(at, `<${name}> is not allowed.`, hint);
    // What is inside goes with it.
    return;
  }
  for (const attribute of attributes) {
    const fault = attributeFault(attribute);
    if (fault) yield fault;
  }
  for (const child of children) yield* elementFaults(child, false);
}

const viewBoxOf = (element: XmlElement): readonly number[] | undefined =>
  valueOf(element, 'viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);

const valueOf = ({ attributes }: XmlElement, name: string): string | undefined =>
  attributes.find((one) => one.name === name)?.value;

/** The measure a picture has of its own. */
export function svgSize(root: XmlElement): { width: number; height: number } | undefined {
  const viewBox = viewBoxOf(root);
  const [width, height] = viewBox
    ? [viewBox[2], viewBox[3]]
    : ['width', 'height']
        .map((name) => /^\s*([\d.]+)(?:px)?\s*$/.exec(valueOf(root, name) ?? '')?.[1])
        .map(Number);
  return width && height && width > 0 && height > 0 ? { width, height } : undefined;
}

export type Ratio = readonly [least: number, most: number];

/** What a header holds. */
const headerRatio: Ratio = [1 / 12, 12];

/** A picture without a measure of its own is drawn at another size by every browser. */
function sizeFault(root: XmlElement, [least, most]: Ratio): TextFault | undefined {
  const wrong = (message: string, code: TextFault['code'] = 'asset.not-svg'): TextFault => ({
    code,
    at: root.at,
    message,
    hint: 'For example viewBox="0 0 48 48".',
  });
  const viewBox = viewBoxOf(root);
  if (viewBox && (viewBox.length !== 4 || !viewBox.every(Number.isFinite)))
    return wrong('The viewBox must be four numbers.');
  const size = svgSize(root);
  if (!size)
    return wrong('It needs a viewBox, or a width and a height in pixels, larger than nothing.');
  const ratio = size.width / size.height;
  if (ratio > headerRatio[1] || ratio < headerRatio[0])
    return wrong('Twelve times longer than wide cannot stand in a header.');
  if (ratio < least || ratio > most)
    return {
      ...wrong(`It is ${ratio.toFixed(2)} times as wide as high.`, 'asset.size'),
      hint: `From ${least} to ${most} times, here.`,
    };
  return undefined;
}

/** Everything that keeps a text from being a picture that only shows. */
export function svgFaults(text: string, ratio: Ratio = headerRatio): readonly TextFault[] {
  const { root, fault } = readXml(text);
  const found: TextFault[] = [];
  if (root?.name === 'svg') {
    found.push(...elementFaults(root, true));
    if (!fault) {
      if (!root.attributes.some(({ name }) => name === 'xmlns'))
        found.push({
          code: 'asset.not-svg',
          at: root.at,
          message: 'The <svg> names no namespace, so browsers would not draw it.',
          hint: `Add xmlns="${namespaces['xmlns']}".`,
        });
      const size = sizeFault(root, ratio);
      if (size) found.push(size);
      if (found.length === 0) found.push(...referenceFaults(root));
    }
  } else if (root) {
    found.push({
      code: 'asset.not-svg',
      at: root.at,
      message: `The root is <${root.name}>, not <svg>.`,
      hint: 'Export the logo as an SVG.',
    });
  }
  if (fault) found.push(fault);
  return found.slice(0, faultsAtMost);
}
