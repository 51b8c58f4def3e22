import { expect, it } from 'vitest';
import { merchant } from '../../testing/samples.ts';
import { catalogues } from '../../texts/catalogues.ts';
import { provideCatalogues } from '../i18n/catalogues.ts';
import { createTexts } from '../i18n/i18n.ts';
import { ApiError } from '@livery/web/http/api-error';
import { errorText } from './error-text.ts';

provideCatalogues(catalogues);
const { t } = (await createTexts(merchant, 'EN')).speech.get();

it('says what the platform’s code means [ER-01, ER-02]', () => {
  expect(errorText(new ApiError('auth.required', 401), t)).toBe(
    'You are not logged in, please login first',
  );
  expect(errorText(new ApiError('user.missing', 404), t)).toBe(
    'Sorry, the user does not exist or is disabled.',
  );
  expect(errorText(new ApiError('system.upgrading', 503), t)).toBe(
    'System upgrading, please try again later.',
  );
});

it('puts the figures of a refusal into its words', () => {
  const busy = new ApiError('rate.limited', 429, {
    value: null,
    params: { seconds: 8 },
  });
  expect(errorText(busy, t)).toBe('Too many tries. Please wait 8 seconds.');
});

it('asks for a moment where nobody says how many seconds', () => {
  expect(errorText(new ApiError('rate.limited', 429), t)).toBe(
    'Too many tries. Please wait a moment.',
  );
});

it('says that there is no connection when nobody answered, or not in time', () => {
  expect(errorText(new ApiError('offline', 0), t)).toMatch(/No connection/);
  expect(errorText(new ApiError('timeout', 0), t)).toMatch(/No connection/);
});

it.each(['a.code.of.tomorrow', 'constructor', '__proto__', ''])(
  'has words even for a code without words of its own (%j)',
  (code) => {
    expect(errorText(new ApiError(code, 400), t)).toBe(
      'Unknown error. Please try again in a moment.',
    );
  },
);

it('tells nobody the inside of a fault of ours', () => {
  expect(errorText(new TypeError('x is not a function'), t)).toBe(
    'Unknown error. Please try again in a moment.',
  );
});
