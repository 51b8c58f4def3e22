import { describe } from 'vitest';
import { pace } from '../../../testing/laws/pace.ts';
import { tryLaws } from '../../../testing/laws/try.ts';

describe('every law: how long a round takes at least [RG-25 api]', () => {
  tryLaws(pace);
});
