import { local } from '@livery/web/store/storage';

const key = 'appWindow';

/** The app was offered by itself on this device. */
export const wasInvited = (): boolean => local.get(key) === '1';

/** It was before this page was loaded: what is offered anew would follow at the heel of what was closed. */
const before = wasInvited();
export const wasInvitedBefore = (): boolean => before;

export const noteInvited = (): void => local.set(key, '1');
