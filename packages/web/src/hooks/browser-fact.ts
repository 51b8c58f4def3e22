import { useSyncExternalStore } from 'react';

const never = () => (): void => {};

/** What only the browser at hand can tell; on a page that was rendered, what the build took for it until it is alive. */
export const useBrowserFact = <T extends string | boolean | undefined>(
  tell: () => T,
  atBuild: T,
): T => useSyncExternalStore(never, tell, () => atBuild);

const tellSecure = (): boolean => isSecureContext;

/** Whether what is typed here can be sent without anybody reading it on the way. */
export const useSecureAddress = (): boolean => useBrowserFact(tellSecure, true);
