import { expect, it } from 'vitest';
import { deviceName } from './visitor.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const android = `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webkit}`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${android} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome · Android'],
  [
    `${android} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet · Android',
  ],
  [windows, 'Chrome · Windows'],
  [`${windows} Edg/142.0.0.0`, 'Edge · Windows'],
  [`${windows} OPR/125.0.0.0`, 'Opera · Windows'],
  [`${iphone} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari · iPhone'],
  [`${iphone} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome · iPhone'],
  [`${iphone} Mobile/22A3354 [FBAN/FBIOS;FBAV/500.0]`, 'Facebook · iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox · Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15)', 'Mac'],
  ['curl/8.14.1', ''],
  ['', ''],
])('names the browser and the system of %j', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
