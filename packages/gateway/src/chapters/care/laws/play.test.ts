import { describe } from 'vitest';
import { play } from '../../../testing/laws/play.ts';
import { tryLaws } from '../../../testing/laws/try.ts';

describe('every law: play [RG-11 api] [RG-12 api] [RG-32 api]', () => {
  tryLaws(play);
});
