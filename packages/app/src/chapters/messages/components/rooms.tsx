import * as css from './rooms.css.ts';

/** The room of a line of notices, before there is one. */
export const NoticesRoom = () => <div className={css.notices} />;
