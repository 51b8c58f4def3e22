import { describe } from 'vitest';
import { door } from '../../../testing/laws/door.ts';
import { tryLaws } from '../../../testing/laws/try.ts';

describe('every law: who comes in [RG-01 api] [BX-01 api] [RG-30 api]', () => {
  tryLaws(door);
});
