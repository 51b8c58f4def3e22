import { watchCalm } from '@livery/web/live/calm';

export const { isCalm, onceCalm } = watchCalm();
