/** Its bones are those of the screen before it knows its topics. */
export { HelpBones as HelpSkeleton } from '#chapters/site';
