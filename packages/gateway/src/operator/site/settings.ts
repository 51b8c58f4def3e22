import { loginSetting, registrationSetting } from '../../chapters/door/index.ts';
import { lobbyOrder } from '../../chapters/lobby/index.ts';
import { siteSettings } from '../../chapters/site/index.ts';

/** What an operator may say of a site while it runs, of every chapter. */
export const settingShapes = {
  ...siteSettings,
  registration: registrationSetting,
  login: loginSetting,
  lobby: lobbyOrder,
} as const;

export type SettingName = keyof typeof settingShapes;

export const settingNames: readonly string[] = Object.keys(settingShapes);

export const isCountry = (what: string): boolean => /^[A-Z]{2}$/.test(what);
