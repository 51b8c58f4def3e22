/** A module of its own: whoever imports a chapter's door when it is wanted gets all of the chapter. */
export { UnreadKeeper } from '#chapters/messages';
