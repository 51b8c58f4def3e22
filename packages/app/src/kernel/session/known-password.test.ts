import { beforeEach, expect, it, vi } from 'vitest';
import { member } from '../../testing/samples.ts';

async function openPage() {
  vi.resetModules();
  return { ...(await import('./session.ts')), ...(await import('./known-password.ts')) };
}

let page: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  page = await openPage();
  page.keepPassword('maria', 'correct-horse');
  page.openSession(member);
});

it('knows a password for its member alone, and keeps it in no storage [CP-02]', () => {
  expect(page.knownPassword('maria')).toBe('correct-horse');
  expect(page.knownPassword('jose')).toBeUndefined();
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(stored).not.toContain('correct-horse');
});

it('forgets it with the session, and when told to [CP-08]', () => {
  page.closeSession();
  expect(page.knownPassword('maria')).toBeUndefined();
  page.keepPassword('maria', 'correct-horse');
  page.openSession({ ...member, userName: 'jose' });
  expect(page.knownPassword('maria')).toBeUndefined();
  page.keepPassword('jose', 'correct-horse');
  page.forgetPassword();
  expect(page.knownPassword('jose')).toBeUndefined();
});

it('does not know it any more after a reload', async () => {
  expect((await openPage()).knownPassword('maria')).toBeUndefined();
});
