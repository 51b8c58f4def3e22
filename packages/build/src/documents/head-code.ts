import { headScript } from '@livery/themes';
import { claimHtmlPolicy } from '@livery/themes/contract';

/** The first that runs of a page: whatever came earlier could make the policy that reads HTML. */
export const headCode = claimHtmlPolicy + headScript;
