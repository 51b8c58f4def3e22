export { identity } from './chapter.ts';
export { connectIdentity } from './providers/accounts.ts';
export { readPicture } from './desk/read.ts';
export type { IdentityTables } from './rows/tables.ts';
