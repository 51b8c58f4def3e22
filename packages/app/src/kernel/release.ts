import { createRelease } from '@livery/web/release/release';
import { perTab } from '@livery/web/store/storage';

export const { note: noteRelease, take: takeRelease } = createRelease(perTab);
