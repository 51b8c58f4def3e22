import { describe } from 'vitest';
import { prepareRegister, registers } from '../../../testing/laws/register.ts';
import { tryLaws } from '../../../testing/laws/try.ts';

describe('every law: registers of excluded players [RG-22 api] [BX-15 api]', () => {
  tryLaws(registers, prepareRegister, { asksRegister: true });
});
