import { describe } from 'vitest';
import { raises } from '../../../testing/laws/raises.ts';
import { tryLaws } from '../../../testing/laws/try.ts';

describe('every law: limits that are raised [RG-08 api] [BX-04 api] [RG-36 api]', () => {
  tryLaws(raises);
});
