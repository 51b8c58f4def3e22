import { expect, it } from 'vitest';
import { isServiceAddress, openPath } from './open-path.ts';

/** As the contract gives it. */
const path = 'AAECAwQFBgcICQoL83TQBOZAP0pUXXs9GRJQ5gKzNegD_4qr5-ZrXpKBoqt5xNwRLpXH6ob2WqAK7pQ2xZ9';

it('opens a path by the key at its end [MS-17]', async () => {
  expect(await openPath(path, 'demo')).toBe('https://t.me/example_support');
});

it.each([
  ['of another merchant', path, 'other'],
  ['with another key', `${path.slice(0, -1)}8`, 'demo'],
  ['that was changed on the way', path.replace('83TQ', '83TR'), 'demo'],
  ['that was cut', path.slice(10), 'demo'],
  ['that is none', 'https://t.me/example_support', 'demo'],
  ['that is empty', '', 'demo'],
  ['of ten thousand letters', 'A'.repeat(10_000), 'demo'],
])('opens no path %s [MS-17]', async (_, broken, merchantCode) => {
  const opened = await openPath(broken, merchantCode).catch(() => 'refused');
  expect(opened).toBe('refused');
});

it.each([
  ['https://chat.example/aurora', true],
  ['tel:+6325550', true],
  ['mailto:help@brand.example', true],
  ['https://elsewhere.example/', false],
  ['https://chat.example.elsewhere.example/', false],
  ['https://elsewhere-chat.example/', false],
  ['https://chat.example@elsewhere.example/', false],
  ['https://chat.example:8443/', false],
  ['http://chat.example/', false],
  ['javascript:alert(1)', false],
  ['//chat.example/', false],
  ['', false],
])('leads to %s: %s [MS-17]', (address, isAllowed) => {
  expect(isServiceAddress(address, ['chat.example'])).toBe(isAllowed);
});
