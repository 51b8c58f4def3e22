import type { KernelTables } from './tables/kernel.ts';
import type { OutboxTables } from './tables/outbox.ts';
import type { SiteTables } from './tables/site.ts';
import type { StaffTables } from './tables/staff.ts';

/** All tables: the kernel’s own, and those that each chapter adds in its `tables.ts`. */
export interface Database extends KernelTables, OutboxTables, SiteTables, StaffTables {}
