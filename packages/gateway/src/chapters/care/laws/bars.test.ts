import { describe } from 'vitest';
import { bars } from '../../../testing/laws/bars.ts';
import { tryLaws } from '../../../testing/laws/try.ts';

describe('every law: time-outs and exclusions [RG-20 api] [RG-21 api] [BX-08 api]', () => {
  tryLaws(bars);
});
