import { soundMark, type Case } from '../case.ts';

const ns = 'xmlns="http://www.w3.org/2000/svg"';
const box = 'viewBox="0 0 96 96"';
const drawn = '<circle cx="48" cy="48" r="40" fill="#808080"/>';
const svg = (inside: string, attributes = ''): string =>
  `<svg ${ns} ${box}${attributes}>${inside}${drawn}</svg>`;

type Row = readonly [what: string, text: string, code?: string, hint?: string];

const rows = (list: readonly Row[]): readonly Case[] =>
  list.map(([what, text, code, hint]) => ({
    what: `a drawing: ${what}`,
    file: 'assets/mark.svg',
    text,
    ...(code === undefined ? { never: ['N35E14', '/home/eve'] } : { code }),
    ...(hint === undefined ? {} : { hint }),
  }));

const unsafe = 'asset.unsafe-svg';
const none = 'asset.not-svg';
const bomb = Array.from(
  { length: 10 },
  (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
).join('');
const uses = (levels: number): string =>
  Array.from(
    { length: levels },
    (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
  ).join('');

/** Drawings that do more than show. */
export const drawings: readonly Case[] = [
  {
    what: 'a drawing: seventy kilobytes',
    file: 'assets/mark.svg',
    text: svg(`<!--${'x'.repeat(70_000)}-->`),
    at: { file: 'manifest.jsonc', mark: '"assets/mark.svg"' },
    code: 'asset.too-large',
    hint: 'simplify',
  },
  ...rows([
    ['a script', svg('¶<script>alert(1)</script>'), unsafe, ''],
    [
      'a script by a prefix',
      `<svg ${ns} xmlns:s="http://www.w3.org/2000/svg" ${box}><s:script>x()</s:script></svg>`.replace(
        'xmlns:s',
        '¶xmlns:s',
      ),
      unsafe,
      '',
    ],
    ['an event', svg('<path ¶onclick="x()" d="M0 0"/>'), unsafe, 'handles no events'],
    ['an event of the whole', svg('', ' ¶onload="x()"'), unsafe, 'handles no events'],
    ['an event in capitals', svg('<path ¶ONLOAD="x()" d="M0 0"/>'), unsafe, 'handles no events'],
    ['HTML in it', svg('¶<foreignObject><body>x</body></foreignObject>'), unsafe, ''],
    ['a frame', svg('¶<iframe src="//evil.example"/>'), unsafe, ''],
    ['a picture from elsewhere', svg('¶<image href="https://evil.example/x.png"/>'), unsafe, ''],
    ['a picture of data', svg('¶<image href="data:image/png;base64,AAAA"/>'), unsafe, ''],
    ['a part from elsewhere', svg('<use href="¶https://evil.example/x.svg#a"/>'), unsafe, ''],
    [
      'a part by the older way',
      `<svg ${ns} xmlns:xlink="http://www.w3.org/1999/xlink" ${box}><use xlink:href="¶//evil.example/x.svg#a"/>${drawn}</svg>`,
      unsafe,
      '',
    ],
    [
      'a colour from elsewhere',
      svg('<path fill="¶url(https://evil.example/x#a)" d="M0 0"/>'),
      unsafe,
      '',
    ],
    ['a colour that is a program', svg('<path fill="¶javascript:x()" d="M0 0"/>'), unsafe, ''],
    ['a sheet of styles', svg('¶<style>@import "//evil.example";</style>'), unsafe, ''],
    [
      'a style that asks elsewhere',
      svg('<path style="¶fill:url(//evil.example)" d="M0 0"/>'),
      unsafe,
      '',
    ],
    ['a link', svg('¶<a href="javascript:x()"><path d="M0 0"/></a>'), unsafe, ''],
    [
      'something that moves',
      svg('¶<animate attributeName="href" to="javascript:x()"/>'),
      unsafe,
      'stands still',
    ],
    ['something that sets', svg('¶<set attributeName="onclick" to="x()"/>'), unsafe, ''],
    ['a filter', svg('¶<filter id="f"><feImage href="//evil.example"/></filter>'), unsafe, ''],
    ['letters', svg('¶<text>Bonus</text>'), unsafe, ''],
    ['notes of a program', svg('¶<metadata>N 35 E 14</metadata>'), unsafe, 'plain or optimised'],
    [
      'a namespace of others',
      `<svg ${ns} ¶xmlns:i="http://ns.adobe.com/ai/" ${box}>${drawn}</svg>`,
      unsafe,
      '',
    ],
    [
      'the namespace of HTML',
      `<svg xmlns="¶http://www.w3.org/1999/xhtml" ${box}>${drawn}</svg>`,
      unsafe,
      'It is http',
    ],
    ['a picture in a picture', svg('¶<svg/>'), unsafe, ''],
    ['an attribute for programs', svg('<path ¶data-x="1" d="M0 0"/>'), unsafe, 'Delete it'],
    [
      'an entity bomb',
      `¶<!DOCTYPE svg [<!ENTITY e0 "ha">${bomb}]>${svg('<title>&e10;</title>')}`,
      unsafe,
      '',
    ],
    [
      'a file of the machine',
      `¶<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>${svg('<title>&f;</title>')}`,
      unsafe,
      '',
    ],
    [
      'a definition from elsewhere',
      `¶<!DOCTYPE svg SYSTEM "http://evil.example/x.dtd">${svg('')}`,
      unsafe,
      '',
    ],
    [
      'a sheet by an instruction',
      `¶<?xml-stylesheet href="//evil.example"?>${svg('')}`,
      unsafe,
      '',
    ],
    [
      'a part that calls itself',
      svg('<g id="a"><use href="¶#a"/></g>'),
      'asset.svg-complex',
      'Draw the part',
    ],
    [
      'a part that is not there',
      svg('<path fill="¶url(#nowhere)" d="M0 0"/>'),
      'asset.svg-reference',
      '',
    ],
    [
      'parts of parts of parts, ten times each',
      svg(`<defs><g id="g0"><path d="M0 0"/></g>${uses(9)}</defs><use href="#g9"/>`),
      'asset.svg-complex',
      '',
    ],
    [
      'three thousand elements',
      svg(`${'<path d="M0 0"/>'.repeat(1999)}¶${'<path d="M0 0"/>'.repeat(1001)}`),
      'asset.svg-complex',
      '',
    ],
    [
      'forty levels',
      svg(`${'<g>'.repeat(31)}¶${'<g>'.repeat(9)}${'</g>'.repeat(40)}`),
      'asset.svg-complex',
      '',
    ],
    ['another root', `¶<html ${ns} ${box}/>`, none, ''],
    ['text alone', '¶not a picture', none, ''],
    ['nothing', '¶', none, ''],
    ['no measure', `¶<svg ${ns}>${drawn}</svg>`, none, 'viewBox'],
    ['a measure of nothing', `¶<svg ${ns} viewBox="0 0 0 0">${drawn}</svg>`, none, 'viewBox'],
    ['a measure that is none', `¶<svg ${ns} viewBox="0 0 NaN 1">${drawn}</svg>`, none, 'viewBox'],
    ['a line as a logo', `¶<svg ${ns} viewBox="0 0 2000 10">${drawn}</svg>`, none, 'viewBox'],
    ['no namespace', `¶<svg ${box}>${drawn}</svg>`, none, 'Add xmlns'],
    ['an end that is missing', `<svg ${ns} ${box}>${drawn}`, none, ''],
    ['two roots', `${svg('')}¶${svg('')}`, none, ''],
    ['an attribute twice', svg('<path d="M0 0" ¶d="M1 1"/>'), none, ''],
    ['an entity that there is not', svg('<title>¶&nbsp;</title>'), none, ''],
    ['a bare ampersand', svg('<title>A ¶& B</title>'), none, ''],
    ['a letter that XML has not', svg('<title>¶&#0;</title>'), none, ''],
    ['data that is not read', svg('¶<![CDATA[<script>x()</script>]]>'), 'asset.unsafe-svg', ''],
    [
      'a comment with who drew it where',
      soundMark.replace('<circle', '<!-- /home/eve/N35E14 --><circle'),
    ],
    ['a title with entities', svg('<title>A &amp; &#x42;</title>')],
  ]),
];
