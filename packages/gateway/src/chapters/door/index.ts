export { door } from './chapter.ts';
export { readAnswer } from './captcha/answer.ts';
export { firebaseKeys } from './identity/keys.ts';
export { REGISTRATION_SETTING, type registrationSetting } from './settings/registration.ts';
export { messageSteps } from './messages/steps.ts';
export type { DoorTables } from './tables.ts';
