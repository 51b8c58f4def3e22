import { describe } from 'vitest';
import { identity, prepareDesks } from '../../../testing/laws/identity.ts';
import { tryLaws } from '../../../testing/laws/try.ts';

describe('every law: who somebody is [RG-32 api] [BX-15 api]', () => {
  tryLaws(identity, prepareDesks);
});
