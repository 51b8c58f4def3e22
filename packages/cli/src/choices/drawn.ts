import { clashesIn, cssOf, onlyUsedBy, type Clash } from '@livery/themes';
import { cssName, slots, type SlotName, type Template } from '@livery/themes/contract';
import type { LoadedMerchant } from '@livery/merchants/load';

/** One choice as it is drawn for a merchant. */
export interface DrawnChoice {
  readonly slot: SlotName;
  readonly choice: string;
  /** What the merchant has now. */
  readonly isCurrent: boolean;
  /** Choices of other slots that had to give way, with the reason. */
  readonly others: readonly {
    readonly slot: SlotName;
    readonly choice: string;
    readonly why: string;
  }[];
  /** Tokens that stand at nothing in the brand, and with what the choice is drawn instead. */
  readonly values: readonly { readonly token: string; readonly value: string }[];
}

/** What a choice is measured by: where that is nothing, the choice shows nothing. */
const measures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'edges cut': {
    'cut.tile': '14px',
    'cut.tileLarge': '16px',
    'cut.row': '10px',
    'cut.card': '16px',
  },
  'frames glow': { 'effect.tileGlow': '0.6' },
  'frames frame': { 'border.frame': '2px', 'space.mat': '4px' },
  'seam scallop': { 'size.edge': '16px' },
  'seam diagonal': { 'size.edge': '24px' },
  'titleMark bar': { 'size.markWidth': '4px', 'size.markHeight': '20px' },
  'winners stall': { 'size.awning': '40px' },
  'blocks rules': { 'border.rule': '1px' },
  'sheet centred': { 'border.rule': '1px' },
  'plate lean': { 'effect.angle': '8' },
  'marks lozenge': { 'effect.angle': '8' },
  'tag lean': { 'effect.angle': '8' },
};

/** What else has to be chosen for a choice to be seen at all. */
const company: Readonly<Partial<Record<SlotName, Partial<Template>>>> = {
  plate: { rail: 'holders' },
};

const withChoice = (template: Template, slot: SlotName, choice: string): Template => ({
  ...template,
  [slot]: choice,
});

/** The other side of a clash, for whoever holds to one. */
const opposite = ({ one, other }: Clash, slot: SlotName): SlotName =>
  one[0] === slot ? other[0] : one[0];

/** Lets other slots give way, one after another, until nothing clashes with the choice. */
function giveWay(template: Template, slot: SlotName): DrawnChoice['others'] {
  const others: { slot: SlotName; choice: string; why: string }[] = [];
  let now = template;
  for (const clash of clashesIn(template)) {
    if (clash.one[0] !== slot && clash.other[0] !== slot) continue;
    if (!clashesIn(now).includes(clash)) continue;
    const other = opposite(clash, slot);
    const free = slots[other].choices.find(
      (choice) => clashesIn(withChoice(now, other, choice)).length < clashesIn(now).length,
    );
    if (free === undefined) continue;
    now = withChoice(now, other, free);
    others.push({ slot: other, choice: free, why: clash.why });
  }
  return others;
}

/** Tokens that are nothing in the mode of a first visit. */
function missingIn(merchant: LoadedMerchant, name: string): DrawnChoice['values'] {
  const theme = merchant.themes[merchant.template.defaultTheme];
  return Object.entries(measures[name] ?? {}).flatMap(([token, value]) => {
    const own = theme.get(token)?.value;
    return own === undefined || /^0(?:px)?$/.test(cssOf(own)) ? [{ token, value }] : [];
  });
}

/** Every choice of a slot, each as it would stand in the merchant's own template. */
export function drawnChoices(merchant: LoadedMerchant, slot: SlotName): readonly DrawnChoice[] {
  const template = { ...merchant.template.slots };
  return slots[slot].choices.map((choice) => {
    const wished = withChoice({ ...template, ...company[slot] }, slot, choice);
    const needed = Object.entries(company[slot] ?? {}).flatMap(([other, needs]) =>
      template[other as SlotName] === needs
        ? []
        : [{ slot: other as SlotName, choice: needs, why: 'it is seen nowhere else' }],
    );
    return {
      slot,
      choice,
      isCurrent: template[slot] === choice,
      others: [...needed, ...giveWay(wished, slot)],
      values: missingIn(merchant, `${slot} ${choice}`),
    };
  });
}

/** What the frame of a picture is told. */
export const frameOf = ({ slot, choice, others, values }: DrawnChoice) => ({
  changes: Object.fromEntries([
    ...others.map((other) => [other.slot, other.choice]),
    [slot, choice],
  ]) as Readonly<Record<string, string>>,
  values: Object.fromEntries(values.map(({ token, value }) => [cssName(token), value])),
});

/** The choice without which a token is never read, where the merchant has another. */
export function elsewhere(merchant: LoadedMerchant, token: string) {
  const use = onlyUsedBy.get(token);
  return use && merchant.template.slots[use.slot] !== use.choice ? use : undefined;
}
