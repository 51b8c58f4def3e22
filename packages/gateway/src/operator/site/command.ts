import { merchantNamed, orderFrom, type OperatorCommand } from '../terminal/command.ts';
import { ORDER_OPTIONS, takeOptions } from '../terminal/options.ts';
import { executeOrder } from './execute.ts';
import { readOrder, requireCountrySource, requireKnown, usage } from './order.ts';

/** `pnpm gateway site …`: closes a site, switches features off, keeps places out, changes what it says. */
export const siteCommand: OperatorCommand = {
  name: 'site',
  summary: 'orders a site that runs: closes it, switches a feature off, keeps a region out',
  usage,
  read(args) {
    const given = takeOptions(usage, args, ORDER_OPTIONS);
    const read = readOrder(given.words);
    const from = orderFrom(given);
    return (desk) => {
      requireKnown(desk.merchants, read);
      requireCountrySource(read.order, desk.country);
      return executeOrder(desk, merchantNamed(desk.merchants, read.merchant), read.order, from);
    };
  },
};
