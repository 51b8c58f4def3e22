export { GuardFormSkeleton } from '#chapters/member';
