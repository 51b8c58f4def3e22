import { local } from '@livery/web/store/storage';

const key = 'ageConfirmed';

/** Whether somebody on this device has said that they are of an age: a brand that asks for more asks again. */
export const isAgeConfirmed = (age: number): boolean => Number(local.get(key) ?? 0) >= age;

export const confirmAge = (age: number): void => local.set(key, String(age));
