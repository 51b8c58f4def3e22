import { describe } from 'vitest';
import { payingIn, prepareTills } from '../../../testing/laws/paying-in.ts';
import { tryLaws } from '../../../testing/laws/try.ts';

describe('every law: paying in [RG-05 api] [RG-06 api] [RG-09 api] [RG-32 api]', () => {
  tryLaws(payingIn, prepareTills);
});
