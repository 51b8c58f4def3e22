import { readData, speakWith } from './page.ts';

speakWith(readData());
