import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { ReportGroup } from '../api/reports.ts';

/** What the rows of a report can be of. */
export const reportGroups: Readonly<Record<ReportGroup, TextKey>> = {
  day: 'flag.AGENCY3.by.day',
  branch: 'flag.AGENCY3.by.branch',
  category: 'flag.AGENCY3.by.category',
};

/** As an address says it; by day where it says none that there is. */
export const groupIn = (text: string | undefined): ReportGroup =>
  text !== undefined && Object.hasOwn(reportGroups, text) ? (text as ReportGroup) : 'day';
