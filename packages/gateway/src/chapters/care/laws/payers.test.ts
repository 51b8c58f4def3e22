import { describe } from 'vitest';
import { payers, preparePayers } from '../../../testing/laws/payers.ts';
import { tryLaws } from '../../../testing/laws/try.ts';

describe('every law: who pays, and with what [RG-33 api]', () => {
  tryLaws(payers, preparePayers);
});
