import { readData, speakWith } from './chapters/account/codes/frame/page.ts';

speakWith(readData());
