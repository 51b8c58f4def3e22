/**
 * Nobody reads these databases after the run, so no disk is waited for, and each
 * is read by so few that little memory is enough: touching more is most of what
 * a copy costs. Tests of what survives a kill start servers of their own, as
 * players have them.
 */
export const FORGETFUL: readonly string[] = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'checkpoint_timeout=1h',
  'shared_buffers=32MB',
];
