import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';

const said = (): Promise<string> => readFile(process.env['LIVERY_E2E_SAID'] ?? '', 'utf8');

/** The newest code that was sent to a phone, as its owner reads it. */
export async function codeSentTo(phone: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const messages = (await said()).split('\n').filter((line) => line.includes(`SMS to ${phone} `));
    code = /\b\d{6}\b/.exec(messages.at(-1)?.split('): ')[1] ?? '')?.[0];
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}
