import { describe } from 'vitest';
import { payingOut, prepareVaults } from '../../../testing/laws/paying-out.ts';
import { tryLaws } from '../../../testing/laws/try.ts';

describe('every law: paying out [RG-29 api] [RG-32 api]', () => {
  tryLaws(payingOut, prepareVaults);
});
