import * as launch from './launch.ts';

export const playEndpoints = {
  launch: launch.launch,
  launchFacebook: launch.launchFacebook,
} as const;
