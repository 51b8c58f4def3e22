/** Opened from the home screen rather than in a browser's tab; a build is neither. */
export const isStandalone = (): boolean =>
  typeof matchMedia !== 'undefined' && matchMedia('(display-mode: standalone)').matches;

/** How the platform is told what it talks to. */
export const deviceHeader = (): 'OTHERS' | 'H5' => (isStandalone() ? 'OTHERS' : 'H5');
