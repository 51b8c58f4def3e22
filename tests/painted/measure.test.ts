import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { measure } from './measure.ts';
import { decode, type Pixels } from './pixels.ts';
import type { Colour, Survey } from './survey.ts';

const white: Colour = [255, 255, 255, 1];
const grey: Colour = [118, 118, 118, 1];
const nothing: Survey = { inks: [], bones: [], stops: [] };

/** A picture of a drawing, as a browser would have shot it. */
const drawn = async (content: string): Promise<Pixels> =>
  decode(
    await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${content}</svg>`,
      ),
    )
      .png()
      .toBuffer(),
  );

const filled = (fill: string): string => `<rect width="200" height="100" fill="${fill}"/>`;

const box = { x: 20, y: 30, width: 160, height: 40 };
const written = (colour: Colour, boxes = [box]): Survey => ({
  ...nothing,
  inks: [{ kind: 'text', what: 'Word', colour, need: 4.5, boxes }],
});

const ratioOf = (survey: Survey, bare: Pixels, focused?: Pixels): number | undefined =>
  measure(survey, bare, focused)[0]?.ratio;

describe('a word', () => {
  it('has the contrast of its ink on an even ground', async () => {
    expect(ratioOf(written([0, 0, 0, 1]), await drawn(filled('#fff')))).toBe(21);
    expect(ratioOf(written(grey), await drawn(filled('#fff')))).toBe(4.54);
    expect(ratioOf(written(white), await drawn(filled('#fff')))).toBe(1);
  });

  it('is lighter by as much as can be seen through it', async () => {
    expect(ratioOf(written([0, 0, 0, 0.5]), await drawn(filled('#fff')))).toBeCloseTo(3.95, 1);
  });

  it('is judged where a gradient leaves least of it', async () => {
    const ground = await drawn(
      `<linearGradient id="g"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>${filled('url(#g)')}`,
    );
    expect(ratioOf(written(white), ground)).toBeLessThan(1.6);
    const atStart = { ...box, width: 20 };
    expect(ratioOf(written(white, [atStart]), ground)).toBeGreaterThan(12);
  });

  it('is judged by its worst line', async () => {
    const ground = await drawn(
      `${filled('#000')}<rect y="50" width="200" height="50" fill="#fff"/>`,
    );
    const lines = [
      { x: 20, y: 5, width: 100, height: 30 },
      { x: 20, y: 60, width: 100, height: 30 },
    ];
    expect(ratioOf(written(white, lines), ground)).toBe(1);
  });

  it('may lie on a picture with a bright speck, and not on one with a bright half', async () => {
    const speck = await drawn(
      `${filled('#111')}<rect x="40" y="45" width="8" height="8" fill="#fff"/>`,
    );
    expect(ratioOf(written(white), speck)).toBeGreaterThan(15);
    const half = await drawn(`${filled('#111')}<rect width="100" height="100" fill="#eee"/>`);
    expect(ratioOf(written(white), half)).toBeLessThan(1.3);
  });

  it('is nowhere when it lies beyond the picture', async () => {
    const below = { ...box, y: 400 };
    expect(measure(written(white, [below]), await drawn(filled('#fff')), undefined)).toEqual([]);
  });
});

describe('a bone', () => {
  const bone: Survey = { ...nothing, bones: [{ what: 'bone line', box }] };
  const on = (ground: string, fill: string): Promise<Pixels> =>
    drawn(`${filled(ground)}<rect x="20" y="30" width="160" height="40" rx="6" fill="${fill}"/>`);

  it('has the contrast of its middle to what lies around it', async () => {
    expect(ratioOf(bone, await on('#fff', '#767676'))).toBe(4.54);
    expect(ratioOf(bone, await on('#101010', '#121212'))).toBeLessThan(1.05);
  });
});

describe('a ring', () => {
  const stop: Survey = { ...nothing, stops: [{ what: 'button Go', boxes: [box] }] };
  const plate = '<rect x="20" y="30" width="160" height="40" fill="#888"/>';
  const ring = (colour: string, rest = ''): string =>
    `<rect x="17" y="27" width="166" height="46" fill="none" stroke="${colour}" stroke-width="2" ${rest}/>`;

  it('has the contrast of what appears to what was there', async () => {
    const bare = await drawn(filled('#fff') + plate);
    const focused = await drawn(filled('#fff') + plate + ring('#767676'));
    expect(ratioOf(stop, bare, focused)).toBe(4.54);
  });

  it('is not the glow around it', async () => {
    const glow =
      '<rect x="14" y="24" width="172" height="52" fill="none" stroke="#ddd" stroke-width="4"/>';
    const bare = await drawn(filled('#fff') + plate);
    const focused = await drawn(filled('#fff') + plate + glow + ring('#767676'));
    expect(ratioOf(stop, bare, focused)).toBe(4.54);
    expect(ratioOf(stop, bare, await drawn(filled('#fff') + plate + glow))).toBeLessThan(1.4);
  });

  it('may take the place of an edge, and is judged by what that lay on', async () => {
    const edge =
      '<rect x="18" y="28" width="164" height="44" fill="none" stroke="#888" stroke-width="1"/>';
    const bare = await drawn(filled('#fff') + plate + edge);
    const focused = await drawn(filled('#fff') + plate + ring('#767676'));
    expect(ratioOf(stop, bare, focused)).toBeGreaterThan(4.4);
  });

  it('may lie inside its element', async () => {
    const inner =
      '<rect x="23" y="33" width="154" height="34" fill="none" stroke="#000" stroke-width="2"/>';
    const bare = await drawn(filled('#fff') + plate);
    expect(ratioOf(stop, bare, await drawn(filled('#fff') + plate + inner))).toBeGreaterThan(5);
  });

  it('is judged by what lies beside it now, when its ground changes with it', async () => {
    const field = (fill: string, rest = ''): string =>
      `${filled('#222')}<rect x="20" y="30" width="160" height="40" fill="${fill}"/>${rest}`;
    const inner =
      '<rect x="22" y="32" width="156" height="36" fill="none" stroke="#777" stroke-width="2"/>';
    const bare = await drawn(field('#666'));
    const focused = await drawn(field('#000', inner));
    expect(ratioOf(stop, bare, focused)).toBeGreaterThan(4.5);
    expect(ratioOf(stop, bare, await drawn(field('#5f5f5f', inner)))).toBeLessThan(1.5);
  });

  it('is not an edge that was there already', async () => {
    const lit = '<rect x="20" y="30" width="160" height="40" fill="#fff"/>';
    const close =
      '<rect x="19" y="29" width="162" height="42" fill="none" stroke="#222" stroke-width="2"/>';
    const bare = await drawn(filled('#000') + lit);
    expect(ratioOf(stop, bare, await drawn(filled('#000') + close + lit))).toBeLessThan(1.5);
  });

  it('may follow the round ends of a pill, well inside it', async () => {
    const pill =
      '<rect x="25" y="35" width="150" height="30" rx="15" fill="none" stroke="#000" stroke-width="2"/>';
    const bare = await drawn(filled('#fff'));
    expect(ratioOf(stop, bare, await drawn(filled('#fff') + pill))).toBeGreaterThan(5);
  });

  it('may be a rule along the whole foot, and not along half of it', async () => {
    const rule = (to: number): string =>
      `<rect x="20" y="68" width="${to}" height="2" fill="#000"/>`;
    const bare = await drawn(filled('#fff'));
    expect(ratioOf(stop, bare, await drawn(filled('#fff') + rule(160)))).toBeGreaterThan(5);
    expect(ratioOf(stop, bare, await drawn(filled('#fff') + rule(80)))).toBe(1);
  });

  it('is none where nothing changes, or only one corner of it is to be seen', async () => {
    const bare = await drawn(filled('#fff') + plate);
    expect(ratioOf(stop, bare, bare)).toBe(1);
    const corner = await drawn(filled('#fff') + plate + ring('#000', 'stroke-dasharray="60 1000"'));
    expect(ratioOf(stop, bare, corner)).toBe(1);
  });

  it('is judged by the part that its ground swallows', async () => {
    const half = `${filled('#fff')}<rect width="100" height="100" fill="#000"/>${plate}`;
    expect(ratioOf(stop, await drawn(half), await drawn(half + ring('#000')))).toBe(21);
    expect(ratioOf(stop, await drawn(half), await drawn(half + ring('#222')))).toBeLessThan(1.4);
  });

  it('may be that of a frame around the element', async () => {
    const inner = { x: 60, y: 45, width: 40, height: 10 };
    const framed: Survey = { ...nothing, stops: [{ what: 'input', boxes: [inner, box] }] };
    const bare = await drawn(filled('#fff') + plate);
    const focused = await drawn(filled('#fff') + plate + ring('#000'));
    expect(ratioOf(framed, bare, focused)).toBe(21);
  });
});
